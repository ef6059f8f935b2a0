//! The truth of one game, and how it moves.

use std::fmt;

use arrayvec::ArrayVec;
use cardinal_engine::random::{below, shuffle};
use cardinal_engine::{BadChance, BySeat, Log, Seat, SetupError, Turn};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::chance::Order;
use super::memory::Batches;
use super::options::{ExtraTurn, FirstStarter, LastPlayer, StartWild};
use super::{Action, Card, CardSet, Chance, Event, INFO, Laid, Notice, Options, Out, Source, chain};

/// The most cards in a hand at the end of a turn (NC-19).
pub(super) const HAND_LIMIT: u8 = 10;
pub(super) const MAX_PLAYERS: usize = 4;
pub(super) const MAX_ROUNDS: usize = 9;
/// The most cards the Supply can hold: whenever it is made anew, at least seven cards lie elsewhere (the Floor card,
/// the Pools or the hand they went to, what the active player held and took, and a card of somebody else).
pub(super) const MAX_SUPPLY: usize = Card::COUNT - 7;

/// How the cards of a turn link to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Each to the Floor card that lay there when the turn began.
    Pivot,
    /// Each to the card just below it.
    Relay,
}

impl Condition {
    const fn flipped(self) -> Self {
        match self {
            Self::Pivot => Self::Relay,
            Self::Relay => Self::Pivot,
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks who begins.
    Starter,
    /// Chance shuffles for a new round.
    Deal,
    /// Chance shuffles the covered Floor cards into a new Supply.
    Reshuffle,
    /// The active player chooses an action.
    Act,
    /// The active player has played and may play on.
    Playing,
    /// The active player may take an extra turn.
    Offer,
    /// The active player holds too many cards.
    Discard,
    /// The game is over.
    Over,
}

/// A game of Number Chain: the whole truth.
#[derive(Clone, PartialEq, Eq)]
pub struct NumberChain {
    pub(super) hands: [CardSet; MAX_PLAYERS],
    /// Cards of each hand that everybody saw going there.
    pub(super) known: [CardSet; MAX_PLAYERS],
    /// Floor cards below the top one.
    pub(super) covered: CardSet,
    pub(super) batches: Batches,
    /// The Supply is `deck[top..]`.
    pub(super) deck: [Card; MAX_SUPPLY],
    pub(super) top: u8,
    pub(super) pools: [Option<Card>; 3],
    pub(super) floor: Option<Laid>,
    /// The digit that the next card must begin with; 0 if any will do.
    pub(super) link: u8,
    pub(super) condition: Condition,
    pub(super) phase: Phase,
    pub(super) seats: u8,
    pub(super) active: Seat,
    pub(super) starter: Seat,
    /// Who emptied their hand first in this round; from then on it is the closing phase.
    pub(super) first_out: Option<Seat>,
    pub(super) out: u8,
    /// For each player found unable to lay a card, the digit they could not follow.
    pub(super) stuck_on: [u8; MAX_PLAYERS],
    /// Rounds completed.
    pub(super) rounds_over: u8,
    pub(super) turns: u16,
    pub(super) stall: u16,
    pub(super) penalties: [[u8; MAX_PLAYERS]; MAX_ROUNDS],
    pub(super) options: Options,
}

impl fmt::Debug for NumberChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NumberChain")
            .field("phase", &self.phase)
            .field("round", &(self.rounds_over + 1))
            .field("active", &self.active)
            .field("condition", &self.condition)
            .field("floor", &self.floor)
            .field("link", &self.link)
            .field("pools", &self.pools)
            .field("hands", &&self.hands[..usize::from(self.seats)])
            .field("supply", &self.supply())
            .field("covered", &self.covered)
            .field("turns", &(self.turns, self.stall))
            .finish_non_exhaustive()
    }
}

impl NumberChain {
    pub(super) fn setup(options: &Options, seats: u8) -> Result<Self, SetupError> {
        if !INFO.seats.contains(&seats) {
            return Err(SetupError::seats(&INFO, usize::from(seats), "NC-A36"));
        }
        let starter = match options.first_starter {
            FirstStarter::Random => None,
            FirstStarter::Seat1 => Some(0),
            FirstStarter::Seat2 => Some(1),
            FirstStarter::Seat3 => Some(2),
            FirstStarter::Seat4 => Some(3),
        };
        if starter.is_some_and(|starter| starter >= seats) {
            let value = format!("seat{}", starter.unwrap_or_default() + 1);
            return Err(SetupError::Conflict {
                key: "first_starter",
                value,
                reason: "there is no such seat",
            });
        }
        let mut game = Self {
            hands: [CardSet::NONE; MAX_PLAYERS],
            known: [CardSet::NONE; MAX_PLAYERS],
            covered: CardSet::NONE,
            batches: Batches::NEW,
            deck: [Card::from_octal(1); MAX_SUPPLY],
            top: MAX_SUPPLY as u8,
            pools: [None; 3],
            floor: None,
            link: 0,
            condition: Condition::Pivot,
            phase: Phase::Starter,
            seats,
            active: Seat::new(starter.unwrap_or(0)),
            starter: Seat::new(starter.unwrap_or(0)),
            first_out: None,
            out: 0,
            stuck_on: [0; MAX_PLAYERS],
            rounds_over: 0,
            turns: 0,
            stall: 0,
            penalties: [[0; MAX_PLAYERS]; MAX_ROUNDS],
            options: *options,
        };
        if starter.is_some() {
            game.phase = Phase::Deal;
        }
        Ok(game)
    }

    #[inline]
    pub(super) const fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Starter | Phase::Deal | Phase::Reshuffle => Turn::Chance,
            Phase::Act | Phase::Playing | Phase::Offer | Phase::Discard => Turn::of(self.active),
            Phase::Over => Turn::Over,
        }
    }

    /// The face-down pile, top first.
    #[inline]
    pub(super) fn supply(&self) -> &[Card] {
        &self.deck[usize::from(self.top)..]
    }

    /// Whether all cards are still, or again, to be dealt.
    pub(super) const fn is_undealt(&self) -> bool {
        matches!(self.phase, Phase::Starter | Phase::Deal)
    }

    /// The cards nobody can see: the Supply, or before a deal the whole deck.
    pub(super) fn face_down(&self) -> CardSet {
        if self.is_undealt() { CardSet::ALL } else { self.supply().iter().copied().collect() }
    }

    /// The active player's place in the arrays; the mask tells the compiler that it is inside.
    #[inline]
    const fn me(&self) -> usize {
        self.active.index() & (MAX_PLAYERS - 1)
    }

    #[inline]
    pub(super) const fn hand(&self) -> CardSet {
        self.hands[self.me()]
    }

    #[inline]
    pub(super) const fn closing(&self) -> bool {
        self.first_out.is_some()
    }

    #[inline]
    pub(super) const fn is_out(&self, seat: Seat) -> bool {
        self.out >> seat.number() & 1 == 1
    }

    /// Whether everybody but the active player is out.
    #[inline]
    pub(super) const fn is_last(&self) -> bool {
        (self.out | 1 << self.active.number()).count_ones() == self.seats as u32
    }

    /// Whether the active player is the last one left at a table where that means one single turn.
    #[inline]
    pub(super) fn in_last_turn(&self) -> bool {
        self.options.last_player == LastPlayer::SameTurn && self.closing() && self.is_last()
    }

    /// Whether a hand can be played from or has a Chain.
    #[inline]
    pub(super) fn can_lay(hand: CardSet, link: u8, options: &Options) -> bool {
        !hand.fitting(link).is_empty() || chain::exists(hand, options.max_wilds_in_chain)
    }

    /// Whether an extra turn may be used for laying cards only.
    #[inline]
    pub(super) fn extra_turn_is_narrow(&self) -> bool {
        self.closing() || self.options.extra_turn == ExtraTurn::PlayOrChain
    }

    // ---- chance ----

    pub(super) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut order: Order = match self.phase {
            Phase::Starter => return Chance::Starter(Seat::new(below(rng, u32::from(self.seats)) as u8)),
            Phase::Deal => Card::ALL.into(),
            Phase::Reshuffle => self.covered.iter().collect(),
            _ => panic!("no chance is due"),
        };
        shuffle(&mut order, rng);
        if self.phase == Phase::Deal { Chance::Deal(order) } else { Chance::Reshuffle(order) }
    }

    pub(super) fn take_chance(
        &mut self,
        chance: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), BadChance> {
        if self.turn_now() != Turn::Chance {
            return Err(BadChance::NotDue);
        }
        match (self.phase, chance) {
            (Phase::Starter, Chance::Starter(seat)) if seat.number() < self.seats => {
                self.starter = *seat;
                self.active = *seat;
                self.phase = Phase::Deal;
                log.note(Event::Open(Notice::Starter { seat: *seat }));
            }
            (Phase::Deal, Chance::Deal(order)) if is_order_of(order, CardSet::ALL) => self.deal(order, log),
            (Phase::Reshuffle, Chance::Reshuffle(order)) if is_order_of(order, self.covered) => {
                self.reshuffle(order, log);
            }
            (Phase::Starter, Chance::Starter(_))
            | (Phase::Deal, Chance::Deal(_))
            | (Phase::Reshuffle, Chance::Reshuffle(_)) => return Err(BadChance::Impossible),
            _ => return Err(BadChance::WrongKind),
        }
        Ok(())
    }

    fn deal(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        let size = if self.seats == 4 { 8 } else { 10 };
        let (dealt, supply) = order.split_at(size * usize::from(self.seats));
        for (hand, cards) in self.hands.iter_mut().zip(dealt.chunks_exact(size)) {
            *hand = cards.iter().copied().collect();
        }
        self.fill_supply(supply);
        self.batches = Batches::NEW;
        self.known = [CardSet::NONE; MAX_PLAYERS];
        self.covered = CardSet::NONE;
        self.condition = Condition::Pivot;
        self.first_out = None;
        self.out = 0;
        self.stuck_on = [0; MAX_PLAYERS];
        (self.turns, self.stall) = (0, 0);
        let pools = [(); 3].map(|()| self.draw());
        self.pools = pools.map(Some);
        let mut rejected = ArrayVec::new();
        let mut floor = self.draw();
        while self.options.start_wild == StartWild::Redraw && floor.is_trailing_wild() {
            self.covered.insert(floor);
            rejected.push(floor);
            floor = self.draw();
        }
        self.floor = Some(Laid::plain(floor));
        let round = self.rounds_over + 1;
        let hands = BySeat::from_fn(self.seats, |seat| self.hands[seat.index()]);
        log.note(Event::Dealt { round, hands, pools, rejected, floor });
        self.active = self.starter;
        self.begin_turn(log);
    }

    fn reshuffle(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        let hidden = Seat::all(self.seats).fold(CardSet::NONE, |hidden, seat| {
            hidden.union(self.hands[seat.index()].without(self.known[seat.index()]))
        });
        self.batches.shuffled(self.covered, hidden);
        self.fill_supply(order);
        log.note(Event::Open(Notice::Reshuffled { cards: self.covered }));
        self.covered = CardSet::NONE;
        self.settle(log);
    }

    fn fill_supply(&mut self, order: &[Card]) {
        let top = MAX_SUPPLY - order.len();
        self.deck[top..].copy_from_slice(order);
        self.top = top as u8;
    }

    #[inline]
    fn draw(&mut self) -> Card {
        let card = self.deck[usize::from(self.top)];
        self.top += 1;
        card
    }

    // ---- actions; legality was checked ----

    #[inline]
    pub(super) fn act(&mut self, action: &Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        match *action {
            Action::Play { card } => self.play(card, log),
            Action::End {} => self.end_turn(true, log),
            Action::Take { from } => self.take(from, log),
            Action::Chain { cards } => self.chain(cards, log),
            Action::Discard { card } => {
                self.lay(card);
                log.note(Event::Open(Notice::Discarded { seat, card }));
                self.settle(log);
            }
            Action::Reset {} => self.reset(log),
            Action::Decline {} => self.decline(log),
            Action::Wait {} => {
                log.note(Event::Open(Notice::Waited { seat }));
                self.end_turn(false, log);
            }
            Action::Quit {} => {
                self.leave(Out::Quit, log);
                self.end_turn(false, log);
            }
        }
    }

    /// Moves a card from the active hand to the Floor.
    #[inline]
    fn lay(&mut self, laid: Laid) {
        if let Some(below) = self.floor {
            self.covered.insert(below.card());
        }
        self.floor = Some(laid);
        let me = self.me();
        self.hands[me].remove(laid.card());
        self.known[me].remove(laid.card());
    }

    #[inline]
    fn play(&mut self, laid: Laid, log: &mut impl Log<Event>) {
        self.lay(laid);
        log.note(Event::Open(Notice::Played { seat: self.active, card: laid }));
        // Under Pivot the first card on an open Floor settles the digit for the rest of the turn; on any other
        // Floor its first digit is the demanded one already.
        self.link = if self.condition == Condition::Relay { laid.last() } else { laid.first() };
        self.phase = Phase::Playing;
        let hand = self.hand();
        if hand.is_empty() || (self.in_last_turn() && hand.fitting(self.link).is_empty()) {
            self.end_turn(true, log);
        }
    }

    fn chain(&mut self, cards: [Laid; 3], log: &mut impl Log<Event>) {
        cards.into_iter().for_each(|laid| self.lay(laid));
        log.note(Event::Open(Notice::Chained { seat: self.active, cards }));
        let empty = self.hand().is_empty();
        if empty {
            self.leave(Out::Emptied, log);
        }
        if self.count_turn(true, log) {
            self.end_round(log);
        } else if empty {
            self.pass_on(log);
        } else {
            self.link = cards[2].last();
            // Told even where it is declined at once, so that the others hear the same as of a decline by choice.
            log.note(Event::Open(Notice::Offered { seat: self.active }));
            if !self.extra_turn_is_narrow() || Self::can_lay(self.hand(), self.link, &self.options) {
                self.phase = Phase::Offer;
            } else {
                self.decline(log);
            }
        }
    }

    fn decline(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::Open(Notice::Declined { seat: self.active }));
        if self.in_last_turn() {
            self.leave(Out::Finished, log);
        }
        self.pass_on(log);
    }

    fn take(&mut self, from: Source, log: &mut impl Log<Event>) {
        let (seat, me) = (self.active, self.me());
        if let Some(pool) = from.pool() {
            let card = self.pools[pool].take().expect("Pools are full when a turn begins");
            self.hands[me].insert(card);
            self.known[me].insert(card);
            log.note(Event::Open(Notice::Took { seat, pool: pool as u8, card }));
        } else {
            let card = self.draw();
            self.hands[me].insert(card);
            log.note(Event::Drew { seat, card });
        }
        self.settle(log);
    }

    fn reset(&mut self, log: &mut impl Log<Event>) {
        let (seat, me) = (self.active, self.me());
        let cards = [0, 1, 2].map(|pool| self.pools[pool].take().expect("Pools are full when a turn begins"));
        for card in cards {
            self.hands[me].insert(card);
            self.known[me].insert(card);
        }
        self.condition = self.condition.flipped();
        log.note(Event::Open(Notice::Reset { seat, cards, condition: self.condition }));
        self.settle(log);
    }

    /// What is left of a Take or Reset, in this order: a new Supply as soon as the old one is used up, discards,
    /// refills, the end of the turn. Interrupted by chance and by the player's choices, it is entered again.
    fn settle(&mut self, log: &mut impl Log<Event>) {
        loop {
            if self.supply().is_empty() {
                debug_assert!(!self.covered.is_empty(), "there are always covered cards left (NC-A20)");
                self.phase = Phase::Reshuffle;
                return;
            }
            if self.hand().len() > HAND_LIMIT {
                self.phase = Phase::Discard;
                return;
            }
            let Some(pool) = self.pools.iter().position(Option::is_none) else {
                return self.end_turn(false, log);
            };
            let card = self.draw();
            self.pools[pool] = Some(card);
            log.note(Event::Open(Notice::Refilled { pool: pool as u8, card }));
        }
    }

    // ---- turns and rounds ----

    #[inline]
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.link = self.floor.map_or(0, Laid::last);
        self.phase = Phase::Act;
        log.note(Event::Open(Notice::Turn { seat: self.active }));
    }

    /// Counts a turn; says whether a limit is reached.
    #[inline]
    fn count_turn(&mut self, laid: bool, log: &mut impl Log<Event>) -> bool {
        // Without limits a round can outlast the counters; then they stay where nobody looks at them.
        self.turns = self.turns.saturating_add(1);
        self.stall = if laid { 0 } else { self.stall.saturating_add(1) };
        log.note(Event::Open(Notice::Counted { turns: self.turns, stall: self.stall }));
        let reached = |count, limit| limit != 0 && count >= limit;
        reached(self.turns, self.options.turn_limit) || reached(self.stall, self.options.stall_limit)
    }

    #[inline]
    fn end_turn(&mut self, laid: bool, log: &mut impl Log<Event>) {
        if self.hand().is_empty() {
            self.leave(Out::Emptied, log);
        } else if self.in_last_turn() {
            self.leave(Out::Finished, log);
        }
        if self.count_turn(laid, log) { self.end_round(log) } else { self.pass_on(log) }
    }

    /// Takes the active player out of the round.
    fn leave(&mut self, how: Out, log: &mut impl Log<Event>) {
        self.out |= 1 << self.active.number();
        if how == Out::Emptied && self.first_out.is_none() {
            self.first_out = Some(self.active);
        }
        log.note(Event::Open(Notice::Out { seat: self.active, how }));
    }

    /// The next player who is in and able, or the end of the round.
    #[inline]
    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        while self.out.count_ones() < u32::from(self.seats) {
            self.active = self.active.next(self.seats);
            if self.is_out(self.active) {
                continue;
            }
            let link = self.floor.map_or(0, Laid::last);
            if !self.closing() || Self::can_lay(self.hand(), link, &self.options) {
                return self.begin_turn(log);
            }
            self.stuck_on[self.me()] = link;
            self.leave(Out::Stuck, log);
        }
        self.end_round(log);
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        let seats = self.seats;
        let hands = BySeat::from_fn(seats, |seat| self.hands[seat.index()]);
        let penalties = hands.map(|hand| hand.penalty());
        let row = &mut self.penalties[usize::from(self.rounds_over)];
        penalties.pairs().for_each(|(seat, penalty)| row[seat.index()] = *penalty);
        self.rounds_over += 1;
        let next_starter = (self.rounds_over < self.options.rounds).then(|| {
            let lowest = Seat::all(seats).min_by_key(|seat| penalties[*seat]).expect("there are seats");
            self.first_out.unwrap_or(lowest)
        });
        if let Some(starter) = next_starter {
            self.starter = starter;
            self.phase = Phase::Deal;
            self.clear_table();
        } else {
            self.phase = Phase::Over;
            self.known = self.hands;
        }
        log.note(Event::Open(Notice::RoundOver { hands, penalties, next_starter }));
    }

    /// All cards go back to be dealt anew.
    fn clear_table(&mut self) {
        self.hands = [CardSet::NONE; MAX_PLAYERS];
        self.known = [CardSet::NONE; MAX_PLAYERS];
        self.covered = CardSet::NONE;
        self.batches = Batches::NEW;
        self.top = MAX_SUPPLY as u8;
        self.pools = [None; 3];
        self.floor = None;
        self.link = 0;
        self.condition = Condition::Pivot;
        self.active = self.starter;
        self.first_out = None;
        self.out = 0;
        self.stuck_on = [0; MAX_PLAYERS];
        (self.turns, self.stall) = (0, 0);
    }
}

fn is_order_of(order: &[Card], cards: CardSet) -> bool {
    order.len() == usize::from(cards.len()) && order.iter().copied().collect::<CardSet>() == cards
}
