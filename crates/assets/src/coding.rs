//! Content codings of HTTP.

/// A content coding of HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coding {
    /// Uncompressed.
    Plain,
    /// `gzip`.
    Gzip,
    /// `br`.
    Brotli,
}

impl Coding {
    /// The codings that an `Accept-Encoding` allows, smallest first. A weight of zero forbids one.
    pub(crate) fn wanted(accepted: &str) -> Vec<Self> {
        let accepts = |name: &str| {
            accepted.split(',').any(|one| {
                let mut parts = one.split(';').map(str::trim);
                let named = parts.next().is_some_and(|found| found.eq_ignore_ascii_case(name));
                let refused = parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"));
                named && !refused
            })
        };
        [Self::Brotli, Self::Gzip].into_iter().filter(|coding| coding.name().is_some_and(accepts)).collect()
    }

    /// Its name in HTTP; `None` for a plain file.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }

    /// The file extension.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Gzip => ".gz",
            Self::Brotli => ".br",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_accepted_coding_comes_first() {
        assert_eq!(Coding::wanted("gzip, deflate, br;q=0.9, zstd"), [Coding::Brotli, Coding::Gzip]);
        assert_eq!(Coding::wanted("GZIP"), [Coding::Gzip]);
        assert_eq!(Coding::wanted("br;q=0, gzip; q=0.5"), [Coding::Gzip]);
        assert_eq!(Coding::wanted("br; q=0.000, gzip;q=0"), []);
        assert_eq!(Coding::wanted(""), []);
        assert_eq!(Coding::wanted("brotli, x-gzip"), []);
    }
}
