//! Worlds an observer cannot rule out.

use arrayvec::ArrayVec;
use cardinal_engine::random::{below, shuffle};
use cardinal_engine::{Game, MAX_SEATS};
use rand_core::Rng;

use super::chance::Order;
use super::field::{Field, Reason};
use super::memo::Memo;
use super::notes::Notes;
use super::state::{HAND, Phase};
use super::view::{Covered, View};
use super::{Card, Cards, Numboom};

/// Cards are dealt again until they fit. Nearly every view takes one try; the bound is for views that no
/// game produces.
const TRIES: usize = 10_000;

/// A place whose cards the observer knows in part: a hand, the mixed cards, or the rests of dropped piles.
#[derive(Clone, Copy)]
struct Hidden {
    memo: Memo,
    size: u8,
    /// How many of its cards can be placed at the least.
    placeable: u8,
}

impl Hidden {
    /// The remembered cards without some that may be missing: those there are too many of (`excess`), those
    /// there is no room for, and any others.
    fn kept<R: Rng + ?Sized>(&self, excess: &mut Cards, rng: &mut R) -> Cards {
        let (sure, mut maybe) = (self.memo.sure, self.memo.maybe);
        for _ in 0..self.memo.missing {
            let wanted = shared(maybe, *excess);
            let chosen = if wanted.is_empty() {
                // Nothing has to go, so anything may; a coin decides unless there is no room.
                if maybe.is_empty() || (sure.len() + maybe.len() <= self.size && below(rng, 2) == 0) {
                    break;
                }
                pick(maybe, rng)
            } else {
                pick(wanted, rng)
            };
            maybe.remove(chosen);
            excess.discard(chosen);
        }
        sure.plus(maybe)
    }
}

fn shared(one: Cards, other: Cards) -> Cards {
    let common = |card: Card| one.count(card).min(other.count(card));
    Card::ALL.into_iter().flat_map(|card| (0..common(card)).map(move |_| card)).collect()
}

fn pick<R: Rng + ?Sized>(cards: Cards, rng: &mut R) -> Card {
    let at = below(rng, u32::from(cards.len())) as usize;
    cards.iter().nth(at).expect("there is a card to pick")
}

/// The cards not yet placed, in random order, separated into those that can be placed and the others.
struct Rest {
    placeable: Order,
    functions: Order,
}

impl Rest {
    fn take_placeable(&mut self, count: u8) -> Option<Cards> {
        (0..count).map(|_| self.placeable.pop()).collect()
    }

    /// What is left, all in one.
    fn merged<R: Rng + ?Sized>(mut self, rng: &mut R) -> Order {
        self.placeable.extend(self.functions);
        shuffle(&mut self.placeable, rng);
        self.placeable
    }
}

/// What each hidden place holds.
struct Guess {
    hands: [Cards; MAX_SEATS],
    mixed: Order,
    unmixed: Order,
    fallen: [Cards; MAX_SEATS],
    rests: Cards,
    deck: Order,
}

pub(super) fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Numboom {
    let mut world = Numboom::setup_from(view);
    for _ in 0..TRIES {
        if let Some(guess) = guess(view, rng) {
            world.hands = guess.hands;
            world.lacks = world.hands.map(|hand| HAND.saturating_sub(hand.len()));
            (world.fallen, world.rests) = (guess.fallen, guess.rests);
            world.deck = [Card::One; Card::COUNT];
            world.fill_deck(&guess.deck);
            if world.can_be_opened(view) {
                world.cover(view, guess.mixed, guess.unmixed, rng);
                break;
            }
        }
    }
    world
}

impl Numboom {
    /// Everything but the cards the observer cannot see. Others know what they were seen to learn.
    fn setup_from(view: &View) -> Self {
        let mut game = Self::of_revision(view.revision, &view.options, view.players.seats())
            .expect("a view is of a game set up");
        game.discards = view.discards;
        (game.phase, game.first, game.active) = (view.phase, view.first, view.active);
        (game.clockwise, game.dual, game.death_number) = (view.clockwise, view.dual, view.death_number);
        (game.operations, game.flip_only, game.peeked) = (view.operations, view.flip_only, view.peeked);
        (game.stacks, game.reversing) = (view.stacks, view.reversing);
        (game.turns, game.round) = (view.turns, view.round);
        (game.drawer, game.queue) = view.filling.unwrap_or((view.active, 0));
        game.arranged = view.arranged.len() as u8;
        view.arranged.iter().zip(&mut game.order).for_each(|(from, order)| *order = *from);
        if view.phase == Phase::Arrange {
            let all = (1 << view.positions.len()) - 1;
            game.unarranged = view.arranged.iter().fold(all, |left, from| left & !(1 << from));
        }
        for (seat, player) in view.players.pairs() {
            let (number, bit) = (seat.index(), 1 << seat.number());
            if let Some(fall) = player.fall {
                game.falls[number] = fall;
                game.living &= !bit;
                game.ring.remove(seat);
                game.alive -= 1;
            }
            game.bombed |= u32::from(player.bombed) << seat.number();
            game.laid_off[number] = player.laid_off;
            if let Some(me) = view.seat {
                game.notes[number] = Notes::of_memo(me.index(), player.note);
            }
        }
        if let Some(me) = view.seat {
            (game.lost[me.index()], game.known_rests[me.index()]) = (view.lost, view.known_rests);
        }
        game
    }

    /// Whether every player who still has to place a card in round one can.
    fn can_be_opened(&self, view: &View) -> bool {
        let covered = view.positions.iter().flatten().count() as u8;
        let (from, count) = match view.phase {
            Phase::Opening => (self.active, self.openers() - covered),
            Phase::Redraw => (self.first, self.openers() - self.queue),
            _ => return true,
        };
        let seats = std::iter::successors(Some(from), |seat| Some(seat.next(self.seats)));
        seats.take(usize::from(count)).all(|seat| self.can_open(self.hands[seat.index()]))
    }

    fn cover<R: Rng + ?Sized>(&mut self, view: &View, mut mixed: Order, mut unmixed: Order, rng: &mut R) {
        self.field = Field::new(view.positions.len() as u8);
        let me = view.seat.map_or(0, |seat| 1 << seat.number());
        for (position, pile) in view.positions.iter().enumerate() {
            for covered in pile {
                let other = if covered.mixed { &mut mixed } else { &mut unmixed };
                let card = covered.card.unwrap_or_else(|| other.pop().expect("enough cards were dealt"));
                let told = covered.known_by.iter().fold(0, |set, seat| set | 1 << seat.number());
                let slot = self.field.push(position, card, told);
                slot.known = if covered.card.is_some() { told | me } else { told };
                slot.mixed = if covered.mixed { me } else { 0 };
                self.ban(position, covered);
            }
        }
        let mut hide = |reason| self.field.ban_hidden(reason, |count| below(rng, count as u32) as usize);
        if view.hidden_peek {
            hide(Reason::Peeked);
        }
        (0..view.hidden_fresh).for_each(|_| hide(Reason::Fresh));
    }

    fn ban(&mut self, position: usize, covered: &Covered) {
        if covered.peeked {
            self.field.ban(position, Reason::Peeked);
        }
        if covered.fresh {
            self.field.ban(position, Reason::Fresh);
        }
    }
}

/// Deals the unseen cards; nothing if they do not fit.
fn guess<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Option<Guess> {
    let unseen = view.unseen();
    let hidden_cards = || view.positions.iter().flatten().filter(|covered| covered.card.is_none());
    let mixed = hidden_cards().filter(|covered| covered.mixed).count() as u8;
    let unmixed = hidden_cards().count() as u8 - mixed;
    let mut places: ArrayVec<Hidden, { MAX_SEATS + 2 }> = view
        .players
        .iter()
        .map(|player| {
            let size = if player.fall.is_some() { player.fallen } else { player.size };
            Hidden { memo: player.note, size, placeable: 0 }
        })
        .collect();
    places.push(Hidden { memo: view.lost, size: mixed, placeable: mixed });
    places.push(Hidden { memo: Memo::of(view.known_rests), size: view.rests, placeable: view.rests });

    let mut excess = Cards::NONE;
    for card in Card::ALL {
        let noted = |place: &Hidden| u32::from(place.memo.sure.count(card) + place.memo.maybe.count(card));
        let noted: u32 = places.iter().map(noted).sum();
        let surplus = noted.saturating_sub(u32::from(unseen.count(card)));
        (0..surplus.min(u32::from(card.copies()))).for_each(|_| excess.insert(card));
    }
    // In random order, so that no place always bears the shortage.
    let mut order: ArrayVec<usize, { MAX_SEATS + 2 }> = (0..places.len()).collect();
    shuffle(&mut order, rng);
    let mut kept = [Cards::NONE; MAX_SEATS + 2];
    let mut rest = unseen;
    for place in order {
        kept[place] = places[place].kept(&mut excess, rng);
        if kept[place].len() > places[place].size || !rest.includes(kept[place]) {
            return None;
        }
        rest = rest.minus(kept[place]);
    }
    let mut rest =
        Rest { placeable: rest.placeable().iter().collect(), functions: rest.functions().iter().collect() };
    shuffle(&mut rest.placeable, rng);
    let unmixed: Order = rest.take_placeable(unmixed)?.iter().collect();
    for (place, kept) in places.iter().zip(&mut kept) {
        let wanted = place.placeable.saturating_sub(kept.placeable().len());
        *kept = kept.plus(rest.take_placeable(wanted)?);
    }
    let mut others = rest.merged(rng);
    let (mut hands, mut fallen) = ([Cards::NONE; MAX_SEATS], [Cards::NONE; MAX_SEATS]);
    for (seat, player) in view.players.pairs() {
        let number = seat.index();
        match player.hand {
            _ if player.fall.is_some() => {
                fallen[number] = filled(kept[number], player.fallen, &mut others)?;
            }
            Some(hand) => hands[number] = hand,
            None => hands[number] = filled(kept[number], player.size, &mut others)?,
        }
    }
    let seats = view.players.seats() as usize;
    let rests = filled(kept[seats + 1], view.rests, &mut others)?;
    if others.len() != usize::from(view.deck) {
        return None;
    }
    let mut mixed: Order = kept[seats].iter().collect();
    let mut unmixed = unmixed;
    shuffle(&mut mixed, rng);
    shuffle(&mut unmixed, rng);
    Some(Guess { hands, mixed, unmixed, fallen, rests, deck: others })
}

/// The cards of a place with others added up to its size.
fn filled(kept: Cards, size: u8, others: &mut Order) -> Option<Cards> {
    let mut cards = kept;
    while cards.len() < size {
        cards.insert(others.pop()?);
    }
    Some(cards)
}
