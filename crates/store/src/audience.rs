//! Who may know that a match is over: its players at once, others after its spectator delay.

/// The longest spectator delay, in milliseconds: a match that ended longer ago is public.
pub const LONGEST_DELAY: u64 = 3_600_000;

/// The reader of a query.
#[derive(Clone, Copy, Debug)]
pub struct Audience<'a> {
    /// The id of the person who asks; none for a stranger.
    pub viewer: Option<&'a str>,
    /// When they ask.
    pub now: u64,
}

impl Audience<'_> {
    /// The arguments `$1` to `$3` of [`undisclosed`].
    pub(crate) fn args(self) -> [crate::write::Arg; 3] {
        let since = self.now.saturating_sub(LONGEST_DELAY);
        [self.now.into(), since.into(), self.viewer.unwrap_or_default().into()]
    }
}

/// The seats `s` of matches `m` that are over, but not yet for this audience. `$filter` has to name an index.
macro_rules! undisclosed {
    ($columns:literal, $filter:literal) => {
        concat!(
            "SELECT ",
            $columns,
            " FROM match_seats AS s JOIN matches AS m ON m.id = s.match_id \
             WHERE s.ended > $2 AND m.ended > $2 AND m.shown > $1 AND NOT EXISTS (SELECT 1 FROM match_seats AS own \
             WHERE own.match_id = m.id AND own.person = $3 AND own.ended > $2) AND ",
            $filter
        )
    };
}

pub(crate) use undisclosed;
