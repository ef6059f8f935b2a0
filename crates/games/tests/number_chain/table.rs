//! A table set up by hand: chosen cards in chosen places, and a test that plays every seat.

use cardinal_engine::{BySeat, Game, Observer, Seat, Settings, Standing, Turn};
use cardinal_games::number_chain::{
    Card, CardSet, Chance, Condition, Event, Laid, Notice, NumberChain, Options, Order, Out, Phase, View,
};

use super::moves::{action, cards, laid, set, written};

/// Which cards go where. The rest is filled with number cards from 77 downwards, then with wilds.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    seats: u8,
    settings: Vec<(String, String)>,
    hands: Vec<Vec<Card>>,
    pools: Vec<Card>,
    floor: Option<Laid>,
    supply: Vec<Card>,
}

impl Deal {
    /// A table of this many seats at which seat 0 begins.
    pub(super) fn of(seats: u8) -> Self {
        let settings = vec![("first_starter".to_owned(), "seat0".to_owned())];
        let hands = vec![Vec::new(); usize::from(seats)];
        Self { seats, settings, hands, pools: Vec::new(), floor: None, supply: Vec::new() }
    }

    /// Sets a table option.
    pub(super) fn set(mut self, key: &str, value: &str) -> Self {
        self.settings.push((key.to_owned(), value.to_owned()));
        self
    }

    /// Gives a seat these cards; more are added up to the size of the deal.
    pub(super) fn hand(mut self, seat: usize, text: &str) -> Self {
        self.hands[seat].extend(cards(text));
        self
    }

    /// The Pool cards, first to third.
    pub(super) fn pools(mut self, text: &str) -> Self {
        self.pools = cards(text);
        self
    }

    /// The first Floor card.
    pub(super) fn floor(mut self, text: &str) -> Self {
        self.floor = Some(laid(text));
        self
    }

    /// The top of the Supply, top card first.
    pub(super) fn supply(mut self, text: &str) -> Self {
        self.supply = cards(text);
        self
    }

    /// All seats are dealt in; seat 0 (or whom the options name) is to act under Pivot.
    #[track_caller]
    pub(super) fn table(&self) -> Table {
        let options = options(&self.settings);
        let game = NumberChain::new(&options, self.seats).expect("the table can be set up");
        let mut table = Table { game, events: Vec::new(), latest: 0 };
        table.deal(self);
        table
    }

    /// As [`Deal::table`], but under Relay: the last seat has made a Reset and discarded the Floor card, so that
    /// seat 0 is to act. The floor may be a named wild, such as `3?=35`.
    #[track_caller]
    pub(super) fn relay_table(mut self) -> Table {
        let floor = self.floor.take().expect("the Floor card is chosen");
        let last = self.hands.len() - 1;
        self.hands[last].push(floor.card());
        let first_starter = format!("seat{}", self.seats - 1);
        let mut table = self.set("first_starter", &first_starter).table();
        let pools = table.pools();
        table.does("reset");
        for pool in pools.split(' ').take(table.size(last) - 11) {
            table.does(&format!("discard {pool}"));
        }
        table.does(&format!("discard {floor}"));
        assert_eq!((table.to_act(), table.condition()), (Some(0), Condition::Relay));
        table
    }

    /// As [`Deal::table`], but in the closing phase: seat 0 has played all its cards in one turn under Pivot, `last`
    /// last. They are the 1x, `1?` and, with two or three seats, `?1` and `?2`.
    #[track_caller]
    pub(super) fn closing_on(self, last: &str) -> Table {
        let all = ["11", "12", "13", "14", "15", "16", "17", "1?=11", "?1=11", "?2=12"];
        let last = laid(last);
        let size = usize::from(hand_size(self.seats));
        let hand: Vec<Laid> = all[..size].iter().map(|text| laid(text)).collect();
        let mut table =
            hand.iter().fold(self.floor("21"), |deal, laid| deal.hand(0, &laid.card().to_string())).table();
        for laid in hand.into_iter().filter(|laid| laid.card() != last.card()).chain([last]) {
            table.does(&format!("play {laid}"));
        }
        table
    }

    /// The order of the cards that gives this deal.
    #[track_caller]
    fn order(&self) -> Order {
        let floor = self.floor.iter().map(|floor| floor.card());
        let chosen = self.hands.iter().flatten().chain(&self.pools).chain(&self.supply).copied();
        let mut rest: Vec<Card> = Card::ALL.to_vec();
        for card in chosen.chain(floor.clone()) {
            let at = rest.iter().position(|other| *other == card);
            rest.remove(at.unwrap_or_else(|| panic!("{card} is dealt twice")));
        }
        // The pile of fillers is taken from its end.
        rest.sort_by_key(|card| (!card.is_wild(), card.octal()));
        let mut order = Order::new();
        let mut fill = |chosen: &[Card], size: usize| {
            assert!(chosen.len() <= size, "{chosen:?} are more than {size}");
            order.extend(chosen.iter().copied());
            (chosen.len()..size).for_each(|_| order.extend(rest.pop()));
        };
        for hand in &self.hands {
            fill(hand, usize::from(hand_size(self.seats)));
        }
        fill(&self.pools, 3);
        fill(&floor.collect::<Vec<_>>(), 1);
        fill(&self.supply, self.supply.len());
        order.extend(rest.into_iter().rev());
        order
    }
}

/// A game in progress in which the test plays every seat.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: NumberChain,
    events: Vec<Event>,
    /// Where the events of the latest step begin.
    latest: usize,
}

impl Table {
    /// Deals the next round.
    #[track_caller]
    pub(super) fn deal(&mut self, deal: &Deal) {
        self.chance(&Chance::Deal(deal.order()));
    }

    /// The covered Floor cards become the new Supply, with these on top.
    #[track_caller]
    pub(super) fn reshuffle(&mut self, top: &str) {
        let mut order: Order = cards(top).into_iter().collect();
        let rest: Vec<Card> = self.view().covered.iter().filter(|card| !order.contains(card)).collect();
        order.extend(rest);
        self.chance(&Chance::Reshuffle(order));
    }

    #[track_caller]
    fn chance(&mut self, chance: &Chance) {
        self.latest = self.events.len();
        self.game
            .apply_chance(chance, &mut self.events)
            .unwrap_or_else(|refused| panic!("{refused}: {chance:?}"));
    }

    /// The seat to act makes these moves, separated by commas.
    #[track_caller]
    pub(super) fn does(&mut self, moves: &str) {
        let latest = self.events.len();
        for text in moves.split(", ") {
            let seat = self.player();
            assert!(self.can(text), "'{text}' is not listed; listed are {:?}", self.legal());
            let done = self.game.apply(seat, &action(text), &mut self.events);
            done.unwrap_or_else(|refused| panic!("'{text}' is refused: {refused}"));
        }
        self.latest = latest;
    }

    /// The seat to act is refused this move, and nothing changes.
    #[track_caller]
    pub(super) fn refuses(&mut self, text: &str, code: &str, clause: &str) {
        let seat = self.player();
        self.refuses_seat(seat.number(), text, code, clause);
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

    /// Every seat in turn takes the top of the Supply and, above the limit, discards that card again (a wild as 1),
    /// until this many are left.
    #[track_caller]
    pub(super) fn drain_to(&mut self, left: u8) {
        while self.view().supply > left {
            let seat = self.player().number();
            self.does("take supply");
            let drawn = self.heard(seat).iter().find_map(|notice| match notice {
                Notice::Drew { card, .. } => *card,
                _ => None,
            });
            if self.view().phase == Phase::Discard {
                let drawn = drawn.expect("its owner sees the card");
                let named = format!("discard {drawn}={}1", drawn.first());
                self.does(&if self.can(&named) { named } else { format!("discard {drawn}") });
            }
        }
    }

    #[track_caller]
    fn player(&self) -> Seat {
        self.game
            .turn()
            .seats()
            .first()
            .unwrap_or_else(|| panic!("no seat is to act: {:?}", self.game.turn()))
    }

    pub(super) fn to_act(&self) -> Option<u8> {
        self.game.turn().seats().first().map(Seat::number)
    }

    pub(super) fn awaits_shuffle(&self) -> bool {
        self.game.turn() == Turn::Chance
    }

    /// Everything that the seat to act may do, as text.
    #[track_caller]
    pub(super) fn legal(&self) -> Vec<String> {
        let mut all = Vec::new();
        self.game.for_each_legal(self.player(), |action| all.push(written(&action)));
        all
    }

    /// Those of them that begin so.
    #[track_caller]
    pub(super) fn options_to(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(start)).collect()
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

    /// The top Floor card, such as `36`, `3?=35` or, open, `3?`.
    pub(super) fn floor(&self) -> String {
        self.view().floor.expect("cards are dealt").to_string()
    }

    /// The Pool cards, `--` for an empty one.
    pub(super) fn pools(&self) -> String {
        self.view().pools.map(|pool| pool.map_or("--".to_owned(), |card| card.to_string())).join(" ")
    }

    pub(super) fn supply(&self) -> u8 {
        self.view().supply
    }

    pub(super) fn condition(&self) -> Condition {
        self.view().condition
    }

    pub(super) fn hand(&self, seat: u8) -> CardSet {
        self.view_of(seat).own_hand()
    }

    /// How many cards a seat holds.
    pub(super) fn size(&self, seat: usize) -> usize {
        usize::from(self.view().players[Seat::new(seat as u8)].size())
    }

    /// Whether a seat holds all these cards.
    pub(super) fn holds(&self, seat: u8, text: &str) -> bool {
        set(text).without(self.hand(seat)).is_empty()
    }

    pub(super) fn is_out(&self, seat: u8) -> bool {
        self.view().players[Seat::new(seat)].out
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
        self.events[self.latest..].iter().filter_map(|event| NumberChain::notice(event, who)).collect()
    }

    /// Who went out in the latest step, and how.
    pub(super) fn outs(&self) -> Vec<(u8, Out)> {
        let out = |notice| match notice {
            Notice::Out { seat, how } => Some((seat.number(), how)),
            _ => None,
        };
        self.seen().into_iter().filter_map(out).collect()
    }

    /// The penalties of the latest round that ended.
    #[track_caller]
    pub(super) fn penalties(&self) -> Vec<u8> {
        let players = self.view().players;
        players.iter().map(|player| *player.penalties.last().expect("a round is over")).collect()
    }

    /// The round just ended, and this seat begins the next.
    #[track_caller]
    pub(super) fn next_starter(&self) -> u8 {
        assert_eq!(self.view().phase, Phase::Deal, "no new round is due");
        self.view().starter.number()
    }

    /// The places at the end of the game, by seat.
    #[track_caller]
    pub(super) fn places(&self) -> Vec<u8> {
        let standings: BySeat<Standing> = self.game.standings().expect("the game is over");
        standings.iter().map(|standing| standing.place).collect()
    }
}

/// How many cards each is dealt (NC-5).
pub(super) const fn hand_size(seats: u8) -> u8 {
    if seats == 4 { 8 } else { 10 }
}

/// Options from keys and values.
#[track_caller]
pub(super) fn options<K: AsRef<str>, V: AsRef<str>>(settings: &[(K, V)]) -> Options {
    let settings = Settings::from_pairs(&NumberChain::INFO, settings).expect("the options exist");
    settings.resolve::<NumberChain>().expect("the options agree with their list")
}
