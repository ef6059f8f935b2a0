//! A table set up by hand: chosen cards in chosen places, and a test that plays every seat.

use arrayvec::ArrayVec;
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{BySeat, Game, Observer, Seat, SeatSet, Settings, Turn};
use cardinal_games::chain::{
    Batch, Card, CardSet, Chain, Chance, Event, Group, Notice, Options, Order, Phase, Piece, Settled, View,
};

use super::moves::{action, cards, set, written};

/// Which cards go where. The rest is filled with what remains, in the order of ids.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    seats: u8,
    settings: Vec<(String, String)>,
    firsts: Vec<Option<Card>>,
    hands: Vec<Vec<Card>>,
    row: Vec<Card>,
    deck: Vec<Card>,
}

impl Deal {
    /// A table of this many seats at which seat 0 begins.
    pub(super) fn of(seats: u8) -> Self {
        let settings = vec![("first_starter".to_owned(), "seat0".to_owned())];
        let count = usize::from(seats);
        let (firsts, hands) = (vec![None; count], vec![Vec::new(); count]);
        Self { seats, settings, firsts, hands, row: Vec::new(), deck: Vec::new() }
    }

    /// Sets a table option.
    pub(super) fn set(mut self, key: &str, value: &str) -> Self {
        self.settings.push((key.to_owned(), value.to_owned()));
        self
    }

    pub(super) fn first(mut self, seat: usize, card: &str) -> Self {
        self.firsts[seat] = Some(cards(card)[0]);
        self
    }

    /// The twelve cards a seat is to build; the first of them is its secret one.
    pub(super) fn hand(mut self, seat: usize, text: &str) -> Self {
        self.hands[seat] = cards(text);
        self
    }

    /// The face-up cards, slot 0 to 4.
    pub(super) fn row(mut self, text: &str) -> Self {
        self.row = cards(text);
        self
    }

    /// The top of the deck, top card first.
    pub(super) fn deck(mut self, text: &str) -> Self {
        self.deck = cards(text);
        self
    }

    /// All seats are dealt in; seat 0 is to act.
    #[track_caller]
    pub(super) fn table(&self) -> Table {
        let game = Chain::new(&options(&self.settings), self.seats).expect("the table can be set up");
        let mut table = Table { game, events: Vec::new(), latest: 0 };
        table.chance(&Chance::Deal(self.order()));
        table
    }

    /// All hands are built: each card was taken from slot 0.
    #[track_caller]
    pub(super) fn built(mut self) -> Table {
        let mut rest: Vec<Card> = Card::ALL
            .into_iter()
            .filter(|card| !self.hands.iter().flatten().any(|held| held == card))
            .collect();
        // Hands that are not chosen take from the end, where the X are, last.
        let wilds = rest.iter().filter(|card| card.is_x()).count();
        rest.rotate_right(wilds);
        for hand in &mut self.hands {
            while hand.len() < 12 {
                hand.push(rest.pop().expect("there are cards enough"));
            }
        }
        self.firsts = self.hands.iter().map(|hand| Some(hand[0])).collect();
        let mut taken = (1..12).flat_map(|nth| self.hands.iter().map(move |hand| hand[nth]));
        self.row = vec![taken.next().expect("a card is taken")];
        self.deck = taken.collect();
        let mut table = self.table();
        while table.view().phase == Phase::Build {
            table.does("take 0");
        }
        table
    }

    /// The order of the cards that gives this deal.
    #[track_caller]
    fn order(&self) -> Order {
        let mut rest: Vec<Card> = Card::ALL.to_vec();
        for card in self.firsts.iter().flatten().chain(&self.row).chain(&self.deck) {
            let at = rest.iter().position(|other| other == card);
            rest.remove(at.unwrap_or_else(|| panic!("{card} is dealt twice")));
        }
        let mut order = Order::new();
        for first in &self.firsts {
            order.push(first.unwrap_or_else(|| rest.remove(0)));
        }
        order.extend(self.row.iter().copied());
        (self.row.len()..5).for_each(|_| order.push(rest.remove(0)));
        order.extend(self.deck.iter().copied());
        order.extend(rest);
        order
    }
}

/// A release set up by hand: who holds what, and what the settlement scored.
#[derive(Clone, Debug)]
pub(super) struct Release {
    view: View,
}

impl Release {
    /// A table of this many seats at which seat 0 leads. All hands are empty.
    pub(super) fn of(seats: u8) -> Self {
        Self::with(seats, &[])
    }

    /// Like [`Self::of`], with options.
    pub(super) fn with(seats: u8, settings: &[(&str, &str)]) -> Self {
        let game = Chain::new(&options(settings), seats).expect("the table can be set up");
        let mut view = game.view(Observer::Spectator);
        view.phase = Phase::Release;
        (view.starter, view.candidates) = (Seat::new(0), SeatSet::NONE);
        let mut release = Self { view };
        for seat in Seat::all(seats) {
            let (groups, discarded) = (ArrayVec::new(), CardSet::NONE);
            release.view.players[seat].settled = Some(Settled { groups, points: 0, discarded });
            release.view.players[seat].ready = true;
        }
        release.lead(0)
    }

    pub(super) fn lead(mut self, seat: u8) -> Self {
        let seat = Seat::new(seat);
        (self.view.active, self.view.holder) = (seat, seat);
        self
    }

    /// The cards of a seat, all of them publicly known.
    pub(super) fn hand(mut self, seat: u8, text: &str) -> Self {
        let player = &mut self.view.players[Seat::new(seat)];
        (player.hand, player.known) = (Some(set(text)), set(text));
        self
    }

    /// A card of a seat that only its owner knows.
    pub(super) fn secret(mut self, seat: u8, card: &str) -> Self {
        let player = &mut self.view.players[Seat::new(seat)];
        player.hand = Some(player.known.union(set(card)));
        player.hidden = 1;
        self
    }

    pub(super) fn scored(mut self, seat: u8, groups: &[&str]) -> Self {
        let groups: ArrayVec<Group, 6> = groups.iter().map(|text| group(text)).collect();
        let points = groups.iter().map(|group| group.points()).sum();
        let discarded = CardSet::NONE;
        self.view.players[Seat::new(seat)].settled = Some(Settled { groups, points, discarded });
        self
    }

    /// Cards a seat has won, and penalty cards before it.
    pub(super) fn won(mut self, seat: u8, captured: &str, open: &str) -> Self {
        let player = &mut self.view.players[Seat::new(seat)];
        (player.captured, player.open) = (set(captured), set(open));
        self
    }

    /// The game from here on.
    pub(super) fn table(mut self) -> Table {
        let players = &self.view.players;
        let mut rest = CardSet::ALL;
        for player in players {
            rest =
                rest.without(player.hand.unwrap_or_default()).without(player.captured).without(player.open);
        }
        let held: BySeat<u8> = players.map(|_| 0);
        let in_hand = players.pairs().filter(|(_, player)| player.hand.is_some_and(|hand| !hand.is_empty()));
        let mut waiting: SeatSet = in_hand.map(|(seat, _)| seat).collect();
        waiting.remove(self.view.active);
        self.view.waiting = waiting;
        self.view.deck = rest.len();
        self.view.unseen = vec![Batch { cards: rest, held, deck: rest.len() }];
        let game = Chain::determinize(&self.view, &mut stream(1, 0, Purpose::Test));
        Table { game, events: Vec::new(), latest: 0 }
    }
}

/// A game in progress in which the test plays every seat.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: Chain,
    pub(super) events: Vec<Event>,
    /// Where the events of the latest step begin.
    latest: usize,
}

impl Table {
    /// A table before its first shuffle.
    pub(super) fn fresh(seats: u8, settings: &[(&str, &str)]) -> Self {
        let game = Chain::new(&options(settings), seats).expect("the table can be set up");
        Self { game, events: Vec::new(), latest: 0 }
    }

    #[track_caller]
    pub(super) fn chance(&mut self, chance: &Chance) {
        self.latest = self.events.len();
        let taken = self.game.apply_chance(chance, &mut self.events);
        taken.unwrap_or_else(|refused| panic!("{refused}: {chance:?}"));
    }

    /// The discards become the deck, with these on top.
    #[track_caller]
    pub(super) fn reshuffle(&mut self, top: &str) {
        let mut order: Order = cards(top).into_iter().collect();
        let rest: Vec<Card> = self.view().discards.iter().filter(|card| !order.contains(card)).collect();
        order.extend(rest);
        self.chance(&Chance::Reshuffle(order));
    }

    /// The extra cards of the release, seat by seat.
    #[track_caller]
    pub(super) fn extra(&mut self, text: &str) {
        self.chance(&Chance::Extra(cards(text).into_iter().collect()));
    }

    #[track_caller]
    pub(super) fn penalty(&mut self, card: &str) {
        self.chance(&Chance::Penalty(cards(card)[0]));
    }

    /// The seat to act (of several the first) makes these moves, separated by commas.
    #[track_caller]
    pub(super) fn does(&mut self, moves: &str) {
        let latest = self.events.len();
        for text in moves.split(", ") {
            let seat = self.player();
            self.one(seat, text);
        }
        self.latest = latest;
    }

    /// A seat makes these moves.
    #[track_caller]
    pub(super) fn seat_does(&mut self, seat: u8, moves: &str) {
        let latest = self.events.len();
        moves.split(", ").for_each(|text| self.one(Seat::new(seat), text));
        self.latest = latest;
    }

    #[track_caller]
    fn one(&mut self, seat: Seat, text: &str) {
        let legal = self.legal_of(seat.number());
        assert!(legal.iter().any(|listed| listed == text), "'{text}' is not listed; listed are {legal:?}");
        let done = self.game.apply(seat, &action(text), &mut self.events);
        done.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
    }

    /// The seat to act is refused this move, and nothing changes.
    #[track_caller]
    pub(super) fn refuses(&mut self, text: &str, code: &str, clause: &str) {
        let seat = self.player().number();
        self.refuses_seat(seat, text, code, clause);
    }

    /// A seat is refused this move, and nothing changes.
    #[track_caller]
    pub(super) fn refuses_seat(&mut self, seat: u8, text: &str, code: &str, clause: &str) {
        let (seat, action) = (Seat::new(seat), action(text));
        let (before, events) = (self.game.clone(), self.events.len());
        let refused = self.game.apply(seat, &action, &mut self.events).expect_err("this is not allowed");
        assert_eq!((refused.code, refused.clause), (code, clause), "'{text}'");
        assert_eq!(self.game.check(seat, &action), Err(refused), "checking agrees");
        assert!(self.game == before && self.events.len() == events, "a refused '{text}' changed something");
        let mut listed = false;
        self.game.for_each_legal(seat, |legal| listed |= legal == action);
        assert!(!listed, "'{text}' is listed, yet refused");
    }

    #[track_caller]
    fn player(&self) -> Seat {
        self.game
            .turn()
            .seats()
            .first()
            .unwrap_or_else(|| panic!("no seat is to act: {:?}", self.game.turn()))
    }

    pub(super) fn to_act(&self) -> Vec<u8> {
        self.game.turn().seats().iter().map(Seat::number).collect()
    }

    pub(super) fn awaits_chance(&self) -> bool {
        self.game.turn() == Turn::Chance
    }

    /// Everything that the seat to act may do, as text.
    #[track_caller]
    pub(super) fn legal(&self) -> Vec<String> {
        self.legal_of(self.player().number())
    }

    /// Everything that a seat may do, as text.
    pub(super) fn legal_of(&self, seat: u8) -> Vec<String> {
        let mut all = Vec::new();
        self.game.for_each_legal(Seat::new(seat), |action| all.push(written(&action)));
        all
    }

    /// Whether the seat to act may do this.
    #[track_caller]
    pub(super) fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// What a spectator knows.
    pub(super) fn view(&self) -> View {
        self.game.view(Observer::Spectator)
    }

    pub(super) fn view_of(&self, seat: u8) -> View {
        self.game.view(Observer::Seat(Seat::new(seat)))
    }

    /// The row, `--` for an empty place.
    pub(super) fn row(&self) -> String {
        self.view().row.map(|card| card.map_or("--".to_owned(), |card| card.to_string())).join(" ")
    }

    pub(super) fn hand(&self, seat: u8) -> CardSet {
        self.view_of(seat).own_hand()
    }

    pub(super) fn captured(&self, seat: u8) -> CardSet {
        self.view().players[Seat::new(seat)].captured
    }

    pub(super) fn open(&self, seat: u8) -> CardSet {
        self.view().players[Seat::new(seat)].open
    }

    /// The public notices of the latest step.
    pub(super) fn seen(&self) -> Vec<Notice> {
        self.notices(Observer::Spectator)
    }

    /// A seat's notices of the latest step.
    pub(super) fn heard(&self, seat: u8) -> Vec<Notice> {
        self.notices(Observer::Seat(Seat::new(seat)))
    }

    fn notices(&self, who: Observer) -> Vec<Notice> {
        self.events[self.latest..].iter().filter_map(|event| Chain::notice(event, who)).collect()
    }

    /// The final scores, seat by seat.
    #[track_caller]
    pub(super) fn scores(&self) -> Vec<i32> {
        let standings = self.game.standings().expect("the game is over");
        standings.iter().map(|standing| standing.score).collect()
    }
}

#[track_caller]
pub(super) fn group(text: &str) -> Group {
    let pieces: Vec<Piece> = text.split_whitespace().map(|piece| piece.parse().expect("a piece")).collect();
    Group::of(&pieces).unwrap_or_else(|| panic!("'{text}' is not a group"))
}

/// Options from keys and values.
#[track_caller]
pub(super) fn options<K: AsRef<str>, V: AsRef<str>>(settings: &[(K, V)]) -> Options {
    let settings = Settings::from_pairs(&Chain::INFO, settings).expect("the options exist");
    settings.resolve::<Chain>().expect("the options agree with their list")
}
