//! What chance does: the first starter, the deal, the new Supply.

use arrayvec::ArrayVec;
use cardinal_engine::random::{below, shuffle};
use cardinal_engine::{BadChance, BySeat, Game, Log, Seat, Turn};
use rand_core::Rng;

use super::chance::Order;
use super::memory::Batches;
use super::options::StartWild;
use super::state::{MAX_PLAYERS, MAX_SUPPLY};
use super::{Card, CardSet, Chance, Condition, Event, Laid, Notice, NumberChain, Phase};

pub(super) fn sample_chance<R: Rng + ?Sized>(game: &NumberChain, rng: &mut R) -> Chance {
    let mut order: Order = match game.phase {
        Phase::Starter => return Chance::Starter(Seat::new(below(rng, u32::from(game.seats)) as u8)),
        Phase::Deal => Card::ALL.into(),
        Phase::Reshuffle => game.covered.iter().collect(),
        _ => panic!("no chance is due"),
    };
    shuffle(&mut order, rng);
    if game.phase == Phase::Deal { Chance::Deal(order) } else { Chance::Reshuffle(order) }
}

pub(super) fn apply_chance(
    game: &mut NumberChain,
    chance: &Chance,
    log: &mut impl Log<Event>,
) -> Result<(), BadChance> {
    if game.turn() != Turn::Chance {
        return Err(BadChance::NotDue);
    }
    match (game.phase, chance) {
        (Phase::Starter, Chance::Starter(seat)) if seat.number() < game.seats => {
            game.starter = *seat;
            game.active = *seat;
            game.phase = Phase::Deal;
            log.note(Event::Open(Notice::Starter { seat: *seat }));
        }
        (Phase::Deal, Chance::Deal(order)) if is_order_of(order, CardSet::ALL) => game.deal(order, log),
        (Phase::Reshuffle, Chance::Reshuffle(order)) if is_order_of(order, game.covered) => {
            game.reshuffle(order, log);
        }
        (Phase::Starter, Chance::Starter(_))
        | (Phase::Deal, Chance::Deal(_))
        | (Phase::Reshuffle, Chance::Reshuffle(_)) => return Err(BadChance::Impossible),
        _ => return Err(BadChance::WrongKind),
    }
    Ok(())
}

impl NumberChain {
    pub(super) fn deal(&mut self, order: &[Card], log: &mut impl Log<Event>) {
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

    pub(super) fn reshuffle(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        let hidden = Seat::all(self.seats).fold(CardSet::NONE, |hidden, seat| {
            hidden.union(self.hands[seat.index()].without(self.known[seat.index()]))
        });
        self.batches.shuffled(self.covered, hidden);
        self.fill_supply(order);
        log.note(Event::Open(Notice::Reshuffled { cards: self.covered }));
        self.covered = CardSet::NONE;
        self.settle(log);
    }

    pub(super) fn fill_supply(&mut self, order: &[Card]) {
        let top = MAX_SUPPLY - order.len();
        self.deck[top..].copy_from_slice(order);
        self.top = top as u8;
    }

    #[inline]
    pub(super) fn draw(&mut self) -> Card {
        let card = self.deck[usize::from(self.top)];
        self.top += 1;
        card
    }

    /// Gathers all cards for the next deal.
    pub(super) fn clear_table(&mut self) {
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
