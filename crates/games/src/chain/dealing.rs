//! What chance does.

use cardinal_engine::random::{below, shuffle};
use cardinal_engine::{BadChance, BySeat, Game, Log, Seat, SeatSet, Turn};
use rand_core::Rng;

use super::chance::Order;
use super::state::{HAND, ROW};
use super::{Card, CardSet, Chain, Chance, Event, Notice, Phase};

pub(super) fn sample_chance<R: Rng + ?Sized>(game: &Chain, rng: &mut R) -> Chance {
    match game.phase {
        Phase::Starter | Phase::Tie => {
            let nth = below(rng, u32::from(game.candidates.len())) as usize;
            Chance::Starter(game.candidates.iter().nth(nth).expect("chance picks among at least one seat"))
        }
        Phase::Deal => Chance::Deal(shuffled(Card::ALL.into(), rng)),
        Phase::Reshuffle => Chance::Reshuffle(shuffled(game.discards.iter().collect(), rng)),
        Phase::Extra => {
            // As many as are dealt, drawn one by one.
            let mut cards: Order = game.unused.iter().collect();
            let drawn =
                Seat::all(game.seats).map(|_| cards.swap_remove(below(rng, cards.len() as u32) as usize));
            Chance::Extra(drawn.collect())
        }
        Phase::Penalty => {
            let hand = game.hands[game.active.index()];
            let nth = below(rng, u32::from(hand.len())) as usize;
            let card = hand.iter().nth(nth).expect("a hand that is drawn from has cards");
            Chance::Penalty(game.shown_first(card))
        }
        _ => panic!("no chance is due"),
    }
}

pub(super) fn apply_chance(
    game: &mut Chain,
    chance: &Chance,
    log: &mut impl Log<Event>,
) -> Result<(), BadChance> {
    if game.turn() != Turn::Chance {
        return Err(BadChance::NotDue);
    }
    match (game.phase, chance) {
        (Phase::Starter, Chance::Starter(seat)) if game.candidates.contains(*seat) => {
            (game.starter, game.active) = (*seat, *seat);
            game.candidates = SeatSet::NONE;
            game.phase = Phase::Deal;
            log.tell(|| Event::Open(Notice::Starter { seat: *seat }));
        }
        (Phase::Tie, Chance::Starter(seat)) if game.candidates.contains(*seat) => {
            game.candidates = SeatSet::NONE;
            game.lead(*seat, log);
        }
        (Phase::Deal, Chance::Deal(order)) if is_order_of(order, CardSet::ALL) => game.deal(order, log),
        (Phase::Reshuffle, Chance::Reshuffle(order)) if is_order_of(order, game.discards) => {
            game.reshuffle(order, log);
        }
        (Phase::Extra, Chance::Extra(cards)) if game.can_deal(cards) => game.deal_extra(cards, log),
        (Phase::Penalty, Chance::Penalty(card))
            if game.hands[game.active.index()].contains(*card) && game.shown_first(*card) == *card =>
        {
            game.draw_penalty(*card, log);
        }
        (Phase::Starter | Phase::Tie, Chance::Starter(_))
        | (Phase::Deal, Chance::Deal(_))
        | (Phase::Reshuffle, Chance::Reshuffle(_))
        | (Phase::Extra, Chance::Extra(_))
        | (Phase::Penalty, Chance::Penalty(_)) => return Err(BadChance::Impossible),
        _ => return Err(BadChance::WrongKind),
    }
    Ok(())
}

impl Chain {
    /// Which X leaves the active hand when `card` does: all look alike, so it is one that the others know of.
    fn shown_first(&self, card: Card) -> Card {
        if !card.is_x() {
            return card;
        }
        let wilds = self.hands[self.active.index()].and(CardSet::WILDS);
        wilds.and(self.known[self.active.index()]).first().or(wilds.first()).unwrap_or(card)
    }

    fn can_deal(&self, cards: &[Card]) -> bool {
        let set: CardSet = cards.iter().copied().collect();
        cards.len() == usize::from(self.seats)
            && set.len() == self.seats
            && set.without(self.unused).is_empty()
    }

    /// Deals to a table that is clear, as it is before a first game and after every other.
    fn deal(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        self.holder = self.starter;
        self.to_take = (HAND - 1) * self.seats;
        let (firsts, rest) = order.split_at(usize::from(self.seats));
        for (hand, card) in self.hands.iter_mut().zip(firsts) {
            *hand = CardSet::only(*card);
        }
        let (row, deck) = rest.split_at(ROW);
        self.row = std::array::from_fn(|slot| Some(row[slot]));
        self.fill_deck(deck);
        let cards = BySeat::from_fn(self.seats, |seat| firsts[seat.index()]);
        let row = std::array::from_fn(|slot| row[slot]);
        log.tell(|| Event::Dealt { game: self.games_over + 1, cards, row });
        self.begin_turn(self.starter, log);
    }
}

fn shuffled<R: Rng + ?Sized>(mut order: Order, rng: &mut R) -> Order {
    shuffle(&mut order, rng);
    order
}

fn is_order_of(order: &[Card], cards: CardSet) -> bool {
    order.len() == usize::from(cards.len()) && order.iter().copied().collect::<CardSet>() == cards
}
