//! What chance does to the game: who deals, the deal, and the order of a new deck.

use arrayvec::ArrayVec;
use cardinal_engine::random::{below, shuffle};
use cardinal_engine::{BadChance, BySeat, Game, Log, Seat, Turn};
use rand_core::Rng;

use super::chance::Order;
use super::equation::{Id, IdSet, Seen};
use super::{Card, Chance, Event, Notice, Phase, SequenceNumbers};

pub(super) fn sample_chance<R: Rng + ?Sized>(game: &SequenceNumbers, rng: &mut R) -> Chance {
    let mut order = Order::new();
    match game.phase {
        Phase::Dealer => return Chance::Dealer(Seat::new(below(rng, u32::from(game.seats)) as u8)),
        Phase::Deal => {
            let (equations, specials) = Id::deck(game.options.equations, game.layout.count());
            for cards in [equations, specials] {
                order.try_extend_from_slice(cards).expect("there is room for the largest deck");
            }
        }
        Phase::Reshuffle => order.extend(game.discards().iter().map(|id| game.card(id))),
        _ => panic!("no chance is due"),
    }
    shuffle(&mut order, rng);
    if game.phase == Phase::Deal { Chance::Deal(order) } else { Chance::Reshuffle(order) }
}

pub(super) fn apply_chance(
    game: &mut SequenceNumbers,
    chance: &Chance,
    log: &mut impl Log<Event>,
) -> Result<(), BadChance> {
    if game.turn() != Turn::Chance {
        return Err(BadChance::NotDue);
    }
    match (game.phase, chance) {
        (Phase::Dealer, Chance::Dealer(seat)) if seat.number() < game.seats => {
            game.dealer = *seat;
            game.active = seat.next(game.seats);
            game.phase = Phase::Deal;
            log.note(Event::open(Notice::Dealer { seat: *seat }));
        }
        (Phase::Deal, Chance::Deal(order)) => {
            let order = game.ids(order, game.all_cards()).ok_or(BadChance::Impossible)?;
            game.deal(&order, log);
        }
        (Phase::Reshuffle, Chance::Reshuffle(order)) => {
            let order = game.ids(order, game.discards()).ok_or(BadChance::Impossible)?;
            game.reshuffle(&order, log);
        }
        (Phase::Dealer, Chance::Dealer(_)) => return Err(BadChance::Impossible),
        _ => return Err(BadChance::WrongKind),
    }
    Ok(())
}

impl SequenceNumbers {
    /// An order as places in the deck, if it is one of exactly these cards.
    fn ids(&self, order: &[Card], cards: IdSet) -> Option<ArrayVec<Id, { Card::COUNT }>> {
        let mut ids = [Id::NONE; Card::COUNT];
        let mut seen = Seen::NONE;
        for (place, card) in ids.iter_mut().zip(order) {
            *place = Id::of(*card, self.options.equations)?;
            seen.insert(*place);
        }
        let mut ids = ArrayVec::from(ids);
        ids.truncate(order.len());
        // As many as there are and each of them: so none twice and no other.
        (seen.set() == cards && order.len() == usize::from(cards.len())).then_some(ids)
    }

    fn deal(&mut self, order: &[Id], log: &mut impl Log<Event>) {
        let size = Self::deal_size(self.seats);
        let (dealt, rest) = order.split_at(size * usize::from(self.seats));
        for (seat, cards) in Seat::all(self.seats).zip(dealt.chunks_exact(size)) {
            for (slot, id) in cards.iter().enumerate() {
                self.put_card(seat, slot, *id, self.newest);
            }
        }
        self.form_deck(rest);
        let hands = BySeat::from_fn(self.seats, |seat| Some(self.cards_of(seat)));
        log.note(Event::open(Notice::Dealt { hands }));
        self.phase = Phase::Act;
        log.note(Event::open(Notice::Turn { seat: self.active }));
    }

    /// Puts a shuffled deck in place, the first card on top.
    pub(super) fn form_deck(&mut self, order: &[Id]) {
        for (place, id) in self.deck.iter_mut().zip(order.iter().rev()) {
            *place = *id;
        }
        self.left = order.len() as u8;
        self.pace.formed = self.left;
    }
}
