//! The built web client and documentation, embedded.
//!
//! The files of `dist/` are part of the program, so a server needs no other files. A file may have compressed forms
//! beside it, `.br` and `.gz`, for clients that accept them.

mod coding;

use rust_embed::RustEmbed;

pub use coding::Coding;

#[derive(RustEmbed)]
#[folder = "dist/"]
struct Dist;

/// One file of the web client.
#[derive(Debug)]
pub struct Asset {
    /// The bytes to send.
    pub bytes: std::borrow::Cow<'static, [u8]>,
    /// Its SHA-256 in hexadecimal, which changes whenever the file does.
    pub digest: String,
    /// The media type of the file.
    pub kind: &'static str,
    /// How it is compressed.
    pub coding: Coding,
}

/// The start page.
pub const INDEX: &str = "index.html";

/// The file of this path below the root of the site.
pub fn get(path: &str) -> Option<Asset> {
    coded(path, Coding::Plain)
}

/// Like [`file`], but in the smallest coding that this `Accept-Encoding` allows.
pub fn get_for(path: &str, accepted: &str) -> Option<Asset> {
    // Compressed forms have no path of their own.
    let plain = get(path)?;
    let compressed = Coding::wanted(accepted).into_iter().find_map(|coding| coded(path, coding));
    Some(compressed.unwrap_or(plain))
}

fn coded(path: &str, coding: Coding) -> Option<Asset> {
    let file = Dist::get(&format!("{path}{}", coding.ending()))?;
    Some(Asset { bytes: file.data, digest: hex(&file.metadata.sha256_hash()), kind: kind(path), coding })
}

/// The paths of all files, without the compressed forms.
pub fn paths() -> impl Iterator<Item = std::borrow::Cow<'static, str>> {
    let compressed = [Coding::Gzip, Coding::Brotli].map(Coding::ending);
    Dist::iter().filter(move |path| !compressed.iter().any(|ending| path.ends_with(ending)))
}

/// Changes whenever any file of the client does.
pub fn bundle() -> String {
    let mut names: Vec<_> = Dist::iter().collect();
    names.sort();
    let mut all = Vec::new();
    for name in names {
        let file = Dist::get(&name).expect("it is listed");
        all.extend_from_slice(&file.metadata.sha256_hash());
    }
    // FNV-1a: a short name for a set of digests, not a safeguard.
    let hash = all.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string does not fail");
        text
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_embedded_and_nothing_outside_is_reachable() {
        let page = get(INDEX).unwrap();
        assert_eq!(page.kind, "text/html; charset=utf-8");
        assert_eq!(page.digest.len(), 64);
        assert!(get("../Cargo.toml").is_none() && get("").is_none());
        assert!(get_for("../Cargo.toml", "br, gzip").is_none() && get_for("", "br").is_none());
        assert_eq!(bundle(), bundle());
    }

    #[test]
    fn every_file_is_listed_once_and_not_its_compressed_forms() {
        let listed: Vec<_> = paths().collect();
        assert!(
            listed.iter().any(|path| path == INDEX) && listed.iter().any(|path| path == "docs/index.html")
        );
        let files: Vec<_> = Dist::iter().collect();
        for path in files {
            let plain = path.trim_end_matches(".br").trim_end_matches(".gz");
            assert_eq!(listed.iter().filter(|one| one.as_ref() == plain).count(), 1, "{path}");
        }
    }

    #[test]
    fn a_client_that_accepts_no_coding_gets_the_plain_file() {
        for path in Dist::iter() {
            let plain = get_for(&path, "").unwrap();
            assert_eq!(plain.coding, Coding::Plain);
            assert_eq!(plain.bytes, get(&path).unwrap().bytes);
        }
    }

    #[test]
    fn a_compressed_form_is_smaller_and_keeps_the_media_type() {
        for path in Dist::iter() {
            for accepted in ["br", "gzip"] {
                let (plain, sent) = (get(&path).unwrap(), get_for(&path, accepted).unwrap());
                assert_eq!(sent.kind, plain.kind);
                let compressed = sent.coding != Coding::Plain;
                assert!(!compressed || sent.bytes.len() < plain.bytes.len(), "{path} as {accepted}");
                assert_eq!(compressed, sent.digest != plain.digest);
            }
        }
    }
}
