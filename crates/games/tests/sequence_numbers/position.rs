//! Positions set up by hand.

use std::collections::BTreeMap;

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Observer, Seat};
use cardinal_games::sequence_numbers::{
    Batch, Card, Options, Phase, Sequence, SequenceNumbers, SpaceSet, View, Way,
};

use super::table::{Table, all_cards, card, options, space, spaces};

/// A position: chips where they are wanted, hands as they are wanted, the rest in the deck.
#[derive(Clone, Debug)]
pub(super) struct Position {
    seats: u8,
    options: Options,
    active: u8,
    chips: Vec<SpaceSet>,
    sequences: Vec<Sequence>,
    hands: BTreeMap<u8, Vec<Card>>,
    /// The cards of the deck; all that are left over if not chosen, otherwise those lie on the pile of seat 0.
    deck: Option<Vec<Card>>,
    view: View,
}

impl Position {
    pub(super) fn of(seats: u8) -> Self {
        Self::with(seats, &[])
    }

    #[track_caller]
    pub(super) fn with(seats: u8, settings: &[(&str, &str)]) -> Self {
        let options = options(settings);
        let view =
            SequenceNumbers::new(&options, seats).expect("this number can play").view(Observer::Spectator);
        let chips = vec![SpaceSet::NONE; view.chips.len()];
        let (sequences, hands, deck) = (Vec::new(), BTreeMap::new(), None);
        Self { seats, options, active: 0, chips, sequences, hands, deck, view }
    }

    pub(super) fn view(&self) -> &View {
        &self.view
    }

    #[track_caller]
    fn cards(&self, text: &str) -> Vec<Card> {
        text.split_whitespace().map(|word| card(word, &self.view)).collect()
    }

    /// A hand; seats without one get cards that are left over.
    #[track_caller]
    pub(super) fn hand(mut self, seat: u8, text: &str) -> Self {
        let cards = self.cards(text);
        self.hands.insert(seat, cards);
        self
    }

    #[track_caller]
    pub(super) fn chips(mut self, team: usize, text: &str) -> Self {
        self.chips[team] = self.chips[team].union(spaces(text));
        self
    }

    /// Chips on every number space but these, in a pattern without three in a row.
    #[track_caller]
    pub(super) fn full_but(mut self, text: &str) -> Self {
        let taken = self.chips.iter().fold(spaces(text), |all, chips| all.union(*chips));
        for space in self.view.board.fields().without(taken).iter() {
            let team = usize::from(space.row() + space.column() / 2 * (self.chips.len() as u8 - 1));
            let team = team % self.chips.len();
            self.chips[team].insert(space);
        }
        self
    }

    #[track_caller]
    pub(super) fn sequence(mut self, team: u8, first: &str, way: Way) -> Self {
        let sequence = Sequence { team, first: space(first), way };
        let chips = sequence.spaces().without(self.view.board.corners());
        self.chips[usize::from(team)] = self.chips[usize::from(team)].union(chips);
        self.sequences.push(sequence);
        self
    }

    pub(super) fn active(mut self, seat: u8) -> Self {
        self.active = seat;
        self
    }

    /// The deck consists of these cards only; the others lie on the pile of seat 0.
    #[track_caller]
    pub(super) fn deck(mut self, text: &str) -> Self {
        self.deck = Some(self.cards(text));
        self
    }

    /// The game in this position.
    #[track_caller]
    pub(super) fn table(&self) -> Table {
        let mut view = self.view.clone();
        let mut rest = all_cards(&self.options);
        let mut take = |card: &Card| {
            let at = rest.iter().position(|other| other == card).unwrap_or_else(|| panic!("{card} twice"));
            rest.remove(at);
        };
        self.hands.values().flatten().for_each(&mut take);
        self.deck.iter().flatten().for_each(&mut take);
        let size = if self.seats <= 3 { 5 } else { 4 };
        for seat in 0..self.seats {
            let cards = match self.hands.get(&seat) {
                Some(cards) => cards.clone(),
                // Equations from the end: high numbers.
                None => (0..size).map(|_| rest.remove(rest.len() - 1)).collect(),
            };
            let player = &mut view.players[Seat::new(seat)];
            let mut hand = [None; 5];
            hand.iter_mut().zip(&cards).for_each(|(place, card)| *place = Some(*card));
            player.hand = Some(hand);
            player.size = cards.len() as u8;
        }
        let deck = match &self.deck {
            None => rest,
            Some(deck) => {
                view.players[Seat::new(0)].pile = rest;
                deck.clone()
            }
        };
        view.deck = deck.len() as u8;
        view.pace.formed = view.deck;
        let held = view.players.map(|_| 0);
        view.unseen = vec![Batch { cards: deck, held, deck: view.deck }];
        view.chips.clone_from(&self.chips);
        view.sequences.clone_from(&self.sequences);
        view.phase = Phase::Act;
        view.active = Seat::new(self.active);
        view.dealer = Seat::new((self.active + self.seats - 1) % self.seats);
        let game = SequenceNumbers::determinize(&view, &mut stream(1, 0, Purpose::Test));
        Table::of(game)
    }
}
