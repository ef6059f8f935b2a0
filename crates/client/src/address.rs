//! The address of a server.

use std::fmt;

use tungstenite::http::Uri;

use crate::ClientError;
use crate::http::part;

/// The address of a server: scheme, host and port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Whether the connection is encrypted.
    pub(crate) tls: bool,
    /// The name or number of the machine, without the brackets of IPv6.
    pub(crate) host: String,
    pub(crate) port: u16,
}

/// The part of a page's path that names a table.
const TABLE: &str = "/table/";

impl Address {
    /// Reads an address as people write it (`play.example.org`, `127.0.0.1:7777`, `https://play.example.org/`) or the
    /// link of a page on the server. Also returns the id of the table if the link leads to one.
    pub fn parse(text: &str) -> Result<(Self, Option<String>), ClientError> {
        let text = text.trim();
        let bad = |why| ClientError::BadAddress { text: text.to_owned(), why };
        if text.is_empty() {
            return Err(bad("it is empty"));
        }
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
        let tls = match scheme.to_ascii_lowercase().as_str() {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return Err(bad("it begins with neither http:// nor https://")),
        };
        let uri: Uri = format!("http://{rest}").parse().map_err(|_| bad("it is not a URL"))?;
        let authority = uri.authority().ok_or_else(|| bad("it names no host"))?;
        if authority.as_str().contains('@') {
            return Err(bad("it must not contain a name or password"));
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        if host.is_empty() {
            return Err(bad("it names no host"));
        }
        let after = authority.as_str().rsplit_once(']').map_or(authority.as_str(), |(_, after)| after);
        let port = match after.split_once(':') {
            None if tls => 443,
            None => 80,
            Some((_, port)) => port
                .parse()
                .ok()
                .filter(|port| *port > 0)
                .ok_or_else(|| bad("its port is not a number from 1 to 65535"))?,
        };
        let table = uri.path().strip_prefix(TABLE).map(|id| id.trim_end_matches('/').to_owned());
        Ok((Self { tls, host, port }, table.filter(|id| !id.is_empty())))
    }

    /// The invite link of a table.
    pub fn invitation(&self, table: &str) -> String {
        format!("{self}{TABLE}{}", part(table))
    }

    /// Host and port, as in the header `Host`.
    pub(crate) fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.tls { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.tls { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority())
    }
}

/// The id of a table as people give it: the id itself, or the link that leads there.
pub fn table_id(text: &str) -> &str {
    let text = text.trim();
    let path = text.split(['?', '#']).next().unwrap_or_default();
    path.rsplit_once(TABLE).map_or(text, |(_, id)| id.trim_end_matches('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (String, Option<String>) {
        let (address, table) = Address::parse(text).unwrap_or_else(|error| panic!("{error}"));
        (address.to_string(), table)
    }

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, address) in [
            ("http://127.0.0.1:7777", "http://127.0.0.1:7777"),
            ("127.0.0.1:7777/", "http://127.0.0.1:7777"),
            (" localhost:80 ", "http://localhost"),
            ("HTTPS://Play.example.org", "https://Play.example.org"),
            ("https://play.example.org:8443/history", "https://play.example.org:8443"),
            ("ws://[::1]:7777/api/socket", "http://[::1]:7777"),
            ("wss://[::1]", "https://[::1]"),
        ] {
            assert_eq!(read(text), (address.to_owned(), None), "{text}");
        }
    }

    #[test]
    fn a_link_leads_to_its_table() {
        let (address, table) = read("https://play.example.org/table/ab12/");
        assert_eq!((address.as_str(), table.as_deref()), ("https://play.example.org", Some("ab12")));
        assert_eq!(read("localhost/table/").1, None);
        let link = Address::parse(&address).unwrap().0.invitation("ab12");
        assert_eq!((link.as_str(), table_id(&link)), ("https://play.example.org/table/ab12", "ab12"));
        assert_eq!([table_id(" ab12 "), table_id("x/table/ab12/?from=mail")], ["ab12", "ab12"]);
    }

    #[test]
    fn a_bad_address_has_an_error_of_one_line() {
        for (text, why) in [
            ("", "it is empty"),
            ("ftp://example.org", "neither http"),
            ("http://", "not a URL"),
            ("http://:7777", "no host"),
            ("http://example.org:port", "port"),
            ("http://example.org:0", "port"),
            ("http://example.org:65536", "port"),
            ("http://ann:secret@example.org", "password"),
            ("two words", "not a URL"),
        ] {
            let error = Address::parse(text).expect_err(text);
            let line = error.to_string();
            assert_eq!(error.code(), "bad-address");
            assert!(line.contains(why) && line.lines().count() == 1, "{text}: {line}");
        }
    }
}
