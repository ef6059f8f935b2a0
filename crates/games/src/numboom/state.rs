//! The truth of one game: set-up and chance.

use std::fmt;

use cardinal_engine::random::{below, shuffle};
use cardinal_engine::{BadChance, BySeat, Log, MAX_SEATS, Seat, SetupError, Turn};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::chance::Order;
use super::field::{Field, MAX_POSITIONS, Seats};
use super::memo::{Memo, Note};
use super::options::{FirstBomb, Options, TwoPlayers};
use super::turn::each;
use super::{Card, Cards, Chance, Event, INFO, Notice};

/// How many cards a hand is filled up to (NB-3, NB-6).
pub(super) const HAND: u8 = 4;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks who begins.
    Starter,
    /// Chance shuffles and deals.
    Deal,
    /// Chance shuffles a hand that nothing can be placed from back into the deck.
    Redraw,
    /// Chance shuffles the discards into a new deck.
    Reshuffle,
    /// Round one: the active player places a card.
    Opening,
    /// Round one: the last player turns a card over.
    OpeningFlip,
    /// The active player operates and plays function cards.
    Act,
    /// The active player arranges the covered cards.
    Arrange,
    /// Dual: the active player flips.
    DualFlip,
    /// Dual: the active player has flipped and places.
    DualPlace,
    /// Dual: a position was empty, so the active player only places.
    DualFill,
    /// The game is over.
    Over,
}

/// When a player went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fall {
    /// How many players had gone before.
    pub outlived: u8,
    /// In which turn of the game, counted from 1.
    pub turn: u16,
}

/// A game of Numboom: the whole truth.
///
/// # Who knows what
///
/// Besides the cards the truth holds what every seat remembers, the eliminated included, with perfect memory of
/// these facts:
///
/// - **This card lies there**: whoever placed a covered card, peeked at it or observed it knows it
///   ([`Slot::known`](super::field::Slot)) until it is flipped, or until somebody *else's* Disrupt. The
///   disrupter's own knowledge moves along with the piles.
/// - **These cards lie among those**: after somebody else's Disrupt a seat cannot tell the cards that lay there
///   apart ([`Slot::mixed`](super::field::Slot)), but remembers which of them it knew (`lost`). If one of the
///   mixed cards is flipped or looked at and the seat remembers such a card, it may have been that one; so one
///   is taken from the memo. A later Disrupt mixes everything anew.
/// - **These cards were in that hand**: whoever gave a hand away remembers it (`notes`), wherever Exchanges
///   take it, until it comes back. Cards played from it in plain sight are taken from the
///   memo; a card placed unseen may be any of those that can be placed, and which position it went to is not
///   followed (NB-A24). So from then on the memo says how many may be gone.
/// - **These cards are face down among the discards**: the hands of the eliminated (`notes` go on telling of
///   them, also to their former owners) and the rest of a dropped pile (`known_rests`), until they are shuffled.
///
/// A shuffle ends all knowledge of the cards in it. From which shuffle a hidden card came, and what a player's
/// choices betray of a hand, is not kept.
#[derive(Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the turn")]
pub struct Numboom {
    pub(super) field: Field,
    /// The deck is `deck[top..]`.
    pub(super) deck: [Card; Card::COUNT],
    pub(super) top: u8,
    pub(super) hands: [Cards; MAX_SEATS],
    /// The discards that lie open.
    pub(super) discards: Cards,
    /// The hands of the eliminated, face down among the discards.
    pub(super) fallen: [Cards; MAX_SEATS],
    /// The rests of dropped piles, face down among the discards.
    pub(super) rests: Cards,
    /// What the first seat remembers of the hand that the second one has now or had when it went out.
    pub(super) notes: [[Note; MAX_SEATS]; MAX_SEATS],
    /// Who remembers something of each hand.
    pub(super) noters: [Seats; MAX_SEATS],
    /// What each seat remembers of the cards mixed by others.
    pub(super) lost: [Memo; MAX_SEATS],
    /// What each seat knows of the rests of dropped piles.
    pub(super) known_rests: [Cards; MAX_SEATS],
    /// The function cards each player laid off on entering Dual.
    pub(super) laid_off: [Cards; MAX_SEATS],
    pub(super) falls: [Fall; MAX_SEATS],
    pub(super) phase: Phase,
    pub(super) seats: u8,
    pub(super) first: Seat,
    pub(super) active: Seat,
    pub(super) living: Seats,
    /// How many live.
    pub(super) alive: u8,
    /// Who may only flip in their next turn.
    pub(super) bombed: Seats,
    pub(super) clockwise: bool,
    pub(super) dual: bool,
    pub(super) death_number: u8,
    /// Operations left in the turn.
    pub(super) operations: u8,
    pub(super) flip_only: bool,
    pub(super) peeked: bool,
    /// Cards that may still be placed on occupied positions in this turn.
    pub(super) stacks: u8,
    /// Whether the order of play turns around when the turn ends.
    pub(super) reversing: bool,
    /// A Disrupt under way: for the first positions, where their piles lay before.
    pub(super) order: [u8; MAX_POSITIONS],
    pub(super) arranged: u8,
    pub(super) turns: u16,
    /// Turns left in the round, this one included; 0 where rounds do not matter.
    pub(super) round: u8,
    /// Whose hand is being filled, and how many hands are still to be filled with it.
    pub(super) drawer: Seat,
    pub(super) queue: u8,
    pub(super) options: Options,
}

impl fmt::Debug for Numboom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = |position| self.field.pile(position).map(|slot| slot.card).collect::<Vec<_>>();
        f.debug_struct("Numboom")
            .field("phase", &self.phase)
            .field("active", &self.active)
            .field("death_number", &self.death_number)
            .field("operations", &self.operations)
            .field("positions", &(0..usize::from(self.field.count())).map(piles).collect::<Vec<_>>())
            .field("hands", &&self.hands[..usize::from(self.seats)])
            .field("discards", &self.all_discards())
            .field("deck", &(Card::COUNT - usize::from(self.top)))
            .field("turns", &self.turns)
            .finish_non_exhaustive()
    }
}

impl Numboom {
    pub(super) fn setup(options: &Options, seats: u8) -> Result<Self, SetupError> {
        if !INFO.seats.contains(&seats) {
            return Err(SetupError::seats(&INFO, usize::from(seats), "NB-1"));
        }
        let options = options.settled();
        // A game of two may begin with Dual; then function cards are never in it.
        let dual = seats == 2 && options.two_players == TwoPlayers::Dual;
        let mut game = Self {
            field: Field::new(if dual { 2 } else { seats - 1 }),
            deck: [Card::One; Card::COUNT],
            top: 0,
            hands: [Cards::NONE; MAX_SEATS],
            discards: Cards::NONE,
            fallen: [Cards::NONE; MAX_SEATS],
            rests: Cards::NONE,
            notes: [[Note::NONE; MAX_SEATS]; MAX_SEATS],
            noters: [0; MAX_SEATS],
            lost: [Memo::NONE; MAX_SEATS],
            known_rests: [Cards::NONE; MAX_SEATS],
            laid_off: [Cards::NONE; MAX_SEATS],
            falls: [Fall::default(); MAX_SEATS],
            phase: Phase::Starter,
            seats,
            first: Seat::new(0),
            active: Seat::new(0),
            living: (1 << seats) - 1,
            alive: seats,
            bombed: 0,
            clockwise: true,
            dual,
            death_number: 0,
            operations: 0,
            flip_only: false,
            peeked: false,
            stacks: 0,
            reversing: false,
            order: [0; MAX_POSITIONS],
            arranged: 0,
            turns: 0,
            round: 0,
            drawer: Seat::new(0),
            queue: 0,
            options,
        };
        game.fill_deck(&in_order(game.stock()));
        Ok(game)
    }

    #[inline]
    pub(super) const fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Starter | Phase::Deal | Phase::Redraw | Phase::Reshuffle => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
    }

    /// The cards in the game: function cards leave it with Dual.
    pub(super) fn stock(&self) -> Cards {
        let cards = self.options.cards();
        if self.dual { cards.placeable() } else { cards }
    }

    /// The discards, open and face down.
    pub(super) fn all_discards(&self) -> Cards {
        self.fallen.iter().fold(self.discards.plus(self.rests), |all, hand| all.plus(*hand))
    }

    /// The deck, top first.
    #[inline]
    pub(super) fn deck(&self) -> &[Card] {
        &self.deck[usize::from(self.top)..]
    }

    #[inline]
    pub(super) const fn hand(&self) -> Cards {
        self.hands[self.active.index()]
    }

    #[inline]
    pub(super) const fn is_living(&self, seat: Seat) -> bool {
        self.living >> seat.number() & 1 == 1
    }

    /// The next living seat in a direction; the same one if no other lives.
    #[inline]
    pub(super) const fn neighbour(&self, seat: Seat, clockwise: bool) -> Seat {
        // The table twice over, so that the search need not go round.
        let (number, seats) = (seat.number() as u32, self.seats as u32);
        let twice = (self.living as u32) << seats | self.living as u32;
        let found = if clockwise {
            number + 1 + (twice >> (number + 1)).trailing_zeros()
        } else {
            (twice & ((1 << (number + seats)) - 1)).ilog2()
        };
        Seat::new((if found >= seats { found - seats } else { found }) as u8)
    }

    /// Whether bombs must not be placed in round one.
    pub(super) fn bars_bombs(&self) -> bool {
        self.options.first_bomb == FirstBomb::Barred && !self.dual
    }

    /// Whether a hand has a card that may be placed in round one.
    pub(super) fn can_open(&self, hand: Cards) -> bool {
        let bombs = if self.bars_bombs() { hand.count(Card::Bomb) } else { 0 };
        hand.placeable().len() > bombs
    }

    // ---- chance ----

    pub(super) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut order = match self.phase {
            Phase::Starter => return Chance::Starter(Seat::new(below(rng, u32::from(self.seats)) as u8)),
            // Before the deal it lies kind by kind.
            Phase::Deal | Phase::Redraw => {
                Order::try_from(self.deck()).expect("a deck is not larger than the deck")
            }
            Phase::Reshuffle => in_order(self.all_discards()),
            _ => panic!("no chance is due"),
        };
        if self.phase == Phase::Redraw {
            // The deck as it lies is secret, so the outcome must not depend on it beyond its cards.
            order.sort_unstable();
        }
        shuffle(&mut order, rng);
        match self.phase {
            Phase::Deal => Chance::Deal(order),
            Phase::Reshuffle => Chance::Reshuffle(order),
            _ => {
                while !self.can_open(top_hand(&order)) {
                    shuffle(&mut order, rng);
                }
                Chance::Redraw(order)
            }
        }
    }

    pub(super) fn take_chance(
        &mut self,
        chance: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), BadChance> {
        if self.turn_now() != Turn::Chance {
            return Err(BadChance::NotDue);
        }
        let before = (self.phase, self.operations);
        match (self.phase, chance) {
            (Phase::Starter, Chance::Starter(seat)) if seat.number() < self.seats => {
                (self.first, self.active) = (*seat, *seat);
                self.phase = Phase::Deal;
                log.note(Event::Open(Notice::Starter { seat: *seat }));
            }
            (Phase::Deal, Chance::Deal(order)) if is_order_of(order, self.stock()) => self.deal(order, log),
            (Phase::Redraw, Chance::Redraw(order))
                if is_order_of(order, self.deck().iter().copied().collect())
                    && self.can_open(top_hand(order)) =>
            {
                self.redraw(order, log);
            }
            (Phase::Reshuffle, Chance::Reshuffle(order)) if is_order_of(order, self.all_discards()) => {
                self.reshuffle(order, log);
            }
            (Phase::Starter, Chance::Starter(_))
            | (Phase::Deal, Chance::Deal(_))
            | (Phase::Redraw, Chance::Redraw(_))
            | (Phase::Reshuffle, Chance::Reshuffle(_)) => return Err(BadChance::Impossible),
            _ => return Err(BadChance::WrongKind),
        }
        self.tell_stage(before, log);
        Ok(())
    }

    /// Tells what the game waits for now, if that has changed.
    #[inline]
    pub(super) fn tell_stage(&self, before: (Phase, u8), log: &mut impl Log<Event>) {
        if (self.phase, self.operations) != before || self.filling().is_some() {
            let (phase, operations, filling) = (self.phase, self.operations, self.filling());
            log.note(Event::Open(Notice::Stage { phase, operations, filling }));
        }
    }

    /// Who is drawing and how many hands are still to be filled, while chance is due.
    pub(super) fn filling(&self) -> Option<(Seat, u8)> {
        matches!(self.phase, Phase::Redraw | Phase::Reshuffle).then_some((self.drawer, self.queue))
    }

    fn deal(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        self.fill_deck(order);
        for seat in 0..usize::from(self.seats) {
            self.hands[seat] = self.draw(HAND);
        }
        log.note(Event::Dealt { hands: BySeat::from_fn(self.seats, |seat| self.hands[seat.index()]) });
        self.drawer = self.first;
        self.queue = self.openers();
        self.look_over(log);
    }

    /// How many players place a card in round one.
    pub(super) const fn openers(&self) -> u8 {
        if self.dual { 2 } else { self.seats - 1 }
    }

    /// Sees to it that whoever has to place a card in round one can (NB-A5); then round one begins.
    fn look_over(&mut self, log: &mut impl Log<Event>) {
        while self.queue > 0 {
            let (seat, hand) = (self.drawer, self.hands[self.drawer.index()]);
            if !self.can_open(hand) {
                log.note(Event::Open(Notice::Rejected { seat, cards: hand }));
                self.hands[seat.index()] = Cards::NONE;
                self.top -= hand.len();
                let top = usize::from(self.top);
                hand.iter().zip(&mut self.deck[top..]).for_each(|(card, place)| *place = card);
                self.phase = Phase::Redraw;
                return;
            }
            self.drawer = self.neighbour(seat, true);
            self.queue -= 1;
        }
        self.phase = Phase::Opening;
        self.operations = 1;
    }

    fn redraw(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        self.fill_deck(order);
        let cards = self.draw(HAND);
        self.hands[self.drawer.index()] = cards;
        log.note(Event::Drew { seat: self.drawer, cards });
        self.look_over(log);
    }

    fn reshuffle(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        self.fill_deck(order);
        (self.discards, self.rests) = (Cards::NONE, Cards::NONE);
        (self.fallen, self.known_rests) = ([Cards::NONE; MAX_SEATS], [Cards::NONE; MAX_SEATS]);
        for fallen in each(!self.living & ((1 << self.seats) - 1)) {
            each(self.noters[fallen]).for_each(|noter| self.set_note(noter, fallen, Note::NONE));
        }
        log.note(Event::Open(Notice::Reshuffled { deck: order.len() as u8 }));
        self.go_on(log);
    }

    pub(super) fn fill_deck(&mut self, order: &[Card]) {
        let top = Card::COUNT - order.len();
        self.deck[top..].copy_from_slice(order);
        self.top = top as u8;
    }

    /// Draws so many cards, at most a hand, or as many as there are.
    #[inline]
    pub(super) fn draw(&mut self, count: u8) -> Cards {
        let top = usize::from(self.top);
        let mut drawn = Cards::NONE;
        if let Some(cards) = self.deck.get(top..top + usize::from(HAND)) {
            // Always looks at four, because how many are wanted is hard to predict.
            for (number, card) in cards.iter().enumerate() {
                drawn.insert_if(*card, number < usize::from(count));
            }
            self.top += count;
        } else {
            for card in self.deck[top..].iter().take(usize::from(count)) {
                drawn.insert(*card);
                self.top += 1;
            }
        }
        drawn
    }
}

fn top_hand(order: &[Card]) -> Cards {
    order.iter().take(usize::from(HAND)).copied().collect()
}

/// Whether these are exactly the cards, in some order.
fn is_order_of(order: &[Card], cards: Cards) -> bool {
    /// One card of each kind, a byte for each in two words; a byte holds the 107 cards of the longest order.
    const ONE: [[u64; 2]; Card::KINDS] = {
        let mut one = [[0; 2]; Card::KINDS];
        let mut kind = 0;
        while kind < Card::KINDS {
            one[kind][kind / 8] = 1 << (8 * (kind % 8));
            kind += 1;
        }
        one
    };
    let mut counts = [0_u64; 2];
    for card in order {
        let one = ONE[card.index()];
        counts = [counts[0] + one[0], counts[1] + one[1]];
    }
    Card::ALL.into_iter().all(|card| {
        let (word, byte) = (card.index() / 8, card.index() % 8);
        (counts[word] >> (8 * byte)) as u8 == cards.count(card)
    })
}

/// All cards, kind by kind.
fn in_order(cards: Cards) -> Order {
    let mut order = Order::new();
    for card in Card::ALL {
        (0..cards.count(card)).for_each(|_| order.push(card));
    }
    order
}
