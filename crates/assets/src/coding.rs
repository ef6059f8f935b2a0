//! How a file is compressed on its way.

/// A way of compressing, by its name in HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coding {
    /// Not at all.
    Plain,
    /// As `gzip`.
    Gzip,
    /// As `br`.
    Brotli,
}

impl Coding {
    /// The ones this client accepts, the smallest first. A weight of zero means that it does not.
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

    /// What HTTP calls it; nothing for a plain file.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }

    /// How the names of such files end.
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
