//! What chance does: who begins, the deal, and every shuffle after it.

use cardinal_engine::random::{below, shuffle};
use cardinal_engine::{BadChance, BySeat, Game, Log, MAX_SEATS, Seat, Turn};
use rand_core::Rng;

use super::chance::Order;
use super::notes::Notes;
use super::state::{HAND, Phase};
use super::turn::each;
use super::{Card, Cards, Chance, Event, Notice, Numboom};

pub(super) fn sample_chance<R: Rng + ?Sized>(game: &Numboom, rng: &mut R) -> Chance {
    let mut order = match game.phase {
        Phase::Starter => return Chance::Starter(Seat::new(below(rng, u32::from(game.seats)) as u8)),
        // Before the deal it lies kind by kind.
        Phase::Deal => Order::try_from(game.deck()).expect("a deck is not larger than the deck"),
        // The deck as it lies is secret, so the outcome must not depend on it beyond its cards.
        Phase::Redraw => in_order(game.deck().iter().copied().collect()),
        Phase::Reshuffle => in_order(game.all_discards()),
        _ => panic!("no chance is due"),
    };
    shuffle(&mut order, rng);
    match game.phase {
        Phase::Deal => Chance::Deal(order),
        Phase::Reshuffle => Chance::Reshuffle(order),
        _ => {
            while !game.may_be_drawn(&order) {
                shuffle(&mut order, rng);
            }
            Chance::Redraw(order)
        }
    }
}

pub(super) fn apply_chance(
    game: &mut Numboom,
    chance: &Chance,
    log: &mut impl Log<Event>,
) -> Result<(), BadChance> {
    if game.turn() != Turn::Chance {
        return Err(BadChance::NotDue);
    }
    let before = (game.phase, game.operations);
    match (game.phase, chance) {
        (Phase::Starter, Chance::Starter(seat)) if seat.number() < game.seats => {
            (game.first, game.active) = (*seat, *seat);
            game.phase = Phase::Deal;
            log.tell(|| Event::Open(Notice::Starter { seat: *seat }));
        }
        (Phase::Deal, Chance::Deal(order)) if game.stock().is_order(order) => game.deal(order, log),
        (Phase::Redraw, Chance::Redraw(order))
            if game.deck().iter().copied().collect::<Cards>().is_order(order) && game.may_be_drawn(order) =>
        {
            game.redraw(order, log);
        }
        (Phase::Reshuffle, Chance::Reshuffle(order)) if game.all_discards().is_order(order) => {
            game.reshuffle(order, log);
        }
        (Phase::Starter, Chance::Starter(_))
        | (Phase::Deal, Chance::Deal(_))
        | (Phase::Redraw, Chance::Redraw(_))
        | (Phase::Reshuffle, Chance::Reshuffle(_)) => return Err(BadChance::Impossible),
        _ => return Err(BadChance::WrongKind),
    }
    game.tell_stage(before, log);
    Ok(())
}

impl Numboom {
    /// Notes what the game waits for now, if that has changed.
    #[inline]
    pub(super) fn tell_stage(&self, before: (Phase, u8), log: &mut impl Log<Event>) {
        if (self.phase, self.operations) != before || self.filling().is_some() {
            let (phase, operations, filling) = (self.phase, self.operations, self.filling());
            log.tell(|| Event::Open(Notice::Stage { phase, operations, filling }));
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
        self.lacks = [0; MAX_SEATS];
        log.tell(|| Event::Dealt { hands: BySeat::from_fn(self.seats, |seat| self.hands[seat.index()]) });
        self.drawer = self.first;
        self.queue = self.openers();
        self.look_over(log);
    }

    /// How many players place a card in round one.
    pub(super) const fn openers(&self) -> u8 {
        if self.dual { 2 } else { self.seats - 1 }
    }

    /// Whether a hand may be drawn from a deck in this order (NB-A5). In revision 1 the deck was shuffled unseen until the
    /// hand could be placed from; since then every hand that cannot is shown.
    fn may_be_drawn(&self, order: &[Card]) -> bool {
        self.revision >= 2 || self.can_open(top_hand(order))
    }

    /// Makes sure that each player who has to place a card in round one can (NB-A5); then round one begins.
    fn look_over(&mut self, log: &mut impl Log<Event>) {
        while self.queue > 0 {
            let (seat, hand) = (self.drawer, self.hands[self.drawer.index()]);
            if !self.can_open(hand) {
                log.tell(|| Event::Open(Notice::Rejected { seat, cards: hand }));
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
        self.lacks[self.drawer.index()] = 0;
        log.tell(|| Event::Drew { seat: self.drawer, cards });
        self.look_over(log);
    }

    fn reshuffle(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        self.fill_deck(order);
        (self.discards, self.rests) = (Cards::NONE, Cards::NONE);
        (self.fallen, self.known_rests) = ([Cards::NONE; MAX_SEATS], [Cards::NONE; MAX_SEATS]);
        for fallen in each(!self.living & ((1 << self.seats) - 1)) {
            self.notes[fallen] = Notes::NONE;
        }
        log.tell(|| Event::Open(Notice::Reshuffled { deck: order.len() as u8 }));
        self.go_on(log);
    }

    pub(super) fn fill_deck(&mut self, order: &[Card]) {
        let top = Card::COUNT - order.len();
        self.deck[top..].copy_from_slice(order);
        self.top = top as u8;
    }

    /// Draws this number of cards, at most a hand, or as many as there are.
    #[inline(always)]
    pub(super) fn draw(&mut self, count: u8) -> Cards {
        match self.deck().first_chunk().copied() {
            Some(cards) if !self.dual => {
                self.top += count;
                Cards::first(cards, count)
            }
            _ => self.draw_singly(count),
        }
    }

    /// Like [`Self::draw`], but looks at each card: whether there is one, and whether Dual has taken it out of the
    /// game.
    fn draw_singly(&mut self, count: u8) -> Cards {
        let mut drawn = Cards::NONE;
        let mut wanted = count;
        while wanted > 0 && usize::from(self.top) < Card::COUNT {
            let card = self.deck[usize::from(self.top)];
            self.top += 1;
            if card.is_placeable() || !self.dual {
                drawn.insert(card);
                wanted -= 1;
            }
        }
        drawn
    }
}

fn top_hand(order: &[Card]) -> Cards {
    order.iter().take(usize::from(HAND)).copied().collect()
}

pub(super) fn in_order(cards: Cards) -> Order {
    let mut order = Order::new();
    for card in Card::ALL {
        (0..cards.count(card)).for_each(|_| order.push(card));
    }
    order
}
