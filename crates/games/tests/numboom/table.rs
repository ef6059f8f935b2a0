//! A table set up by hand: chosen cards in chosen places, and a test that plays every seat.

use cardinal_engine::{BySeat, Game, Observer, Seat, Settings, Standing, Turn};
use cardinal_games::numboom::{Card, Cards, Chance, Event, Notice, Numboom, Options, Order, Phase, View};

use super::moves::{action, cards, written};

/// Which cards go where. Hands left open are filled with 1, 2 and 3 by turns.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    seats: u8,
    settings: Vec<(&'static str, &'static str)>,
    hands: Vec<Vec<Card>>,
    deck: Vec<Card>,
}

pub(super) fn options(settings: &[(&str, &str)]) -> Options {
    let settings = Settings::from_pairs(&Numboom::INFO, settings).expect("the settings are allowed");
    settings.resolve::<Numboom>().expect("the settings are allowed")
}

impl Deal {
    /// A table of this many seats at which seat 0 begins.
    pub(super) fn of(seats: u8) -> Self {
        Self { seats, settings: Vec::new(), hands: vec![Vec::new(); usize::from(seats)], deck: Vec::new() }
    }

    /// Sets a table option.
    pub(super) fn set(mut self, key: &'static str, value: &'static str) -> Self {
        self.settings.push((key, value));
        self
    }

    /// Gives a seat these cards; more are added up to four.
    pub(super) fn hand(mut self, seat: usize, text: &str) -> Self {
        self.hands[seat] = cards(text);
        self
    }

    /// The top of the deck, top card first.
    pub(super) fn deck(mut self, text: &str) -> Self {
        self.deck = cards(text);
        self
    }

    /// All seats are dealt in; seat 0 is to act in round one, unless a hand has to be drawn again.
    #[track_caller]
    pub(super) fn table(&self) -> Table {
        let options = options(&self.settings);
        let game = Numboom::new(&options, self.seats).expect("the table can be set up");
        let mut table = Table { game, events: Vec::new(), latest: 0 };
        table.chance(&Chance::Starter(Seat::new(0)));
        table.chance(&Chance::Deal(self.order(table.stock())));
        table
    }

    /// As [`Deal::table`], with round one played: all but the last place the card named for them on the
    /// position of their number, and the last one flips position 0.
    #[track_caller]
    pub(super) fn opened(&self, placed: &str) -> Table {
        let mut table = self.table();
        for (position, card) in placed.split(' ').enumerate() {
            table.does(&format!("place {card} {position}"));
        }
        table.does("flip 0");
        table
    }

    #[track_caller]
    fn order(&self, stock: Cards) -> Order {
        let mut rest = stock;
        for card in self.hands.iter().flatten().chain(&self.deck) {
            assert!(rest.discard(*card), "there are not enough of '{card}'");
        }
        let mut fillers = [Card::One, Card::Two, Card::Three].into_iter().cycle();
        let mut order = Order::new();
        for hand in &self.hands {
            order.extend(hand.iter().copied());
            for card in fillers.by_ref().take(4 - hand.len()) {
                assert!(rest.discard(card), "there are not enough of '{card}'");
                order.push(card);
            }
        }
        order.extend(self.deck.iter().copied());
        order.extend(rest.iter());
        order
    }
}

/// A game in progress in which the test plays every seat.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: Numboom,
    events: Vec<Event>,
    /// Where the events of the latest step begin.
    latest: usize,
}

impl Table {
    #[track_caller]
    pub(super) fn chance(&mut self, chance: &Chance) {
        self.latest = self.events.len();
        let taken = self.game.apply_chance(chance, &mut self.events);
        taken.unwrap_or_else(|refused| panic!("{refused}: {chance:?}"));
    }

    pub(super) fn stock(&self) -> Cards {
        self.view().stock()
    }

    /// The seat to act makes these moves, separated by commas.
    #[track_caller]
    pub(super) fn does(&mut self, moves: &str) {
        let latest = self.events.len();
        for text in moves.split(", ") {
            assert!(self.can(text), "'{text}' is not listed; listed are {:?}", self.legal());
            let done = self.game.apply(self.player(), &action(text), &mut self.events);
            done.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
        }
        self.latest = latest;
    }

    /// The seat to act is refused this move, and nothing changes.
    #[track_caller]
    pub(super) fn refuses(&mut self, text: &str, code: &str, clause: &str) {
        self.refuses_seat(self.player().number(), text, code, clause);
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
    }

    #[track_caller]
    fn player(&self) -> Seat {
        let seats = self.game.turn().seats();
        seats.first().unwrap_or_else(|| panic!("no seat is to act: {:?}", self.game.turn()))
    }

    pub(super) fn to_act(&self) -> Option<u8> {
        self.game.turn().seats().first().map(Seat::number)
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// Everything that the seat to act may do, as text.
    #[track_caller]
    pub(super) fn legal(&self) -> Vec<String> {
        let mut all = Vec::new();
        self.game.for_each_legal(self.player(), |action| all.push(written(&action)));
        all
    }

    /// Whether the seat to act may do this.
    #[track_caller]
    pub(super) fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// Whether the seat to act may do something that begins so.
    #[track_caller]
    pub(super) fn can_any(&self, start: &str) -> bool {
        self.legal().iter().any(|legal| legal.starts_with(start))
    }

    /// What a spectator knows.
    pub(super) fn view(&self) -> View {
        self.game.view(Observer::Spectator)
    }

    pub(super) fn view_of(&self, seat: u8) -> View {
        self.game.view(Observer::Seat(Seat::new(seat)))
    }

    pub(super) fn death_number(&self) -> u8 {
        self.view().death_number
    }

    pub(super) fn phase(&self) -> Phase {
        self.view().phase
    }

    /// How many cards lie on each position.
    pub(super) fn heights(&self) -> Vec<usize> {
        self.view().positions.iter().map(Vec::len).collect()
    }

    /// The covered cards as a seat knows them, position by position from the bottom: `3` for a card, `?` for one
    /// it does not know, `~` for one mixed up since a Disrupt, `-` for an empty position.
    pub(super) fn field(&self, seat: u8) -> String {
        let piles = self.view_of(seat).positions.into_iter().map(|pile| {
            let cards = pile.iter().map(|covered| match covered.card {
                Some(card) => card.to_string(),
                None if covered.mixed => "~".to_owned(),
                None => "?".to_owned(),
            });
            if pile.is_empty() { "-".to_owned() } else { cards.collect::<Vec<_>>().join("/") }
        });
        piles.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn hand(&self, seat: u8) -> Cards {
        self.view_of(seat).own_hand()
    }

    /// How many cards a seat holds.
    pub(super) fn size(&self, seat: u8) -> u8 {
        self.view().players[Seat::new(seat)].size
    }

    pub(super) fn lives(&self, seat: u8) -> bool {
        self.view().players[Seat::new(seat)].fall.is_none()
    }

    /// Whether a bomb restricts a seat's next turn.
    pub(super) fn bombed(&self, seat: u8) -> bool {
        self.view().players[Seat::new(seat)].bombed
    }

    /// A seat's notices of the latest step.
    pub(super) fn heard(&self, seat: u8) -> Vec<Notice> {
        self.notices(Observer::Seat(Seat::new(seat)))
    }

    /// The public notices of the latest step.
    pub(super) fn seen(&self) -> Vec<Notice> {
        self.notices(Observer::Spectator)
    }

    fn notices(&self, who: Observer) -> Vec<Notice> {
        self.events[self.latest..].iter().filter_map(|event| Numboom::notice(event, who)).collect()
    }

    /// The places and scores at the end.
    pub(super) fn standings(&self) -> BySeat<Standing> {
        self.game.standings().expect("the game is over")
    }
}
