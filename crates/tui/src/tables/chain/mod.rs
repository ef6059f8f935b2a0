//! The table of Chain: the row while building, groups while settling, the trick of the release.

mod lines;
mod words;

use cardinal_games::chain::{
    Action, Card, CardSet, Chain, Meld, Notice, Phase, Piece, SheetView, Stage, View,
};
use cardinal_texts::{Speech, with};
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::canvas::CARD;
use super::{Button, Canvas, Renderer, Thing};
use crate::screen::wrap;
use lines::{group, packed, pieces};

/// From here on spots are declared groups, before it slots of the row.
const GROUPS: u8 = 10;
/// Cards that overlap more than this, so that fewer columns of each are seen, cannot be read.
const READABLE: u16 = 3;
/// The signs of the five colours, in the order of their letters R, O, P, B, G.
const SHAPES: [&str; 5] = ["●", "▲", "◆", "■", "♣"];

impl Renderer for Chain {
    const BUTTONS: &'static [Button] = &[
        Button::usual('p', "action-pass"),
        Button::usual('b', "action-best"),
        Button::usual('s', "action-seal"),
    ];

    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        match view.phase {
            Phase::Settle => paint_settlement(view, canvas),
            Phase::Extra | Phase::Tie | Phase::Release | Phase::Penalty | Phase::Over => {
                paint_release(view, canvas);
            }
            _ => paint_build(view, canvas),
        }
        let hand: Vec<(String, Style)> = hand(view).into_iter().map(|card| face(canvas, card)).collect();
        canvas.fan(&hand, CARD);
    }

    fn involved(view: &View, action: &Action) -> Vec<Thing> {
        match action {
            Action::Pass {} => vec![Thing::Button('p')],
            Action::Best {} => vec![Thing::Button('b')],
            Action::Seal {} => vec![Thing::Button('s')],
            Action::TakeBack { group } => vec![Thing::Spot(GROUPS + group)],
            Action::Take { slot } | Action::Sweep { slot } => vec![Thing::Spot(*slot)],
            Action::Keep { card } | Action::Discard { card } => held(view, *card),
            Action::Lay { group, card } => {
                let mut things = held(view, *card);
                things.push(Thing::Spot(GROUPS + group));
                things
            }
            Action::Play { meld, .. } => of_meld(view, *meld),
        }
    }

    fn attempts(view: &View, thing: Thing, picked: Option<Thing>) -> Vec<Action> {
        let card_at = |at: u8| hand(view).get(usize::from(at)).copied();
        match (thing, picked) {
            (Thing::Spot(group @ GROUPS..), Some(Thing::Hand(at))) => {
                let piece = card_at(at).map(|card| match card.number() {
                    Some(_) => Piece::of(card),
                    None => Piece::x_as(0),
                });
                piece.map(|card| Action::Lay { group: group - GROUPS, card }).into_iter().collect()
            }
            (Thing::Spot(group @ GROUPS..), _) => vec![Action::TakeBack { group: group - GROUPS }],
            (Thing::Spot(slot), _) => vec![Action::Take { slot }, Action::Sweep { slot }],
            (Thing::Hand(at), _) => {
                let Some(card) = card_at(at) else { return Vec::new() };
                match (view.phase, stage(view)) {
                    (Phase::Settle, Some(Stage::Declaring)) => {
                        let groups = own_groups(view);
                        vec![Action::Lay { group: groups as u8, card: Piece::of(card) }]
                    }
                    (Phase::Settle, _) => vec![Action::Keep { card: Piece::of(card) }],
                    _ => {
                        let text = card.number().map_or("X".to_owned(), |number| number.to_string());
                        text.parse().map(Action::play).into_iter().collect()
                    }
                }
            }
            (Thing::Button('p'), _) => vec![Action::Pass {}],
            (Thing::Button('b'), _) => vec![Action::Best {}],
            (Thing::Button('s'), _) => vec![Action::Seal {}],
            (Thing::Button(_), _) => Vec::new(),
        }
    }

    fn using(view: &View, action: &Action, thing: Thing) -> Action {
        let card = match thing {
            Thing::Hand(at) => hand(view).get(usize::from(at)).copied(),
            _ => None,
        };
        match (*action, card) {
            (Action::Play { meld, .. }, Some(card)) if !card.is_x() && is_choice(view, meld) => {
                Action::Play { meld, cards: with_card(view, meld, card) }
            }
            (other, _) => other,
        }
    }

    fn marks(view: &View) -> bool {
        view.phase == Phase::Release
    }

    fn together(view: &View, legal: &[Action], marked: &[Thing]) -> Vec<Vec<Action>> {
        let own = hand(view);
        let marked: CardSet = marked
            .iter()
            .filter_map(|thing| match thing {
                Thing::Hand(at) => own.get(usize::from(*at)).copied(),
                _ => None,
            })
            .collect();
        let cards = marked.and(CardSet::NATURALS);
        let fits = |meld: &Meld| {
            meld.wilds() == marked.wilds()
                && (0..10).all(|number| meld.naturals(number) == cards.count(number))
        };
        let plays = legal.iter().filter_map(|action| match action {
            Action::Play { meld, .. } if fits(meld) => Some(vec![Action::Play { meld: *meld, cards }]),
            _ => None,
        });
        let possible: Vec<Vec<Action>> = plays.collect();
        if !possible.is_empty() {
            return possible;
        }
        // What was meant, for the rules to say why not; an X stands for the lowest number.
        let numbers: Vec<String> =
            cards.iter().filter_map(Card::number).map(|number| number.to_string()).collect();
        let x = numbers.first().map_or_else(|| "X".to_owned(), |number| format!("X={number}"));
        let wilds = (0..marked.wilds()).map(|_| x.clone());
        let meant: Vec<String> = numbers.iter().cloned().chain(wilds).collect();
        meant.join(" ").parse().map(|meld| vec![Action::Play { meld, cards }]).into_iter().collect()
    }

    /// A group is declared as a whole: a single card is not a group (CH-9).
    fn unfinished(before: &View, after: &View) -> bool {
        let sheet = |view: &View| view.seat.and_then(|me| view.players[me].sheet.clone());
        let open = |sheet: SheetView| sheet.groups.iter().any(|group| !group.cards.is_complete());
        before.phase == Phase::Settle && sheet(after).is_some_and(open)
    }

    fn touched(notice: &Notice) -> Vec<Thing> {
        match notice {
            Notice::Took { slot, .. } | Notice::Swept { slot, .. } | Notice::Refilled { slot, .. } => {
                vec![Thing::Spot(*slot)]
            }
            _ => Vec::new(),
        }
    }
}

fn paint_build(view: &View, canvas: &mut Canvas<'_>) {
    let (x, y) = (canvas.table.x + 1, canvas.table.y);
    canvas.label(x, y, &canvas.speech.text("ch-draft"));
    for (slot, card) in view.row.iter().enumerate() {
        let left = x + 7 * slot as u16;
        let (text, style) = card.map_or((" ".to_owned(), canvas.palette.plain()), |card| face(canvas, card));
        canvas.card(Some(Thing::Spot(slot as u8)), left, y + 1, CARD, &text, style);
    }
    canvas.card(None, x + 37, y + 1, 8, &format!("▒ {:>2} ▒", view.deck), canvas.palette.faint());
    canvas.label(x + 38, y + 4, &canvas.speech.text("ch-deck"));
    if !view.discards.is_empty() {
        let room = usize::from(canvas.table.width.saturating_sub(2));
        for (below, line) in (5..).zip(wrap(&swept(view, canvas.speech), room)) {
            canvas.text(x, y + below, &line, canvas.palette.plain());
        }
    }
    legend(canvas, x, y + 8);
}

fn swept(view: &View, speech: &Speech) -> String {
    speech.say("term-ch-swept", with("cards", packed(view.discards.iter())))
}

/// What is left of the row and what was swept, once the build is over.
fn leftovers(view: &View, speech: &Speech) -> Option<String> {
    let row = packed(view.row.iter().flatten().copied());
    let row = (!row.is_empty()).then(|| format!("{}: {row}", speech.text("ch-draft")));
    let swept = (!view.discards.is_empty()).then(|| swept(view, speech));
    let said: Vec<String> = row.into_iter().chain(swept).collect();
    (!said.is_empty()).then(|| speech.row(&said))
}

fn paint_settlement(view: &View, canvas: &mut Canvas<'_>) {
    let (x, y) = (canvas.table.x + 1, canvas.table.y);
    let room = usize::from(canvas.table.width.saturating_sub(2));
    let below = leftovers(view, canvas.speech).map(|text| wrap(&text, room)).unwrap_or_default();
    for (line, text) in (canvas.table.bottom().saturating_sub(below.len() as u16)..).zip(&below) {
        canvas.label(x, line, text);
    }
    let sheet = view.seat.and_then(|me| view.players[me].sheet.as_ref());
    let Some(sheet) = sheet else {
        canvas.text(x, y, &canvas.speech.text("term-ch-wait"), canvas.palette.plain());
        legend(canvas, x, y + 2);
        return;
    };
    canvas.label(x, y, &canvas.speech.text("ch-settlement"));
    let width = canvas.table.width.saturating_sub(2);
    for (at, declared) in sheet.groups.iter().enumerate() {
        let text = group(canvas.speech, at, declared.cards, declared.points);
        let spot = Thing::Spot(GROUPS + at as u8);
        canvas.cell(spot, x, y + 1 + at as u16, width, &text, canvas.palette.plain());
    }
    let next = sheet.groups.len() as u8;
    let below = y + 1 + u16::from(next);
    if sheet.stage == Stage::Declaring {
        let new = Speech::capital(&canvas.speech.text("ch-new-group"));
        canvas.cell(Thing::Spot(GROUPS + next), x, below, width, &new, canvas.palette.plain());
    }
    let sum = canvas.speech.say("term-ch-together", with("points", sheet.points));
    canvas.text(x + 1, below + 1, &sum, canvas.palette.strong(canvas.palette.plain()));
    let rest = match sheet.stage {
        Stage::Declaring => "ch-left-yet",
        _ => "ch-left-decide",
    };
    let rest = format!("{}: {}", canvas.speech.text(rest), packed(sheet.left.iter()));
    for (line, text) in (2..).zip(wrap(&rest, usize::from(width) - 1)) {
        canvas.text(x + 1, below + line, &text, canvas.palette.plain());
    }
}

fn paint_release(view: &View, canvas: &mut Canvas<'_>) {
    let (x, y) = (canvas.table.x + 1, canvas.table.y);
    if let Some(meld) = view.table {
        let beat = canvas.speech.say("term-ch-beat", with("meld", meld.to_string()));
        canvas.label(x, y, &beat);
        let step = (canvas.table.width.saturating_sub(8) / u16::from(view.trick.len().max(1))).min(CARD);
        if step < READABLE {
            let room = usize::from(canvas.table.width.saturating_sub(2));
            for (below, line) in (1..4).zip(wrap(&packed(view.trick.iter()), room)) {
                canvas.text(x, y + below, &line, canvas.palette.plain());
            }
        } else {
            for (at, card) in view.trick.iter().enumerate() {
                let (text, style) = face(canvas, card);
                canvas.card(None, x + step * at as u16, y + 1, CARD, &text, style);
            }
        }
        canvas.label(x, y + 4, &canvas.speech.text("ch-trick"));
    } else {
        let key = if view.phase == Phase::Over { "ch-ask-over" } else { "term-ch-free" };
        canvas.text(x, y, &canvas.speech.text(key), canvas.palette.plain());
    }
    let room = usize::from(canvas.table.width.saturating_sub(2));
    let wrapped = |briefly: bool| {
        settlements(view, canvas.speech, briefly).iter().flat_map(|text| wrap(text, room)).collect()
    };
    let lines: Vec<String> = wrapped(false);
    let fits = lines.len() + 6 <= usize::from(canvas.table.height);
    let lines = if fits { lines } else { wrapped(true) };
    for (line, text) in (y + 6..canvas.table.bottom()).zip(lines) {
        canvas.label(x, line, &text);
    }
}

/// What each player built and discarded, and what was set aside.
fn settlements(view: &View, speech: &Speech, briefly: bool) -> Vec<String> {
    let settled = view.players.pairs().filter_map(|(seat, player)| Some((seat, player.settled.as_ref()?)));
    let built = settled.map(|(seat, settled)| {
        let values = with("seat", seat.number() + 1).with("points", settled.points);
        let built = settled.groups.iter().map(|group| pieces(*group));
        if briefly {
            let groups: Vec<String> = built.map(|group| group.replace(' ', "")).collect();
            let out: Vec<String> = settled.discarded.iter().map(short).collect();
            let values = values.with("groups", groups.join("|"));
            if out.is_empty() {
                speech.say("term-ch-settled-short", values)
            } else {
                speech.say("term-ch-settled-short-out", values.with("cards", out.concat()))
            }
        } else {
            let groups: Vec<String> = built.collect();
            let out = packed(settled.discarded.iter());
            let values = values.with("groups", groups.join(" | "));
            if out.is_empty() {
                speech.say("term-ch-settled", values)
            } else {
                speech.say("term-ch-settled-out", values.with("cards", out))
            }
        }
    });
    let mut lines: Vec<String> = built.collect();
    if !view.aside.is_empty() {
        lines.push(speech.say("term-ch-aside", with("cards", packed(view.aside.iter()))));
    }
    lines.extend(leftovers(view, speech));
    lines
}

fn legend(canvas: &mut Canvas<'_>, x: u16, y: u16) {
    let words = ["red", "orange", "purple", "blue", "green"];
    let mut x = x;
    for (colour, word) in words.iter().enumerate() {
        let letter = ["R", "O", "P", "B", "G"][colour];
        let word = canvas.speech.say("term-ch-colour", with("colour", *word));
        let text = format!("{letter}{} {word}", SHAPES[colour]);
        canvas.text(x, y, &text, canvas.palette.hue(colour));
        x += (text.width() as u16 + 1).max(10);
    }
}

/// The hand as it is shown: while settling, the cards about which nothing is decided.
fn hand(view: &View) -> Vec<Card> {
    let sheet = view.seat.and_then(|me| view.players[me].sheet.as_ref());
    let cards = match sheet {
        Some(sheet) if view.phase == Phase::Settle => sheet.left,
        _ => view.own_hand(),
    };
    cards.iter().collect()
}

fn stage(view: &View) -> Option<Stage> {
    view.seat.and_then(|me| view.players[me].sheet.as_ref()).map(|sheet| sheet.stage)
}

fn own_groups(view: &View) -> usize {
    view.seat.and_then(|me| view.players[me].sheet.as_ref()).map_or(0, |sheet| sheet.groups.len())
}

fn short(card: Card) -> String {
    card.number().map_or_else(|| "X".to_owned(), |_| card.to_string())
}

/// Letter, number and shape: three signs of the colour.
fn face(canvas: &Canvas<'_>, card: Card) -> (String, Style) {
    match card.colour() {
        Some(colour) => {
            let colour = usize::from(colour);
            (format!("{card}{}", SHAPES[colour]), canvas.palette.hue(colour))
        }
        None => ("X".to_owned(), canvas.palette.strong(canvas.palette.plain())),
    }
}

/// The places in the hand of a card as players speak of it: for an X, of all X.
fn held(view: &View, piece: Piece) -> Vec<Thing> {
    let is_meant = |card: &Card| match piece.natural() {
        Some(natural) => *card == natural,
        None => card.is_x(),
    };
    places(view, is_meant)
}

/// Whether a hand has more cards of a number than a meld takes.
fn is_choice(view: &View, meld: Meld) -> bool {
    (0..10).any(|number| (1..view.own_hand().count(number)).contains(&meld.naturals(number)))
}

/// The number cards of a meld, this one among them; otherwise those that the others know of go first (CH-A47).
fn with_card(view: &View, meld: Meld, card: Card) -> CardSet {
    let known = view.seat.map(|me| view.players[me].known).unwrap_or_default();
    let mut chosen = CardSet::NONE;
    for number in 0..10 {
        let mut alike: Vec<Card> = view.own_hand().and(CardSet::of_number(number)).iter().collect();
        alike.sort_by_key(|other| (*other != card, !known.contains(*other)));
        alike.iter().take(usize::from(meld.naturals(number))).for_each(|card| chosen.insert(*card));
    }
    chosen
}

fn of_meld(view: &View, meld: Meld) -> Vec<Thing> {
    places(view, |card| match card.number() {
        Some(number) => meld.naturals(number) > 0,
        None => meld.wilds() > 0,
    })
}

fn places(view: &View, is_meant: impl Fn(&Card) -> bool) -> Vec<Thing> {
    let cards = hand(view).into_iter().enumerate();
    cards.filter(|(_, card)| is_meant(card)).map(|(at, _)| Thing::Hand(at as u8)).collect()
}
