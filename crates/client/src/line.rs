//! A byte stream to a server, plain or encrypted.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use crate::{Address, ClientError};

/// How long to wait for a connection, for an answer, and for room to write.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A byte stream to a server.
pub(crate) enum Line {
    Plain(TcpStream),
    #[cfg(feature = "tls")]
    Tls(Box<rustls::StreamOwned<rustls::ClientConnection, TcpStream>>),
}

impl Line {
    /// Connects.
    pub(crate) fn open(address: &Address) -> Result<Self, ClientError> {
        let stream = connect(address)?;
        if address.tls { encrypt(address, stream) } else { Ok(Self::Plain(stream)) }
    }

    /// How long a read may wait before it gives up with [`waited`].
    pub(crate) fn read_within(&self, time: Duration) -> io::Result<()> {
        self.stream().set_read_timeout(Some(time))
    }

    const fn stream(&self) -> &TcpStream {
        match self {
            Self::Plain(stream) => stream,
            #[cfg(feature = "tls")]
            Self::Tls(stream) => &stream.sock,
        }
    }
}

/// Whether a read or write timed out or was interrupted, and can be repeated.
pub(crate) fn waited(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
}

/// An I/O error in a few words.
pub(crate) fn unreachable(address: &Address, error: &io::Error) -> ClientError {
    let why = match error.kind() {
        kind if waited(error) && kind != io::ErrorKind::Interrupted => "no answer in time".to_owned(),
        io::ErrorKind::Other | io::ErrorKind::InvalidData => error.to_string(),
        kind => kind.to_string(),
    };
    ClientError::Unreachable { address: address.to_string(), why }
}

fn connect(address: &Address) -> Result<TcpStream, ClientError> {
    let gone = |error: io::Error| unreachable(address, &error);
    let unknown =
        || ClientError::Unreachable { address: address.to_string(), why: "unknown host".to_owned() };
    let places = (address.host.as_str(), address.port).to_socket_addrs().map_err(|_| unknown())?;
    let mut last = unknown();
    // A name may have several addresses; the first that answers will do.
    for place in places {
        match TcpStream::connect_timeout(&place, TIMEOUT) {
            Ok(stream) => {
                stream.set_nodelay(true).map_err(gone)?;
                stream.set_read_timeout(Some(TIMEOUT)).map_err(gone)?;
                stream.set_write_timeout(Some(TIMEOUT)).map_err(gone)?;
                return Ok(stream);
            }
            Err(error) => last = gone(error),
        }
    }
    Err(last)
}

#[cfg(not(feature = "tls"))]
fn encrypt(address: &Address, _stream: TcpStream) -> Result<Line, ClientError> {
    Err(ClientError::NoTls(address.to_string()))
}

#[cfg(feature = "tls")]
fn encrypt(address: &Address, stream: TcpStream) -> Result<Line, ClientError> {
    use std::sync::Arc;

    use rustls::pki_types::ServerName;
    use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

    let broken = |why: String| ClientError::Unreachable { address: address.to_string(), why };
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    roots.add_parsable_certificates(own_authorities().map_err(broken)?);
    let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| broken(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(address.host.clone()).map_err(|error| broken(error.to_string()))?;
    let session = ClientConnection::new(Arc::new(config), name).map_err(|error| broken(error.to_string()))?;
    let mut stream = StreamOwned::new(session, stream);
    // The handshake happens here, so that a bad certificate is reported at once.
    while stream.conn.is_handshaking() {
        stream.conn.complete_io(&mut stream.sock).map_err(|error| unreachable(address, &error))?;
    }
    Ok(Line::Tls(Box::new(stream)))
}

/// The additional authorities in the file that `SSL_CERT_FILE` names, for servers with a private certificate.
#[cfg(feature = "tls")]
fn own_authorities() -> Result<Vec<rustls::pki_types::CertificateDer<'static>>, String> {
    use rustls::pki_types::CertificateDer;
    use rustls::pki_types::pem::PemObject;

    let Some(file) = std::env::var_os("SSL_CERT_FILE") else { return Ok(Vec::new()) };
    let unusable =
        |error| format!("SSL_CERT_FILE names {}, which cannot be used: {error:?}", file.to_string_lossy());
    CertificateDer::pem_file_iter(&file).map_err(unusable)?.collect::<Result<_, _>>().map_err(unusable)
}

impl Read for Line {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.read(buffer),
            #[cfg(feature = "tls")]
            Self::Tls(stream) => stream.read(buffer),
        }
    }
}

impl Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.write(bytes),
            #[cfg(feature = "tls")]
            Self::Tls(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(stream) => stream.flush(),
            #[cfg(feature = "tls")]
            Self::Tls(stream) => stream.flush(),
        }
    }
}
