//! A careful player's memory, kept in the plainest way from nothing but the notices that player hears.

use std::collections::{BTreeMap, BTreeSet};

use cardinal_engine::{BySeat, Census, Observer, Place};
use cardinal_games::number_chain::{Card, CardSet, Laid, Notice, Out};

use super::table::hand_size;

/// A place as the census of a game names it: the Pools are the spots 0 to 2, the Floor is spot 3.
const FLOOR: Place = Place::Table(3);

/// For each card the places where it may be, and for each face-down place how many cards are there.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    who: Observer,
    seats: u8,
    may_be: BTreeMap<Card, BTreeSet<Place>>,
    sizes: BTreeMap<Place, usize>,
    floor: Option<Laid>,
}

impl Memory {
    /// Before the first deal all cards are in one pile.
    pub(super) fn of(who: Observer, seats: u8) -> Self {
        let mut memory = Self { who, seats, may_be: BTreeMap::new(), sizes: BTreeMap::new(), floor: None };
        memory.gather();
        memory
    }

    /// Whether, for all this player knows, the cards may lie so; if not, which card cannot.
    pub(super) fn allows(&self, census: &Census) -> Result<(), String> {
        for (id, place) in census {
            let card =
                Card::ALL.into_iter().find(|card| u16::from(card.octal()) == *id).expect("it is a card");
            if !self.may_be[&card].contains(place) {
                return Err(format!("{card} cannot be at {place:?}, only at {:?}", self.may_be[&card]));
            }
        }
        for (place, size) in &self.sizes {
            let there = census.iter().filter(|(_, other)| other == place).count();
            if there != *size {
                return Err(format!("{there} cards are at {place:?}, not {size}"));
            }
        }
        Ok(())
    }

    pub(super) fn sure_of(&self, hand: Place) -> CardSet {
        let sure = |places: &BTreeSet<Place>| places.len() == 1 && places.contains(&hand);
        self.may_be.iter().filter(|(_, places)| sure(places)).map(|(card, _)| *card).collect()
    }

    pub(super) fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Dealt { hands, pools, rejected, floor, .. } => self.dealt(hands, pools, rejected, *floor),
            Notice::Played { seat, card } | Notice::Discarded { seat, card } => {
                self.lay(seat.number(), *card);
            }
            Notice::Chained { seat, cards } => cards.iter().for_each(|card| self.lay(seat.number(), *card)),
            Notice::Took { seat, card, .. } => self.gain(seat.number(), *card),
            Notice::Reset { seat, cards, .. } => {
                cards.iter().for_each(|card| self.gain(seat.number(), *card));
            }
            Notice::Drew { seat, card } => self.draw(Place::Hand(seat.number()), *card),
            Notice::Refilled { pool, card } => self.draw(Place::Table(*pool), Some(*card)),
            Notice::Reshuffled { cards } => {
                // The old Supply was used up; the new one is exactly these cards.
                self.forget(Place::Deck, |_| true);
                cards.iter().for_each(|card| self.put(card, Place::Deck));
                self.sizes.insert(Place::Deck, usize::from(cards.len()));
            }
            Notice::Out { seat, how: Out::Stuck } => {
                // Nothing in that hand fits on the Floor.
                let digit = self.floor.expect("cards are dealt").last();
                let fits = |card: Card| card.first() == digit || card.first() == 0;
                self.forget(Place::Hand(seat.number()), fits);
            }
            Notice::RoundOver { next_starter: Some(_), .. } => self.gather(),
            Notice::RoundOver { hands, next_starter: None, .. } => {
                for (seat, hand) in hands.pairs() {
                    hand.iter().for_each(|card| self.put(card, Place::Hand(seat.number())));
                }
            }
            Notice::Starter { .. }
            | Notice::Turn { .. }
            | Notice::Counted { .. }
            | Notice::Offered { .. }
            | Notice::Declined { .. }
            | Notice::Waited { .. }
            | Notice::Out { .. } => {}
        }
        while self.conclude() {}
    }

    fn gather(&mut self) {
        self.may_be = Card::ALL.into_iter().map(|card| (card, BTreeSet::from([Place::Deck]))).collect();
        self.sizes = (0..self.seats).map(|seat| (Place::Hand(seat), 0)).collect();
        self.sizes.insert(Place::Deck, Card::COUNT);
        self.floor = None;
    }

    fn dealt(&mut self, hands: &BySeat<Option<CardSet>>, pools: &[Card; 3], rejected: &[Card], floor: Card) {
        let size = usize::from(hand_size(self.seats));
        let places: BTreeSet<Place> = (0..self.seats).map(Place::Hand).chain([Place::Deck]).collect();
        self.may_be = Card::ALL.into_iter().map(|card| (card, places.clone())).collect();
        self.sizes = (0..self.seats).map(|seat| (Place::Hand(seat), size)).collect();
        let open = pools.len() + rejected.len() + 1;
        self.sizes.insert(Place::Deck, Card::COUNT - usize::from(self.seats) * size - open);
        for (seat, hand) in hands.pairs() {
            assert_eq!(hand.is_some(), self.who.sees(seat), "only the own hand is shown");
            hand.iter()
                .flat_map(|hand| hand.iter())
                .for_each(|card| self.put(card, Place::Hand(seat.number())));
        }
        pools.iter().zip(0..).for_each(|(card, pool)| self.put(*card, Place::Table(pool)));
        rejected.iter().for_each(|card| self.put(*card, Place::Discard));
        self.put(floor, FLOOR);
        self.floor = Some(Laid::plain(floor));
    }

    /// A card shows itself in this place.
    fn put(&mut self, card: Card, place: Place) {
        self.may_be.insert(card, BTreeSet::from([place]));
    }

    fn lay(&mut self, seat: u8, card: Laid) {
        let below = self.floor.replace(card).expect("cards are dealt");
        self.put(below.card(), Place::Discard);
        self.put(card.card(), FLOOR);
        *self.sizes.get_mut(&Place::Hand(seat)).expect("the seat exists") -= 1;
    }

    fn gain(&mut self, seat: u8, card: Card) {
        self.put(card, Place::Hand(seat));
        *self.sizes.get_mut(&Place::Hand(seat)).expect("the seat exists") += 1;
    }

    fn draw(&mut self, to: Place, card: Option<Card>) {
        *self.sizes.get_mut(&Place::Deck).expect("there is a Supply") -= 1;
        if let Some(size) = self.sizes.get_mut(&to) {
            *size += 1;
        }
        match card {
            Some(card) => self.put(card, to),
            None => {
                for places in self.may_be.values_mut().filter(|places| places.contains(&Place::Deck)) {
                    places.insert(to);
                }
            }
        }
    }

    fn forget(&mut self, place: Place, which: impl Fn(Card) -> bool) {
        for (_, places) in self.may_be.iter_mut().filter(|(card, _)| which(**card)) {
            places.remove(&place);
        }
    }

    /// Counts: where all cards of a place are known no other can be, and where just enough may be they all are.
    fn conclude(&mut self) -> bool {
        let before = self.may_be.clone();
        for (place, size) in self.sizes.clone() {
            let candidates: Vec<Card> = self
                .may_be
                .iter()
                .filter(|(_, places)| places.contains(&place))
                .map(|(card, _)| *card)
                .collect();
            let sure = self.sure_of(place);
            if usize::from(sure.len()) == size {
                self.forget(place, |card| !sure.contains(card));
            } else if candidates.len() == size {
                candidates.into_iter().for_each(|card| self.put(card, place));
            }
        }
        self.may_be != before
    }
}
