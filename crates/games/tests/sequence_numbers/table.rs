//! Tables set up by hand, and a test that plays every seat.
//!
//! Cards are written `s7` and `d7` (the sum and the difference that come to 7), `@c4` (the sum for the number on space
//! c4), `#c4` (the difference for it), `plus1`, `minus2`, or as printed (`3+4`). Moves are written like this:
//!
//! ```text
//! place s7 c4      remove minus1 d5      exchange d9      pass      lock b2
//! draw             agree                 call 1           vote guilty, vote innocent      forfeit s7
//! ```

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Observer, Seat, Settings, Turn};
use cardinal_games::sequence_numbers::{
    Action, Card, Chance, Ending, Event, Notice, Options, Order, SequenceNumbers, Space, SpaceSet, View,
};

/// Options from keys and values.
#[track_caller]
pub(super) fn options(settings: &[(&str, &str)]) -> Options {
    let settings = Settings::from_pairs(&SequenceNumbers::INFO, settings).expect("the options exist");
    settings.resolve::<SequenceNumbers>().expect("the options agree with their list")
}

#[track_caller]
pub(super) fn space(text: &str) -> Space {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
pub(super) fn spaces(text: &str) -> SpaceSet {
    text.split_whitespace().map(space).collect()
}

/// All cards of a table, sums before differences.
pub(super) fn all_cards(options: &Options) -> Vec<Card> {
    let mut game = SequenceNumbers::new(options, 2).expect("two can play");
    game.apply_chance(&Chance::Dealer(Seat::new(0)), &mut Vec::new()).expect("a dealer is due");
    match game.sample_chance(&mut stream(0, 0, Purpose::Test)) {
        Chance::Deal(mut order) => {
            order.sort_by_key(|card| (card.answer(), card.to_string().contains('-'), card.to_string()));
            order.to_vec()
        }
        other => panic!("{other:?}"),
    }
}

/// A card from text, on the board of a view.
#[track_caller]
pub(super) fn card(word: &str, view: &View) -> Card {
    let all = all_cards(&view.options);
    let number = |text: &str| view.board.number(space(text)).expect("the space shows a number");
    let (answer, difference) = match word.split_at(1) {
        ("s", number) if number.parse::<u8>().is_ok() => (number.parse().unwrap(), false),
        ("d", number) if number.parse::<u8>().is_ok() => (number.parse().unwrap(), true),
        ("@", at) => (number(at), false),
        ("#", at) => (number(at), true),
        _ => return word.parse().unwrap_or_else(|error| panic!("{error}")),
    };
    let fits =
        |card: &&Card| card.answer() == Some(answer) && matches!(card, Card::Difference(..)) == difference;
    *all.iter().find(fits).unwrap_or_else(|| panic!("no card comes to {answer}"))
}

/// A game in progress in which the test plays every seat.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: SequenceNumbers,
    events: Vec<Event>,
    /// Where the events of the latest step begin.
    latest: usize,
}

impl Table {
    /// A table at which the last seat deals, so that seat 0 begins, with these hands and these cards on top of the deck.
    #[track_caller]
    pub(super) fn dealt(seats: u8, settings: &[(&str, &str)], hands: &[&str], top: &str) -> Self {
        let options = options(settings);
        let mut game = SequenceNumbers::new(&options, seats).expect("this number can play");
        let view = game.view(Observer::Spectator);
        let mut rest = all_cards(&options);
        let mut chosen = |text: &str| -> Vec<Card> {
            let cards: Vec<Card> = text.split_whitespace().map(|word| card(word, &view)).collect();
            rest.retain(|card| !cards.contains(card));
            cards
        };
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| chosen(hand)).collect();
        let top = chosen(top);
        let mut order = Order::new();
        let size = if seats <= 3 { 5 } else { 4 };
        for seat in 0..usize::from(seats) {
            let hand = hands.get(seat).cloned().unwrap_or_default();
            order.extend(hand.iter().copied());
            (hand.len()..size).for_each(|_| order.extend(rest.pop()));
        }
        order.extend(top);
        order.extend(rest);
        let mut events = Vec::new();
        game.apply_chance(&Chance::Dealer(Seat::new(seats - 1)), &mut events).expect("a dealer is due");
        game.apply_chance(&Chance::Deal(order), &mut events).expect("a deal is due");
        Self { game, events, latest: 0 }
    }

    /// Makes an action out of a move of a seat.
    #[track_caller]
    pub(super) fn action(&self, seat: u8, text: &str) -> Action {
        let view = self.view_of(seat);
        let words: Vec<&str> = text.split_whitespace().collect();
        let slot = |word: &str| {
            let wanted = Some(card(word, &view));
            let at = view.own_hand().iter().position(|held| *held == wanted);
            at.unwrap_or_else(|| panic!("seat {seat} does not hold {word}")) as u8
        };
        match *words.as_slice() {
            ["place", card, at] => Action::Place { slot: slot(card), space: space(at) },
            ["remove", card, at] => Action::Remove { slot: slot(card), space: space(at) },
            ["exchange", card] => Action::Exchange { slot: slot(card) },
            ["forfeit", card] => Action::Forfeit { slot: slot(card) },
            ["lock", first] => Action::Lock { first: space(first) },
            ["call", team] => Action::Call { team: team.parse().unwrap() },
            ["vote", how] => Action::Vote { guilty: how == "guilty" },
            ["pass"] => Action::Pass {},
            ["draw"] => Action::Draw {},
            ["agree"] => Action::Agree {},
            _ => panic!("'{text}' is not a move"),
        }
    }

    #[track_caller]
    pub(super) fn does(&mut self, seat: u8, text: &str) {
        let action = self.action(seat, text);
        assert!(self.legal(seat).contains(&action), "'{text}' is not listed: {:?}", self.legal(seat));
        self.latest = self.events.len();
        let done = self.game.apply(Seat::new(seat), &action, &mut self.events);
        done.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
    }

    /// A seat is refused this move, and nothing changes.
    #[track_caller]
    pub(super) fn refuses(&mut self, seat: u8, text: &str, code: &str, clause: &str) {
        let action = self.action(seat, text);
        self.refuses_action(seat, action, code, clause);
    }

    /// A seat is refused this action, and nothing changes.
    #[track_caller]
    pub(super) fn refuses_action(&mut self, seat: u8, action: Action, code: &str, clause: &str) {
        let (before, events) = (self.game.clone(), self.events.len());
        let refused =
            self.game.apply(Seat::new(seat), &action, &mut self.events).expect_err("it is not allowed");
        assert_eq!((refused.code, refused.clause), (code, clause), "{action:?}");
        assert_eq!(self.game.check(Seat::new(seat), &action), Err(refused), "checking agrees");
        assert!(self.game == before && self.events.len() == events, "a refused {action:?} changed something");
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed, yet refused");
    }

    /// The shuffle that is due happens, somehow.
    #[track_caller]
    pub(super) fn shuffles(&mut self) {
        assert_eq!(self.game.turn(), Turn::Chance, "no shuffle is due");
        let chance = self.game.sample_chance(&mut stream(2, 0, Purpose::Test));
        self.latest = self.events.len();
        self.game.apply_chance(&chance, &mut self.events).expect("it was sampled");
    }

    pub(super) fn legal(&self, seat: u8) -> Vec<Action> {
        let mut all = Vec::new();
        self.game.for_each_legal(Seat::new(seat), |action| all.push(action));
        all
    }

    /// Whether a seat may do this.
    #[track_caller]
    pub(super) fn can(&self, seat: u8, text: &str) -> bool {
        self.legal(seat).contains(&self.action(seat, text))
    }

    /// Everything a seat may do that is neither a wish to end nor a draw nor a call.
    pub(super) fn plays(&self, seat: u8) -> Vec<Action> {
        let mut all = self.legal(seat);
        all.retain(|action| !matches!(action, Action::Agree {} | Action::Draw {} | Action::Call { .. }));
        all
    }

    /// Where a seat may place a chip with a card.
    #[track_caller]
    pub(super) fn targets(&self, seat: u8, word: &str) -> SpaceSet {
        let wanted = Some(card(word, &self.view_of(seat)));
        let at =
            self.view_of(seat).own_hand().iter().position(|held| *held == wanted).expect("it is held") as u8;
        let of_card = |action| match action {
            Action::Place { slot, space } | Action::Remove { slot, space } if slot == at => Some(space),
            _ => None,
        };
        self.legal(seat).into_iter().filter_map(of_card).collect()
    }

    /// Who is waited for.
    pub(super) fn to_act(&self) -> Vec<u8> {
        self.game.turn().seats().iter().map(Seat::number).collect()
    }

    /// Who may act out of turn.
    pub(super) fn may_act(&self) -> Vec<u8> {
        self.game.optional().iter().map(Seat::number).collect()
    }

    pub(super) fn view(&self) -> View {
        self.game.view(Observer::Spectator)
    }

    pub(super) fn view_of(&self, seat: u8) -> View {
        self.game.view(Observer::Seat(Seat::new(seat)))
    }

    /// How many cards a seat holds.
    pub(super) fn size(&self, seat: u8) -> u8 {
        self.view().players[Seat::new(seat)].size
    }

    pub(super) fn hand(&self, seat: u8) -> Vec<Card> {
        self.view_of(seat).own_hand().into_iter().flatten().collect()
    }

    #[track_caller]
    pub(super) fn card(&self, word: &str) -> Card {
        card(word, &self.view())
    }

    /// The discard pile of a seat, the top last.
    pub(super) fn pile(&self, seat: u8) -> Vec<Card> {
        self.view().players[Seat::new(seat)].pile.clone()
    }

    /// Sequences of each team.
    pub(super) fn counts(&self) -> Vec<usize> {
        let view = self.view();
        let count =
            |team| view.sequences.iter().filter(|sequence| usize::from(sequence.team) == team).count();
        (0..view.chips.len()).map(count).collect()
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        self.view().ending
    }

    /// The places at the end of the game, by seat.
    #[track_caller]
    pub(super) fn places(&self) -> Vec<u8> {
        self.game.standings().expect("the game is over").iter().map(|standing| standing.place).collect()
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
        self.events[self.latest..].iter().filter_map(|event| SequenceNumbers::notice(event, who)).collect()
    }

    pub(super) fn game_turn(&self) -> Turn {
        self.game.turn()
    }

    /// The game as it is, without notices yet.
    pub(super) const fn of(game: SequenceNumbers) -> Self {
        Self { game, events: Vec::new(), latest: 0 }
    }
}
