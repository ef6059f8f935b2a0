//! Everything one observer may know, with perfect memory.

use arrayvec::ArrayVec;
use cardinal_engine::{BySeat, Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::score::Totals;
use super::sheet::{Fit, MAX_GROUPS, Sheet, Stage, TAKE_BACKS};
use super::state::{MAX_GAMES, MAX_PLAYERS, ROW};
use super::{Card, CardSet, Chain, Colour, Group, Meld, Options, Phase};

/// The game as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The table's options.
    pub options: Options,
    /// The revision of the rules.
    pub revision: u16,
    /// The game being played, counted from 1.
    pub game: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, or from whose hand a penalty card is drawn.
    pub active: Seat,
    /// Who began or begins to build.
    pub starter: Seat,
    /// Of whom chance picks one, if it is to.
    pub candidates: SeatSet,
    /// The face-up cards.
    pub row: [Option<Card>; ROW],
    /// Whether the active player has swept a card this turn.
    pub swept: bool,
    /// Face-up cards discarded while building.
    pub discards: CardSet,
    /// How many cards lie face down: the deck, or what the release does without.
    pub deck: u8,
    /// Whether the deck was made of discards.
    pub reshuffled: bool,
    /// The face-down cards this observer cannot place, grouped by the shuffle they were last part of.
    pub unseen: Vec<Batch>,
    /// What has to be beaten, if anything.
    pub table: Option<Meld>,
    /// Who laid it.
    pub holder: Seat,
    /// The cards of the trick.
    pub trick: CardSet,
    /// Who still has to settle and may do so now, or still has a turn in the trick.
    pub waiting: SeatSet,
    /// Cards put aside by a 0.
    pub aside: CardSet,
    /// Who emptied their hand, in this order.
    pub finished: ArrayVec<Seat, MAX_PLAYERS>,
    /// How many of them are done drawing penalty cards.
    pub drawn: u8,
    /// The players.
    pub players: BySeat<Player>,
}

/// What an observer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The hand, where the observer may see it.
    pub hand: Option<CardSet>,
    /// Publicly known cards of the hand.
    pub known: CardSet,
    /// How many other cards the hand holds.
    pub hidden: u8,
    /// The settlement under way, where the observer may see it.
    pub sheet: Option<SheetView>,
    /// Whether they have settled.
    pub ready: bool,
    /// The settlement of this game, once it is open.
    pub settled: Option<Settled>,
    /// Cards won in tricks. They lie face down, but were seen by all.
    pub captured: CardSet,
    /// Penalty cards.
    pub open: CardSet,
    /// The score of each game completed.
    pub scores: ArrayVec<i16, MAX_GAMES>,
    /// What those games brought, by kind.
    pub totals: Totals,
}

/// A settlement that lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// The groups scored.
    pub groups: ArrayVec<Group, MAX_GROUPS>,
    /// What they score.
    pub points: u16,
    /// The cards left over that were discarded.
    pub discarded: CardSet,
}

/// A settlement under way, as its player sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SheetView {
    /// How far it is.
    pub stage: Stage,
    /// The groups declared.
    pub groups: Vec<Declared>,
    /// What they score together.
    pub points: u16,
    /// Cards in no group about which nothing is decided.
    pub left: CardSet,
    /// Cards left over that stay in the hand.
    pub kept: CardSet,
    /// Cards left over that will be discarded.
    pub discarded: CardSet,
    /// Unscored cards that still fit, and where; empty where the table lets them be.
    pub fits: Vec<Fit>,
    /// How often something can still be taken back.
    pub take_backs: u8,
    /// Whether the groups are those of the scorer, unchanged.
    pub best: bool,
}

/// A declared group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// Its cards, each X with the number it stands for.
    pub cards: Group,
    /// The colour that counts in a run, and that its X take.
    pub colour: Option<Colour>,
    /// What it scores.
    pub points: u16,
}

/// Face-down cards that were shuffled together: which they are, and how many of them lie where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Batch {
    /// The cards.
    pub cards: CardSet,
    /// How many of them each player holds, the observer's own hand left out.
    pub held: BySeat<u8>,
    /// How many of them lie face down on the table.
    pub deck: u8,
}

impl SheetView {
    pub(super) fn of(sheet: &Sheet, options: &Options) -> Self {
        let groups = sheet.groups().iter();
        let declared =
            |group: &Group| Declared { cards: *group, colour: group.colour(), points: group.points() };
        Self {
            stage: sheet.stage,
            groups: groups.map(declared).collect(),
            points: sheet.points(),
            left: sheet.undecided(),
            kept: sheet.kept,
            discarded: sheet.discarded,
            fits: if sheet.stage == Stage::Declaring { sheet.fits(options.all_x_groups) } else { Vec::new() },
            take_backs: TAKE_BACKS - sheet.taken_back,
            best: sheet.best,
        }
    }

    pub(super) fn sheet(&self) -> Sheet {
        let groups: ArrayVec<Group, MAX_GROUPS> =
            self.groups.iter().map(|group| group.cards).take(MAX_GROUPS).collect();
        let left = self.left.union(self.kept).union(self.discarded);
        let mut sheet = Sheet::of(&groups, left, self.stage);
        sheet.taken_back = TAKE_BACKS.saturating_sub(self.take_backs);
        (sheet.kept, sheet.discarded, sheet.best) = (self.kept, self.discarded, self.best);
        sheet
    }
}

impl Player {
    /// How many cards they hold.
    pub const fn size(&self) -> u8 {
        self.known.len().saturating_add(self.hidden)
    }
}

impl View {
    /// The observer's own hand; empty for a spectator.
    pub fn own_hand(&self) -> CardSet {
        self.seat.and_then(|seat| self.players[seat].hand).unwrap_or_default()
    }
}

/// The view, with its list of batches in the room of this one.
pub(super) fn view(game: &Chain, who: Observer, mut unseen: Vec<Batch>) -> View {
    let players = BySeat::from_fn(game.seats, |seat| game.player(seat, who));
    game.list_unseen(&players, &mut unseen);
    View {
        seat: who.seat(),
        options: game.options,
        revision: game.revision,
        game: (game.games_over + 1).min(game.options.games),
        phase: game.phase,
        active: game.active,
        starter: game.starter,
        candidates: game.candidates,
        row: game.row,
        swept: game.swept,
        discards: game.discards,
        deck: game.face_down().len(),
        reshuffled: game.reshuffled,
        unseen,
        table: game.shape.map(|_| game.table),
        holder: game.holder,
        trick: game.trick,
        waiting: game.waiting,
        aside: game.aside,
        finished: game.finished.clone(),
        drawn: game.drawn,
        players,
    }
}

impl Chain {
    fn player(&self, seat: Seat, who: Observer) -> Player {
        let at = seat.index();
        let (hand, known, sheet) = (self.hands[at], self.known[at], &self.sheets[at]);
        let settled = self.is_settled(seat);
        let under_way = self.phase == Phase::Settle && !settled && who.sees(seat);
        let games = &self.scores[..usize::from(self.games_over)];
        Player {
            hand: (self.phase == Phase::Over || who.sees(seat)).then_some(hand),
            known,
            hidden: hand.without(known).len(),
            sheet: under_way.then(|| SheetView::of(sheet, &self.options)),
            ready: sheet.stage == Stage::Ready,
            settled: settled.then(|| Settled {
                groups: sheet.groups().iter().copied().collect(),
                points: sheet.points(),
                discarded: sheet.discarded,
            }),
            captured: self.captured[at],
            open: self.open[at],
            scores: games.iter().map(|game| game[at]).collect(),
            totals: self.totals[at],
        }
    }

    fn list_unseen(&self, players: &BySeat<Player>, unseen: &mut Vec<Batch>) {
        let hidden = BySeat::from_fn(self.seats, |seat| match players[seat].hand {
            Some(_) => CardSet::NONE,
            None => self.hands[seat.index()].without(self.known[seat.index()]),
        });
        let secret = hidden.iter().fold(CardSet::NONE, |all, cards| all.union(*cards));
        let (deck, held) = (self.face_down(), hidden.map(|cards| cards.len()));
        let no_cards = hidden.map(|_| 0);
        unseen.clear();
        if self.reshuffled {
            unseen.push(Batch { cards: secret, held, deck: 0 });
            unseen.push(Batch { cards: deck, held: no_cards, deck: deck.len() });
        } else {
            unseen.push(Batch { cards: secret.union(deck), held, deck: deck.len() });
        }
        unseen.retain(|batch| !batch.cards.is_empty());
    }
}
