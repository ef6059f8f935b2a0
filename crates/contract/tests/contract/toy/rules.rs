//! The rules of the toy game.

use std::sync::atomic::{AtomicBool, Ordering};

use cardinal_engine::random::shuffle;
use cardinal_engine::{
    Actions, Audit, BadChance, BySeat, Census, FoldError, Game, Illegal, Info, Log, Measures, Observer,
    Place, Reason, Seat, SeatSet, SetupError, Standing, Turn, rank, wire,
};
use rand_core::Rng;

use super::notice::{Event, Notice};
use super::open::{Open, Phase};
use super::view::View;
use super::{
    ALL, Action, CARDS, HAND, Opening, Options, Order, TURNS, Tally, Toy, bug, cards_of, has, info, of,
};

/// What [`bug::COUNTER`] hides outside the state.
static FROM_BOTTOM: AtomicBool = AtomicBool::new(false);

impl<const SCHEMA: u8> Toy<SCHEMA> {
    fn happen(&mut self, full: Notice, log: &mut impl Log<Event>) {
        let event = Event(full);
        self.open.fold(&event.public());
        log.note(event);
    }

    fn next_hand(&self, seat: Seat) -> u32 {
        self.hands[seat.next(self.open.seats).index()]
    }

    /// The cards a shuffle would mix now.
    fn pile(&self) -> Vec<u8> {
        match self.open.phase {
            Phase::Deal => cards_of(ALL).collect(),
            _ => self.open.discard.split_last().map(|(_, under)| under.to_vec()).unwrap_or_default(),
        }
    }

    fn deal(&mut self, order: &[u8], log: &mut impl Log<Event>) {
        self.deck = order.to_vec();
        for seat in 0..usize::from(self.open.seats) {
            let from = self.deck.len() - usize::from(HAND);
            self.hands[seat] = self.deck.drain(from..).map(of).fold(0, |hand, card| hand | card);
        }
        let pool = self.deck.pop().expect("the deck is larger than the hands");
        let hands = self.hands[..usize::from(self.open.seats)].iter().map(|&hand| Some(hand)).collect();
        self.happen(Notice::Dealt { hands, pool }, log);
    }

    fn seal(&mut self, seat: Seat, card: u8, log: &mut impl Log<Event>) {
        self.seals[seat.index()] = Some(card);
        let nth = Some(self.open.sealed.count_ones() as u8);
        self.happen(Notice::Sealed { seat, card: Some(card), nth }, log);
        let cards: Vec<u8> = self.seals.iter().flatten().copied().collect();
        if cards.len() == usize::from(self.open.seats) {
            cards.iter().zip(&mut self.hands).for_each(|(&card, hand)| *hand &= !of(card));
            self.seals = [None; 4];
            self.happen(Notice::Opened { cards }, log);
        }
    }

    fn draw(&mut self) -> u8 {
        if bug::is(bug::SHARED) {
            self.tally.0.fetch_add(1, Ordering::Relaxed);
        }
        if bug::is(bug::COUNTER) && FROM_BOTTOM.fetch_xor(true, Ordering::Relaxed) {
            return self.deck.remove(0);
        }
        self.deck.pop().expect("an empty deck is not drawn from")
    }

    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let hand = seat.index();
        match action {
            Action::Seal(card) => return self.seal(seat, card, log),
            Action::Play(card) => {
                let card = card % CARDS;
                self.hands[hand] &= !of(card);
                self.happen(Notice::Played { seat, card }, log);
            }
            Action::Draw => {
                let card = self.draw();
                self.hands[hand] |= of(card);
                self.happen(Notice::Drew { seat, card: Some(card) }, log);
            }
            Action::Take => {
                let card = self.open.pool.expect("what is not there cannot be taken");
                let lost = bug::is(bug::LOST_CARD) && self.open.counts[hand] >= 5;
                if !lost {
                    self.hands[hand] |= of(card);
                }
                let refill = if self.open.options.refill { self.deck.pop() } else { None };
                self.happen(Notice::Took { seat, card, refill, lost }, log);
            }
            Action::Pass => {
                let fits = cards_of(self.hands[hand]).filter(|&card| self.open.fits(card)).count();
                self.happen(Notice::Passed { seat, fits: Some(fits as u8) }, log);
            }
        }
        if self.open.is_done() {
            self.hands = [0; 4];
            self.deck = cards_of(ALL).collect();
            self.happen(Notice::Scored, log);
        }
    }
}

wire!(Options, Action, Order, View, Notice);

impl<const SCHEMA: u8> Game for Toy<SCHEMA> {
    const INFO: Info = info(SCHEMA);

    type Options = Options;
    type Action = Action;
    type Chance = Order;
    type View = View;
    type Notice = Notice;
    type Event = Event;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        let five = bug::is(bug::SEATS) && seats == 5;
        if !Self::INFO.seats.contains(&seats) && !five {
            return Err(SetupError::seats(&Self::INFO, usize::from(seats), "TY-1"));
        }
        if !bug::is(bug::UNBOUNDED) {
            SetupError::check_ranges(Self::INFO.options, &[("rounds", options.rounds.into())])?;
        }
        if options.opening == Opening::Plain && seats == 4 {
            let reason = "four seats need a sealed opening";
            return Err(SetupError::Conflict { key: "opening", value: "plain".to_owned(), reason });
        }
        let open = Open::new(*options, seats);
        Ok(Self { open, hands: [0; 4], deck: cards_of(ALL).collect(), seals: [None; 4], tally: Tally::new() })
    }

    fn options(&self) -> Options {
        if bug::is(bug::OPTIONS_LOST) { Options::default() } else { self.open.options }
    }

    fn seats(&self) -> u8 {
        self.open.seats
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Deal | Phase::Shuffle => Turn::Chance,
            Phase::Seal => {
                let waiting =
                    Seat::all(self.open.seats).filter(|seat| self.open.sealed >> seat.number() & 1 == 0);
                Turn::Seats(waiting.collect::<SeatSet>())
            }
            Phase::Act => Turn::of(Seat::new(self.open.active)),
            Phase::Over => Turn::Over,
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Order {
        assert!(self.turn() == Turn::Chance, "no chance is due");
        let mut order = self.pile();
        shuffle(&mut order, rng);
        Order(order)
    }

    fn apply_chance(&mut self, Order(order): &Order, log: &mut impl Log<Event>) -> Result<(), BadChance> {
        if self.turn() != Turn::Chance && !bug::is(bug::NOT_DUE) {
            return Err(BadChance::NotDue);
        }
        let mut sorted = order.clone();
        sorted.sort_unstable();
        let mut pile = self.pile();
        pile.sort_unstable();
        let long_enough = order.len() == pile.len() && order.iter().all(|card| pile.contains(card));
        if sorted != pile && !(bug::is(bug::CHANCE_TWICE) && long_enough) {
            return Err(BadChance::Impossible);
        }
        if self.open.phase == Phase::Deal {
            self.deal(order, log);
        } else {
            self.deck.clone_from(order);
            self.happen(Notice::Shuffled, log);
        }
        Ok(())
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if bug::is(bug::STRANGER) {
            assert!(seat.index() < self.hands.len(), "there is no {seat:?}");
        }
        if !self.turn().is_on(seat) {
            let out_of_turn =
                bug::is(bug::OUT_OF_TURN) && *action == Action::Pass && seat.number() < self.open.seats;
            return if out_of_turn && self.open.phase == Phase::Act {
                Ok(())
            } else {
                Err(Illegal::new(&Reason { code: "not-on-turn", clause: "TY-1" }))
            };
        }
        let hand = self.hands[seat.index()];
        let held = |card: u8| {
            let elsewhere = bug::is(bug::REFUSAL_LEAK) && has(self.next_hand(seat), card);
            if has(hand, card) || bug::is(bug::FOREIGN) && has(hand, card % CARDS) {
                Ok(())
            } else {
                Err(Illegal::new(if elsewhere {
                    &Reason { code: "in-another-hand", clause: "TY-2" }
                } else {
                    &Reason { code: "not-in-hand", clause: "TY-2" }
                }))
            }
        };
        match (self.open.phase, *action) {
            (Phase::Seal, Action::Seal(card)) => held(card),
            (Phase::Seal, _) => Err(Illegal::new(&Reason { code: "seal-first", clause: "TY-3" })),
            (_, Action::Seal(_)) => Err(Illegal::new(&Reason { code: "nothing-to-seal", clause: "TY-3" })),
            (_, Action::Play(card)) => {
                held(card)?;
                if self.open.fits(card % CARDS) {
                    Ok(())
                } else {
                    Err(Illegal::new(&Reason { code: "does-not-fit", clause: "TY-4" }))
                }
            }
            (_, Action::Draw) if self.deck.is_empty() => {
                Err(Illegal::new(&Reason { code: "deck-empty", clause: "TY-5" }))
            }
            (_, Action::Take) => match self.open.pool {
                None => Err(Illegal::new(&Reason { code: "nothing-open", clause: "TY-6" })),
                Some(pool) if bug::is(bug::LEGALITY_LEAK) && self.next_hand(seat) >> pool > 0 => {
                    Err(Illegal::new(&Reason { code: "too-good", clause: "TY-6" }))
                }
                Some(_) => Ok(()),
            },
            (_, Action::Draw | Action::Pass) => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if let Err(refusal) = self.check(seat, action) {
            if bug::is(bug::REFUSED_CHANGES) && refusal.code == "does-not-fit" {
                self.open.quirk += 1;
            }
            if bug::is(bug::REFUSED_TELLS) && refusal.code == "does-not-fit" {
                log.note(Event(Notice::Passed { seat, fits: None }));
            }
            return Err(refusal);
        }
        if bug::is(bug::JSON) {
            self.open.quirk = 7;
        }
        self.act(seat, *action, log);
        Ok(())
    }

    fn for_each_legal(&self, seat: Seat, mut visit: impl FnMut(Action)) {
        let mut legal: Vec<Action> = (0..Self::ACTIONS)
            .filter_map(Self::decode)
            .filter(|action| self.check(seat, action).is_ok())
            .collect();
        let acts = self.open.phase == Phase::Act && self.turn().is_on(seat);
        if bug::is(bug::LISTS_ILLEGAL) && acts && self.deck.is_empty() {
            legal.push(Action::Draw);
            legal.sort_by_key(Self::encode);
        }
        if bug::is(bug::OMITS_LEGAL) && legal.len() > 1 {
            legal.retain(|&action| action != Action::Pass);
        }
        if bug::is(bug::DESCENDS) && acts {
            legal.rotate_right(1);
        }
        legal.into_iter().for_each(&mut visit);
    }

    fn default_action(&self, seat: Seat) -> Option<Action> {
        if !self.turn().is_on(seat) {
            return None;
        }
        let peeks = bug::is(bug::DEFAULT_PEEKS) && self.next_hand(seat) < 1 << 12 && !self.deck.is_empty();
        match self.open.phase {
            Phase::Seal => cards_of(self.hands[seat.index()]).next().map(Action::Seal),
            _ if bug::is(bug::DEFAULT_ILLEGAL) || peeks => Some(Action::Draw),
            _ => Some(Action::Pass),
        }
    }

    fn view(&self, who: Observer) -> View {
        let sees = |seat: Seat| who.sees(seat) || bug::is(bug::VIEW_LEAK_USED);
        let seats = || Seat::all(self.open.seats);
        let leaked =
            who.seat().filter(|_| bug::is(bug::VIEW_LEAK)).and_then(|me| cards_of(self.next_hand(me)).next());
        View {
            open: self.open.clone(),
            me: who.seat().map(Seat::number),
            hands: seats().map(|seat| sees(seat).then_some(self.hands[seat.index()])).collect(),
            seals: seats().map(|seat| self.seals[seat.index()].filter(|_| who.sees(seat))).collect(),
            leak: leaked,
        }
    }

    fn notice(event: &Event, who: Observer) -> Option<Notice> {
        event.notice_for(who)
    }

    fn fold(view: &mut View, notice: &Notice) -> Result<(), FoldError> {
        view.fold(notice)
    }

    fn reveals(notice: &Notice) -> bool {
        match notice {
            Notice::Dealt { .. } | Notice::Opened { .. } | Notice::Played { .. } | Notice::Took { .. } => {
                true
            }
            Notice::Drew { card, .. } => card.is_some(),
            Notice::Sealed { .. } | Notice::Passed { .. } | Notice::Shuffled | Notice::Scored => false,
        }
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view.determinize(rng)
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.open.seats, |seat| self.open.scores[seat.index()])
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        let score = |seat: Seat| self.open.scores[seat.index()];
        let sign = if bug::is(bug::STANDINGS) { -1 } else { 1 };
        let over = self.open.phase == Phase::Over || bug::is(bug::EARLY);
        let mut standings = over.then(|| rank(self.open.seats, |seat| sign * score(seat), score))?;
        if bug::is(bug::TEAMS) {
            standings.iter_mut().for_each(|standing| standing.team /= 2);
        }
        Some(standings)
    }

    fn measures(&self, seat: Seat) -> Measures {
        let penalty = self.open.scores[seat.index()];
        [penalty].into_iter().filter(|_| !bug::is(bug::MEASURES)).collect()
    }

    fn bound(options: &Options, seats: u8) -> Option<u64> {
        // A deal, the seals, and a shuffle after each turn at most.
        Some(u64::from(options.rounds) * (1 + u64::from(seats) + 2 * u64::from(TURNS) * u64::from(seats)))
    }
}

impl<const SCHEMA: u8> Actions for Toy<SCHEMA> {
    const ACTIONS: usize = 2 * CARDS as usize + 3;

    fn encode(action: &Action) -> usize {
        match *action {
            Action::Seal(card) if bug::is(bug::COLLISION) && card + 1 == CARDS => usize::from(CARDS),
            Action::Seal(card) => usize::from(card),
            Action::Play(card) => usize::from(CARDS) + usize::from(card),
            Action::Draw => 2 * usize::from(CARDS),
            Action::Take => 2 * usize::from(CARDS) + 1,
            Action::Pass => 2 * usize::from(CARDS) + 2,
        }
    }

    fn decode(index: usize) -> Option<Action> {
        const CARDS_END: usize = 2 * CARDS as usize;
        let card = (index % usize::from(CARDS)) as u8;
        match index {
            0..CARDS_END => Some(if index < CARDS_END / 2 { Action::Seal(card) } else { Action::Play(card) }),
            CARDS_END => Some(Action::Draw),
            _ if index == CARDS_END + 1 => Some(Action::Take),
            _ if index == CARDS_END + 2 => Some(Action::Pass),
            _ => None,
        }
    }
}

impl<const SCHEMA: u8> Audit for Toy<SCHEMA> {
    fn census(&self) -> Census {
        let mut census: Census = self.deck.iter().map(|&card| (u16::from(card), Place::Deck)).collect();
        for (seat, &hand) in self.hands.iter().enumerate() {
            census.extend(cards_of(hand).map(|card| (u16::from(card), Place::Hand(seat as u8))));
        }
        census.extend(self.open.discard.iter().map(|&card| (u16::from(card), Place::Discard)));
        census.extend(self.open.pool.map(|card| (u16::from(card), Place::Table(0))));
        census
    }

    fn pinned(view: &View) -> Census {
        view.pinned()
    }
}
