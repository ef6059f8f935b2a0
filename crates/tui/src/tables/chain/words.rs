//! Chain in sentences, as `web/src/tables/chain/words.ts` has them.

use cardinal_engine::Seat;
use cardinal_games::chain::{Action, Card, CardSet, Chain, Group, Meld, Notice, Piece, View};
use cardinal_texts::{Speech, with};

use super::lines;
use crate::words::{Names, Words, list};

impl Words for Chain {
    fn command(view: &View, action: &Action) -> String {
        match action {
            Action::Pass {} => "pass".to_owned(),
            Action::Best {} => "best".to_owned(),
            Action::Seal {} => "seal".to_owned(),
            Action::TakeBack { group } => format!("take back group {}", group + 1),
            Action::Take { slot } => format!("take {}", at_slot(view, *slot)),
            Action::Sweep { slot } => format!("sweep {}", at_slot(view, *slot)),
            Action::Keep { card } => format!("keep {card}"),
            Action::Discard { card } => format!("discard {card}"),
            Action::Lay { group, card } => format!("lay {card} in group {}", group + 1),
            Action::Play { meld, cards } if cards.is_empty() => format!("play {meld}"),
            Action::Play { meld, cards } => format!("play {meld} with {}", list(cards.iter())),
        }
    }

    fn read_longer(_: &View, typed: &str) -> Option<Action> {
        let typed = typed.to_uppercase();
        let (meld, cards) = typed.strip_prefix("PLAY ")?.split_once(" WITH ")?;
        let cards: Result<CardSet, _> = cards.split(' ').map(str::parse::<Card>).collect();
        Some(Action::Play { meld: meld.parse().ok()?, cards: cards.ok()? })
    }

    fn action_text(view: &View, action: &Action, names: Names<'_>) -> String {
        let speech = names.speech;
        let own = view.seat.and_then(|me| view.players[me].sheet.as_ref());
        let groups = own.map(|sheet| sheet.groups.as_slice()).unwrap_or_default();
        let group = |at: u8| match groups.get(usize::from(at)) {
            Some(group) => the_group(speech, group.cards),
            None => speech.text("ch-new-group"),
        };
        let slot = |slot: u8| {
            let card = view.row.get(usize::from(slot)).copied().flatten();
            card.map(|card| name(speech, Piece::of(card))).unwrap_or_default()
        };
        match action {
            Action::Pass {} => speech.text("ch-do-pass"),
            Action::Best {} => speech.text("ch-do-best"),
            Action::Seal {} => speech.text("ch-do-seal"),
            Action::TakeBack { group: at } => speech.say("ch-do-take-back", with("group", group(*at))),
            Action::Take { slot: at } => speech.say("ch-do-take", with("card", slot(*at))),
            Action::Sweep { slot: at } => speech.say("ch-do-sweep", with("card", slot(*at))),
            Action::Keep { card } => speech.say("ch-do-keep", with("card", name(speech, *card))),
            Action::Discard { card } => speech.say("ch-do-discard", with("card", name(speech, *card))),
            Action::Lay { group: at, card } => {
                let card = with("card", name(speech, *card));
                if usize::from(*at) < groups.len() {
                    speech.say("ch-do-add", card.with("group", group(*at)))
                } else {
                    speech.say("ch-do-begin", card)
                }
            }
            Action::Play { meld, .. } => speech.say("ch-do-play", with("meld", play_name(speech, *meld))),
        }
    }

    fn notice_text(view: &View, notice: &Notice, names: Names<'_>) -> String {
        let speech = names.speech;
        let of = |seat: &Seat| names.subject(*seat);
        let called = |card: &Card| name(speech, Piece::of(*card));
        let all = |cards: &mut dyn Iterator<Item = Card>| {
            speech.row(&cards.map(|card| called(&card)).collect::<Vec<_>>())
        };
        match notice {
            Notice::Starter { seat } => names.did("ch-on-starter", *seat),
            Notice::Ready { seat } => names.did("ch-on-ready", *seat),
            Notice::Settling { seat } => names.did("ch-on-settling", *seat),
            Notice::Leads { seat } => names.did("ch-on-leads", *seat),
            Notice::Next { seat } => names.did("ch-on-next", *seat),
            Notice::Passed { seat } => names.did("ch-on-passed", *seat),
            Notice::Finished { seat } => names.did("ch-on-finished", *seat),
            Notice::Turn { seat } => names.did("ch-on-turn-of", *seat),
            Notice::Dealt { game, row, .. } => {
                let cards = all(&mut row.iter().copied());
                speech.say("ch-on-dealt", with("game", *game).with("cards", cards))
            }
            Notice::Took { seat, card, .. } => speech.say("ch-on-took", of(seat).with("card", called(card))),
            Notice::Swept { seat, card, .. } => {
                speech.say("ch-on-swept", of(seat).with("card", called(card)))
            }
            Notice::Refilled { card, .. } => {
                speech.say("ch-on-refilled", with("card", Speech::capital(&called(card))))
            }
            Notice::Reshuffled { cards } => speech.say("ch-on-reshuffled", with("count", cards.len())),
            Notice::Revealed { .. } => speech.text("ch-on-revealed"),
            Notice::Sheet { seat, sheet } => speech.say("ch-on-sheet", of(seat).with("points", sheet.points)),
            Notice::Settled { seat, groups, points, discarded } => {
                let groups: Vec<String> = groups.iter().map(|group| group_name(speech, *group)).collect();
                let groups = if groups.is_empty() { speech.text("ch-no-group") } else { speech.row(&groups) };
                let values = of(seat).with("points", *points).with("groups", groups);
                if discarded.is_empty() {
                    speech.say("ch-on-settled", values)
                } else {
                    let cards = all(&mut discarded.iter());
                    speech.say("ch-on-settled-discarding", values.with("cards", cards))
                }
            }
            Notice::AllSettled {} => speech.text("ch-on-all-settled"),
            Notice::Extra { cards } => match view.seat.and_then(|me| cards[me]) {
                Some(own) => speech.say("ch-on-extra-own", with("card", called(&own))),
                None => speech.text("ch-on-extra"),
            },
            Notice::Tie { seats } => {
                let tied: Vec<String> = seats.iter().map(|seat| names.who(seat)).collect();
                speech.say("ch-on-tie", with("names", speech.listed(&tied)))
            }
            Notice::Played { seat, meld, .. } => {
                speech.say("ch-on-played", of(seat).with("meld", play_name(speech, *meld)))
            }
            Notice::Won { seat, cards } => speech.say("ch-on-won", of(seat).with("count", cards.len())),
            Notice::Cleared { seat, cards } => {
                speech.say("ch-on-cleared", of(seat).with("count", cards.len()))
            }
            Notice::Drawing { by, from } if view.seat == Some(*from) => names.did("ch-on-drawing-yours", *by),
            Notice::Drawing { by, from } => {
                speech.say("ch-on-drawing", of(by).with("from", names.who(*from)))
            }
            Notice::Penalty { seat, card } => {
                speech.say("ch-on-penalty", of(seat).with("card", Speech::capital(&called(card))))
            }
            Notice::GameOver { tallies, next_starter, .. } => {
                let each =
                    tallies.pairs().map(|(seat, tally)| format!("{} {}", names.who(seat), tally.score()));
                let points = speech.row(&each.collect::<Vec<_>>());
                let over = speech.say("ch-on-game-over", with("points", points));
                match next_starter {
                    None => over,
                    Some(next) => format!("{over} {}", names.did("ch-on-next-game", *next)),
                }
            }
        }
    }

    fn is_routine(notice: &Notice) -> bool {
        matches!(
            notice,
            Notice::Turn { .. }
                | Notice::Sheet { .. }
                | Notice::Settling { .. }
                | Notice::Next { .. }
                | Notice::Drawing { .. }
        )
    }

    fn describe(view: &View, names: Names<'_>) -> Vec<String> {
        lines::describe(view, names)
    }

    fn status(view: &View, names: Names<'_>) -> String {
        lines::status(view, names.speech)
    }

    fn player(view: &View, seat: Seat, names: Names<'_>) -> String {
        lines::player(view, seat, names.speech)
    }

    fn player_briefly(view: &View, seat: Seat, names: Names<'_>) -> String {
        lines::player_briefly(view, seat, names.speech)
    }

    fn clause(view: &View) -> &'static str {
        lines::clause(view)
    }
}

fn at_slot(view: &View, slot: u8) -> String {
    let card = view.row.get(usize::from(slot)).copied().flatten();
    card.map_or_else(|| format!("slot {}", slot + 1), |card| card.to_string())
}

/// What a card is called: `red 5`, `X`, `X as 5`.
fn name(speech: &Speech, piece: Piece) -> String {
    /// The colours by the letters R, O, P, B, G.
    const COLOURS: [&str; 5] = ["red", "orange", "purple", "blue", "green"];
    match (piece.natural().and_then(Card::colour), piece.number()) {
        (Some(colour), Some(number)) => {
            speech.say("ch-card", with("colour", COLOURS[usize::from(colour)]).with("number", number))
        }
        (_, Some(number)) => speech.say("ch-x-as", with("number", number)),
        (_, None) => "X".to_owned(),
    }
}

/// A group by what it is: `run 4–6`, `pair of 7s`.
fn group_name(speech: &Speech, group: Group) -> String {
    if group.size() < 2 {
        let begun: Vec<String> = group.pieces().map(|piece| name(speech, piece)).collect();
        return speech.say("ch-begun", with("card", speech.row(&begun)));
    }
    let numbers = || group.pieces().filter_map(Piece::number);
    let (low, high) = (numbers().min().unwrap_or_default(), numbers().max().unwrap_or_default());
    if low == high { set_name(speech, group.size(), low) } else { run_name(speech, low, high) }
}

fn the_group(speech: &Speech, group: Group) -> String {
    speech.say("ch-the-group", with("group", group_name(speech, group)))
}

fn set_name(speech: &Speech, size: u8, number: u8) -> String {
    speech.say("ch-set", with("size", size).with("number", number))
}

fn run_name(speech: &Speech, low: u8, high: u8) -> String {
    speech.say("ch-run", with("low", low).with("high", high))
}

/// A meld as it is spoken of in a sentence: `an 8`, `a pair of 7s`, `the run 4–6 with X as 5`.
fn play_name(speech: &Speech, meld: Meld) -> String {
    let cards = meld.to_string();
    let cards: Vec<&str> = cards.split(' ').collect();
    let number = |card: &&str| card.trim_start_matches("X=").parse::<u8>().ok();
    let numbers: Vec<u8> = cards.iter().filter_map(number).collect();
    let (Some(&low), Some(&high)) = (numbers.first(), numbers.last()) else {
        return speech.text("ch-an-x");
    };
    if cards.len() == 1 {
        return speech.say("ch-a-single", with("number", low));
    }
    let named: Vec<String> = cards
        .iter()
        .filter(|card| card.starts_with("X="))
        .filter_map(number)
        .map(|number| speech.say("ch-x-as", with("number", number)))
        .collect();
    if numbers.iter().any(|number| *number != low) {
        let run = if named.is_empty() {
            run_name(speech, low, high)
        } else {
            let ends = with("low", low).with("high", high);
            speech.say("ch-run-with", ends.with("named", speech.row(&named)))
        };
        return speech.say("ch-the-run", with("run", run));
    }
    let set = set_name(speech, cards.len() as u8, low);
    let set = if named.is_empty() {
        set
    } else {
        speech.say("ch-set-with-x", with("set", set).with("count", named.len()))
    };
    speech.say("ch-a-set", with("size", cards.len()).with("set", set))
}
