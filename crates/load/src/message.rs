//! The parts of a message that a client needs, borrowed from its text. Parsing all of it would make the clients as costly
//! as the server.

use std::fmt;

use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// A message of the server, in part.
#[derive(Debug, Deserialize)]
pub(crate) struct ServerMessage<'a> {
    pub(crate) on: &'a str,
    pub(crate) match_id: Option<&'a str>,
    pub(crate) seq: Option<u64>,
    #[serde(default)]
    pub(crate) steps: Steps,
    pub(crate) view: Option<IgnoredAny>,
    #[serde(borrow)]
    pub(crate) outlook: Option<Outlook<'a>>,
    #[serde(borrow)]
    pub(crate) refusal: Option<Refusal<'a>>,
}

/// The numbers of an update's steps, which are consecutive.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Steps {
    /// The first of them.
    pub(crate) first: u64,
    /// How many there are.
    pub(crate) count: u64,
}

/// What comes next.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Outlook<'a> {
    /// The seats whose turn it is, of which the first is enough.
    turn: First,
    /// The actions the watcher may take.
    #[serde(borrow)]
    pub(crate) legal: Option<&'a RawValue>,
    result: Option<IgnoredAny>,
}

impl Outlook<'_> {
    /// The first seat whose turn it is.
    pub(crate) const fn turn(&self) -> Option<usize> {
        self.turn.0
    }

    /// Whether the game is over.
    pub(crate) const fn over(&self) -> bool {
        self.result.is_some()
    }
}

/// Why something was refused.
#[derive(Debug, Deserialize)]
pub(crate) struct Refusal<'a> {
    pub(crate) code: &'a str,
}

#[derive(Debug, Default)]
struct First(Option<usize>);

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Seats;
        impl<'de> Visitor<'de> for Seats {
            type Value = First;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of seats")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seats: A) -> Result<First, A::Error> {
                let first = seats.next_element()?;
                while seats.next_element::<IgnoredAny>()?.is_some() {}
                Ok(First(first))
            }
        }
        deserializer.deserialize_seq(Seats)
    }
}

impl<'de> Deserialize<'de> for Steps {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Numbered {
            seq: u64,
        }
        struct Numbers;
        impl<'de> Visitor<'de> for Numbers {
            type Value = Steps;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of steps")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Steps, A::Error> {
                let mut steps = Steps::default();
                while let Some(step) = list.next_element::<Numbered>()? {
                    if steps.count == 0 {
                        steps.first = step.seq;
                    }
                    if step.seq != steps.first + steps.count {
                        return Err(serde::de::Error::custom("a number is missing"));
                    }
                    steps.count += 1;
                }
                Ok(steps)
            }
        }
        deserializer.deserialize_seq(Numbers)
    }
}

/// Picks one of a list of legal actions at random, as its text. Prefers actions with one of these tags, because random
/// games hardly ever end otherwise.
pub(crate) fn pick<'a>(
    legal: &'a str,
    preferred: &[String],
    mut random: impl FnMut() -> u64,
) -> Option<&'a str> {
    /// Reservoir sampling: every action is equally likely.
    struct Pick<'p, F> {
        preferred: &'p [String],
        random: F,
    }
    impl<'de, F: FnMut() -> u64> Visitor<'de> for Pick<'_, F> {
        type Value = Option<&'de str>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of actions")
        }

        fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<Self::Value, A::Error> {
            let (mut picked, mut eager, mut seen) = (None, false, 0);
            while let Some(action) = list.next_element::<&'de RawValue>()? {
                let sheds =
                    tag(action.get()).is_some_and(|tag| self.preferred.iter().any(|word| word == tag));
                if sheds && !eager {
                    (eager, seen) = (true, 0);
                }
                if sheds == eager {
                    seen += 1;
                    if (self.random)().is_multiple_of(seen) {
                        picked = Some(action.get());
                    }
                }
            }
            Ok(picked)
        }
    }
    let mut list = serde_json::Deserializer::from_str(legal);
    list.deserialize_seq(Pick { preferred, random: &mut random }).ok().flatten()
}

/// The tag of an action.
fn tag(action: &str) -> Option<&str> {
    #[derive(Deserialize)]
    struct Tagged<'a> {
        r#do: &'a str,
    }
    // Games write the tag first, where it is found without reading on.
    let first = action.strip_prefix(r#"{"do":""#).and_then(|rest| rest.split_once('"'));
    first
        .map(|(tag, _)| tag)
        .or_else(|| serde_json::from_str::<Tagged<'_>>(action).ok().map(|tagged| tagged.r#do))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_is_read_and_the_rest_skipped() {
        let text = r#"{"on":"update","table":"t","match_id":"m","seq":5,"watcher":{"kind":"seat","seat":2},
            "steps":[{"seq":4,"at":1,"notices":[{"x":1}]},{"seq":5,"at":1,"notices":[]}],
            "outlook":{"legal":[{"do":"end"}],"turn":[2,3],"clocks":{},"result":null,"undo":false}}"#;
        let update: ServerMessage<'_> = serde_json::from_str(text).unwrap();
        let outlook = update.outlook.unwrap();
        assert_eq!((update.steps.first, update.steps.count, update.seq), (4, 2, Some(5)));
        assert_eq!((outlook.turn(), outlook.over()), (Some(2), false));
        assert_eq!(outlook.legal.unwrap().get(), r#"[{"do":"end"}]"#);
        assert!(update.view.is_none());
        let done: ServerMessage<'_> =
            serde_json::from_str(r#"{"on":"done","table":"t","id":"7","seq":9}"#).unwrap();
        assert_eq!((done.on, done.seq), ("done", Some(9)));
        let table = r#"{"on":"table","table":{"id":"t"},"your_seat":1,"muted":[]}"#;
        assert_eq!(serde_json::from_str::<ServerMessage<'_>>(table).unwrap().on, "table");
        let gap = text.replace(r#""seq":4"#, r#""seq":3"#);
        assert!(serde_json::from_str::<ServerMessage<'_>>(&gap).is_err(), "steps follow each other");
    }

    #[test]
    fn preferred_actions_are_picked_alike_and_others_only_without_them() {
        let preferred = ["play".to_owned()];
        let legal = r#"[{"do":"end"}, {"do":"play","card":1},{"card":2,"do":"play"},{"do":"pass"}]"#;
        let mut counts = std::collections::BTreeMap::new();
        let mut state = 1_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 33
        };
        for _ in 0..1000 {
            *counts.entry(pick(legal, &preferred, &mut random).unwrap()).or_insert(0) += 1;
        }
        assert_eq!(
            counts.keys().copied().collect::<Vec<_>>(),
            [r#"{"card":2,"do":"play"}"#, r#"{"do":"play","card":1}"#]
        );
        assert!(counts.values().all(|count| (400..600).contains(count)), "{counts:?}");
        assert_eq!(pick(r#"[{"do":"end"}]"#, &preferred, &mut random), Some(r#"{"do":"end"}"#));
        assert_eq!(pick("[]", &preferred, &mut random), None);
    }
}
