//! What the host types to run the table: `lock 2`, `open 2`, `bot 2 hard`, `remove Ann`, `host 2`.

use cardinal_protocol::{ChatLine, PersonRef, SeatPlan, Sitter, TableInfo, TableOrder};
use cardinal_texts::{Speech, with};

/// What the host can type; `N` is the number of a seat.
pub(super) const HELP: &str = "/lock N, /open N, /bot N LEVEL, /remove N or NAME, /host N";

/// How many lines back a spectator is known by name.
const HEARD: usize = 100;

/// Whom the host can name besides those who sit.
#[derive(Debug, Default)]
pub(super) struct Hosting {
    /// Those who have said something, the latest last.
    heard: Vec<PersonRef>,
}

impl Hosting {
    /// Lines were said.
    pub(super) fn heard(&mut self, lines: &[ChatLine]) {
        self.heard.extend(lines.iter().filter_map(|line| line.from.clone()));
        let surplus = self.heard.len().saturating_sub(HEARD);
        self.heard.drain(..surplus);
    }

    /// The order that a line means, or why it means none.
    pub(super) fn read(&self, line: &str, info: &TableInfo, speech: &Speech) -> Result<TableOrder, String> {
        read(line, info, &self.heard, speech)
    }
}

/// The order that a line means, or why it means none. Spectators are known by what they have said.
fn read(line: &str, info: &TableInfo, heard: &[PersonRef], speech: &Speech) -> Result<TableOrder, String> {
    let mut words = line.split_whitespace();
    let (what, whom) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let rest = words.collect::<Vec<_>>().join(" ");
    let seat = || {
        let number = whom.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        let seat = number.filter(|seat| usize::from(*seat) < info.seats.len());
        seat.ok_or_else(|| speech.say("term-host-no-seat", with("seat", whom.to_owned())))
    };
    let sitter = |seat: u8| &info.seats[usize::from(seat)].sitter;
    // A person is removed only by a word that says so.
    let vacant = |seat: u8| match sitter(seat) {
        Sitter::Person { .. } => Err(speech.say("term-host-taken", with("seat", seat + 1))),
        Sitter::Open { .. } | Sitter::Bot { .. } => Ok(seat),
    };
    let plan = |plan: SeatPlan| Ok(TableOrder::Plan { seat: vacant(seat()?)?, plan });
    match what.to_lowercase().as_str() {
        "lock" => plan(SeatPlan::Locked),
        "open" | "unlock" => plan(SeatPlan::Open),
        "bot" => plan(SeatPlan::Bot { level: if rest.is_empty() { "normal".to_owned() } else { rest } }),
        "host" => match sitter(seat()?) {
            Sitter::Person { person, .. } => Ok(TableOrder::Host { person: person.id.clone() }),
            Sitter::Open { .. } | Sitter::Bot { .. } => Err(speech.text("term-host-no-one")),
        },
        "remove" => {
            let name = format!("{whom} {rest}");
            // A name may begin with a number.
            let at_seat = seat().ok().filter(|_| rest.is_empty()).and_then(|seat| match sitter(seat) {
                Sitter::Person { person, .. } => Some(person),
                Sitter::Open { .. } | Sitter::Bot { .. } => None,
            });
            let seated = info.seats.iter().filter_map(|seat| match &seat.sitter {
                Sitter::Person { person, .. } => Some(person),
                Sitter::Open { .. } | Sitter::Bot { .. } => None,
            });
            let named =
                || seated.clone().chain(heard.iter().rev()).filter(|person| person.name == name.trim());
            let person = at_seat.or_else(|| named().next());
            let person = person
                .ok_or_else(|| speech.say("term-host-no-name", with("name", name.trim().to_owned())))?;
            if at_seat.is_none() && named().any(|other| other.id != person.id) {
                return Err(speech.say("term-host-two", with("name", name.trim().to_owned())));
            }
            Ok(TableOrder::Remove { person: person.id.clone() })
        }
        other => Err(speech.say("term-host-no-order", with("order", other.to_owned()).with("orders", HELP))),
    }
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::{
        Clock, MatchInfo, OutOfTime, Pace, PersonKind, Presence, SeatInfo, Spectators, TableStatus,
    };

    use super::*;

    fn person(id: &str) -> PersonRef {
        PersonRef { id: id.to_owned(), name: id.to_uppercase(), kind: PersonKind::Guest }
    }

    fn table() -> TableInfo {
        let sits = |id: &str| Sitter::Person {
            person: person(id),
            presence: Presence::Here,
            substitute: None,
            substitute_moves: 0,
            left: false,
            abandoned: false,
        };
        let seats = [sits("ann"), sits("ben"), Sitter::Open { locked: false }];
        TableInfo {
            id: "t".to_owned(),
            version: 1,
            game: "chain".to_owned(),
            options: cardinal_protocol::TableSetup::new("chain", Vec::new()).options,
            status: TableStatus::Waiting,
            seats: seats.map(|sitter| SeatInfo { sitter }).to_vec(),
            host: Some(person("ann")),
            clock: Clock::None,
            out_of_time: OutOfTime::default(),
            pace: Pace::default(),
            grace: 60,
            open: false,
            spectators: Spectators::default(),
            watchers: 0,
            rated: false,
            lesson: false,
            start_when_full: false,
            chat_open: true,
            current: MatchInfo {
                id: "m".to_owned(),
                number: 1,
                commitment: String::new(),
                entropy: Vec::new(),
                started: None,
                ended: None,
                result: None,
                ratings: None,
            },
            next_commitment: None,
            pledges: Vec::new(),
            dealing: None,
            vote: None,
            rematch: Vec::new(),
            rematch_declined: None,
            frozen: false,
            created: 0,
        }
    }

    #[test]
    fn a_host_runs_the_table_by_words() {
        let (info, eve) = (table(), PersonRef { name: "Eve B".to_owned(), ..person("eve") });
        let read = |line: &str| read(line, &info, std::slice::from_ref(&eve), Speech::of("en"));
        let plan = |plan: SeatPlan| Ok(TableOrder::Plan { seat: 2, plan });
        assert_eq!(read("lock 3"), plan(SeatPlan::Locked));
        assert_eq!(read("open 3"), plan(SeatPlan::Open));
        assert_eq!(read("bot 3 hard"), plan(SeatPlan::Bot { level: "hard".to_owned() }));
        for line in ["remove 2 Pac", "remove 3 Pac"] {
            assert!(read(line).is_err(), "{line}: a name may begin with a number");
        }
        assert_eq!(read("host 2"), Ok(TableOrder::Host { person: "ben".to_owned() }));
        for (line, id) in [("remove 2", "ben"), ("remove BEN", "ben"), ("remove Eve B", "eve")] {
            assert_eq!(read(line), Ok(TableOrder::Remove { person: id.to_owned() }), "{line}");
        }
        for line in ["lock 2", "lock 4", "lock", "host 3", "remove 3", "remove Cid", "fly 3", ""] {
            assert!(read(line).is_err(), "{line}");
        }
    }

    #[test]
    fn a_name_never_removes_another_person_who_bears_it() {
        let named = |id: &str, name: &str| PersonRef { name: name.to_owned(), ..person(id) };
        let heard = [named("pac", "2 Pac"), named("twin", "BEN"), named("ann", "ANN"), named("eve", "EVE")];
        let read = |line: &str| read(line, &table(), &heard, Speech::of("en"));
        let removes = |id: &str| Ok(TableOrder::Remove { person: id.to_owned() });
        assert_eq!(read("remove 2 Pac"), removes("pac"), "and not who sits on seat 2");
        assert_eq!(read("remove ANN"), removes("ann"), "one person, however often they are known");
        assert!(read("remove BEN").unwrap_err().contains("Two players"));
        assert_eq!(read("remove 2"), removes("ben"));
    }
}
