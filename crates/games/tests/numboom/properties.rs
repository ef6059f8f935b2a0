//! What holds in every game.

use std::collections::BTreeMap;

use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{Game, Heuristics, Observer, Seat, Turn};
use cardinal_games::numboom::{Action, Card, Event, Notice, Numboom, Side};
use proptest::prelude::*;

use super::table::options;

/// What a seat would write on a sheet of paper, from its notices alone: an independent check of the memory.
///
/// It follows every covered card by position and remembers the Death Number the way the rulebook explains it.
#[derive(Clone, Default)]
struct Sheet {
    me: u8,
    hand: Vec<Card>,
    /// Each position from the bottom up: the card if known, and whether another player's Disrupt mixed it.
    piles: Vec<Vec<(Option<Card>, bool)>>,
    /// Cards known to lie among the mixed ones.
    somewhere: Vec<Card>,
    /// Whether a pile was dropped, after which positions are uncertain.
    vague: bool,
    sum: u32,
}

fn take(cards: &mut Vec<Card>, card: Card) {
    if let Some(at) = cards.iter().position(|other| *other == card) {
        cards.remove(at);
    }
}

impl Sheet {
    fn read(&mut self, notice: &Notice, opening: bool) {
        let own = |seat: &Seat| seat.number() == self.me;
        match notice {
            Notice::Dealt { hands } => {
                self.hand = hands[Seat::new(self.me)].map(|hand| hand.iter().collect()).unwrap_or_default();
            }
            Notice::Rejected { seat, .. } if own(seat) => self.hand.clear(),
            Notice::Drew { cards: Some(cards), .. } => self.hand.extend(cards.iter()),
            Notice::Placed { position, card, .. } => {
                card.iter().for_each(|card| take(&mut self.hand, *card));
                self.piles[usize::from(*position)].push((*card, false));
            }
            Notice::Peeked { position, card: Some(card), .. }
            | Notice::Observed { position, card: Some(card), .. } => {
                let top = self.piles[usize::from(*position)].last_mut().expect("a card lies there");
                if std::mem::replace(top, (Some(*card), false)).1 {
                    take(&mut self.somewhere, *card);
                }
            }
            Notice::Flipped { position, card, .. } => {
                let (known, mixed) = self.piles[usize::from(*position)].pop().expect("a card lies there");
                assert!(known.is_none_or(|known| known == *card), "what was remembered shows itself");
                if mixed {
                    take(&mut self.somewhere, *card);
                }
                self.sum += u32::from(card.number().unwrap_or(0));
                if opening {
                    self.sum %= 4;
                }
            }
            Notice::Played { seat, card } if own(seat) => take(&mut self.hand, *card),
            Notice::Reset { death_number } => self.sum = u32::from(*death_number),
            Notice::Disrupted { order: Some(order), .. } => {
                self.piles = order.iter().map(|from| self.piles[usize::from(*from)].clone()).collect();
            }
            Notice::Disrupted { heights, order: None, .. } => {
                self.somewhere.extend(self.piles.iter().flatten().filter_map(|(card, _)| *card));
                self.piles = heights.iter().map(|height| vec![(None, true); usize::from(*height)]).collect();
            }
            Notice::Exchanged { hands, .. } => {
                if let Some(hand) = hands[Seat::new(self.me)] {
                    self.hand = hand.iter().collect();
                }
            }
            Notice::Out { seat, position, .. } => {
                if own(seat) {
                    self.hand.clear();
                }
                self.vague |= !self.piles.remove(usize::from(*position)).is_empty();
                self.sum = 0;
            }
            Notice::Dual { .. } => {
                self.hand.retain(|card| card.is_placeable());
                self.piles.resize(2, Vec::new());
            }
            _ => {}
        }
    }

    fn agrees(&self, game: &Numboom) {
        let view = game.view(Observer::Seat(Seat::new(self.me)));
        assert_eq!(view.own_hand(), self.hand.iter().copied().collect(), "hand of {}", self.me);
        let piles: Vec<Vec<(Option<Card>, bool)>> = view
            .positions
            .iter()
            .map(|pile| pile.iter().map(|covered| (covered.card, covered.mixed)).collect())
            .collect();
        assert_eq!(piles, self.piles, "positions as {} knows them", self.me);
        if !self.vague {
            assert_eq!(view.lost.sure, self.somewhere.iter().copied().collect(), "lost by {}", self.me);
            assert_eq!(view.lost.missing, 0);
        }
        assert_eq!(u32::from(view.death_number), self.sum % 4);
    }
}

fn settings() -> impl Strategy<Value = Vec<(&'static str, &'static str)>> {
    (
        proptest::sample::select(vec!["full", "full", "full", "base"]),
        proptest::sample::select(vec!["true", "false"]),
        proptest::sample::select(vec!["turn", "round"]),
        proptest::sample::select(vec!["yes", "no"]),
        proptest::sample::select(vec!["on", "off"]),
        proptest::sample::select(vec!["restrict", "again", "barred"]),
        proptest::sample::select(vec!["opening", "dual"]),
    )
        .prop_map(|(deck, bombs, refill, fresh, fill, first, two)| {
            vec![
                ("deck", deck),
                ("bombs", bombs),
                ("refill", refill),
                ("flip_own_fresh", fresh),
                ("dual_fill", fill),
                ("first_bomb", first),
                ("two_players", two),
                ("turn_limit", "300"),
            ]
        })
}

/// Plays a game with random moves; `look` sees each state with what happened.
fn play(settings: &[(&str, &str)], seats: u8, seed: u64, mut look: impl FnMut(&Numboom, &Numboom, &[Event])) {
    let mut game = Numboom::new(&options(settings), seats).unwrap();
    let (mut chance, mut choice) = (stream(seed, 0, Purpose::Chance), stream(seed, 0, Purpose::Player(0)));
    loop {
        let before = game.clone();
        let mut events = Vec::new();
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.sample_chance(&mut chance);
                game.apply_chance(&outcome, &mut events).unwrap();
            }
            Turn::Seats(on) => {
                let seat = on.first().unwrap();
                let mut actions = Vec::new();
                game.for_each_legal(seat, |action| actions.push(action));
                // Functions are rare among many placings, so they get a second chance.
                let rare: Vec<Action> =
                    actions.iter().copied().filter(|action| !Numboom::sheds(action)).collect();
                let pool = if !rare.is_empty() && below(&mut choice, 2) == 0 { rare } else { actions };
                let action = pool[below(&mut choice, pool.len() as u32) as usize];
                game.apply(seat, &action, &mut events).unwrap();
            }
        }
        look(&before, &game, &events);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// A seat with paper and pencil knows exactly what its view says.
    #[test]
    fn a_view_is_what_an_attentive_player_would_know(
        settings in settings(),
        seats in 2_u8..=10,
        seed in any::<u64>(),
    ) {
        let first = Numboom::new(&options(&settings), seats).unwrap();
        let positions = first.view(Observer::Spectator).positions.len();
        let mut sheets: Vec<Sheet> = (0..seats)
            .map(|me| Sheet { me, piles: vec![Vec::new(); positions], ..Sheet::default() })
            .collect();
        play(&settings, seats, seed, |before, game, events| {
            let opening = before.view(Observer::Spectator).phase == cardinal_games::numboom::Phase::OpeningFlip;
            for sheet in &mut sheets {
                for event in events {
                    let notice = Numboom::notice(event, Observer::Seat(Seat::new(sheet.me)));
                    notice.iter().for_each(|notice| sheet.read(notice, opening));
                }
                sheet.agrees(game);
            }
        });
    }

    /// What a note says of a hand is true: what is sure is there, and of the rest not more is gone than it says.
    #[test]
    fn notes_are_true(settings in settings(), seats in 3_u8..=10, seed in any::<u64>()) {
        play(&settings, seats, seed, |_, game, _| {
            let hands: BTreeMap<u8, _> =
                (0..seats).map(|seat| (seat, game.view(Observer::Seat(Seat::new(seat))).own_hand())).collect();
            for seat in 0..seats {
                let view = game.view(Observer::Seat(Seat::new(seat)));
                for (owner, player) in view.players.pairs().filter(|(_, player)| player.fall.is_none()) {
                    let hand = hands[&owner.number()];
                    assert!(hand.includes(player.note.sure), "{hand:?} lacks {:?}", player.note);
                    let gone = |card: Card| player.note.maybe.count(card).saturating_sub(hand.count(card));
                    let gone: u8 = Card::ALL.into_iter().map(gone).sum();
                    assert!(gone <= player.note.missing, "{hand:?} lacks more than {:?}", player.note);
                }
            }
        });
    }

    /// Made-up worlds keep every fact of the view they are made from.
    #[test]
    fn worlds_look_the_same(settings in settings(), seats in 2_u8..=10, seed in any::<u64>()) {
        let mut rng = stream(seed, 1, Purpose::Test);
        play(&settings, seats, seed, |_, game, _| {
            if below(&mut rng, 6) == 0 {
                let who = Observer::Seat(Seat::new(below(&mut rng, u32::from(seats)) as u8));
                let world = Numboom::determinize(&game.view(who), &mut rng);
                assert_eq!(world.view(who), game.view(who));
            }
        });
    }

    /// An Exchange moves every hand by one, and back again.
    #[test]
    fn exchanging_left_and_right_gives_each_player_their_hand_back(seats in 3_u8..=10, seed in any::<u64>()) {
        play(&[("turn_limit", "60")], seats, seed, |_, game, _| {
            let Some(seat) = game.turn().seats().first() else { return };
            let hand = game.view(Observer::Seat(seat)).own_hand();
            let (left, right) = (Action::Exchange { to: Side::Left }, Action::Exchange { to: Side::Right });
            if hand.count(Card::Exchange) < 2 || game.check(seat, &left).is_err() {
                return;
            }
            let mut after = game.clone();
            after.apply(seat, &left, &mut Vec::new()).unwrap();
            let Ok(()) = after.apply(seat, &right, &mut Vec::new()) else { return };
            for other in Seat::all(seats).filter(|other| *other != seat) {
                let own = |game: &Numboom| game.view(Observer::Seat(other)).own_hand().placeable();
                assert_eq!(own(&after), own(game));
            }
        });
    }
}
