//! As much of a message as a client needs. Reading all of it would make the clients as costly as the server.

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

/// A message of the server, in part.
#[derive(Debug, Deserialize)]
pub(crate) struct Heard<'a> {
    #[serde(borrow)]
    pub(crate) on: Cow<'a, str>,
    #[serde(borrow)]
    pub(crate) match_id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    pub(crate) id: Option<Cow<'a, str>>,
    pub(crate) seq: Option<u64>,
    #[serde(default)]
    pub(crate) steps: Vec<Numbered>,
    pub(crate) outlook: Option<Glance>,
    pub(crate) refusal: Option<Why>,
}

/// A number of the match.
#[derive(Debug, Deserialize)]
pub(crate) struct Numbered {
    pub(crate) seq: u64,
}

/// What comes next.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Glance {
    pub(crate) turn: Vec<usize>,
    pub(crate) legal: Option<Vec<Value>>,
    result: Option<IgnoredAny>,
}

impl Glance {
    /// Whether the game is over.
    pub(crate) const fn over(&self) -> bool {
        self.result.is_some()
    }
}

/// Why something was refused.
#[derive(Debug, Deserialize)]
pub(crate) struct Why {
    pub(crate) code: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_is_read_and_the_rest_skipped() {
        let text = r#"{"on":"events","table":"t","match_id":"m","steps":[{"seq":4,"at":1,"notices":[{"x":1}]}],
            "outlook":{"legal":[{"do":"end"}],"turn":[2],"clocks":{},"result":null,"undo":false}}"#;
        let heard: Heard<'_> = serde_json::from_str(text).unwrap();
        let outlook = heard.outlook.unwrap();
        assert_eq!((heard.steps[0].seq, outlook.turn.as_slice(), outlook.over()), (4, &[2][..], false));
        let done: Heard<'_> = serde_json::from_str(r#"{"on":"done","table":"t","id":"7","seq":9}"#).unwrap();
        assert_eq!((&*done.on, done.seq), ("done", Some(9)));
        let table = r#"{"on":"table","table":{"id":"t"},"your_seat":1,"muted":[]}"#;
        assert_eq!(serde_json::from_str::<Heard<'_>>(table).unwrap().on, "table");
    }
}
