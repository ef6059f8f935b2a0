//! A session plans, commits, goes back and forks, and tells nothing by refusing; for every registered game.

use cardinal_engine::random::{Purpose, Stream, below, pick, stream};
use cardinal_engine::{
    AnySession, Dealer, Game, Heuristics, Observer, PlanError, Playable, Seat, Secret, Session, StoredLine,
    Turn, Window,
};
use cardinal_games::{Visitor, all, visit};

fn names(seats: u8) -> Vec<String> {
    (0..seats).map(|seat| format!("player {seat}")).collect()
}

fn session<G: Game>(seats: u8, secret: u8) -> Session<G> {
    let dealer = Dealer::new(&Secret::new([secret; 32]), &[]);
    Session::new(&G::Options::default(), names(seats), dealer).unwrap()
}

/// A legal action of a seat to act; a shedding one is preferred, so that games end.
fn choose<G: Heuristics>(game: &G, rng: &mut Stream) -> Option<(Seat, G::Action)> {
    let Turn::Seats(seats) = game.turn() else { return None };
    let seats: Vec<Seat> = seats.iter().collect();
    let seat = *pick(&seats, rng)?;
    let legal = Window::new(game, seat).legal();
    let shedding: Vec<G::Action> = legal.iter().copied().filter(|action| G::sheds(action)).collect();
    let among = if shedding.is_empty() || below(rng, 4) == 0 { &legal } else { &shedding };
    Some((seat, *pick(among, rng)?))
}

/// Runs a generic check for every game, at its smallest and largest number of seats.
macro_rules! for_every_game {
    ($name:ident, $check:ident) => {
        #[test]
        fn $name() {
            struct Check(u8);
            impl Visitor for Check {
                type Output = ();
                fn visit<G: Playable>(self) {
                    $check::<G>(self.0);
                }
            }
            for info in all().iter().map(|game| game.info()) {
                let ends = [info.seats[0], info.seats[info.seats.len() - 1]];
                ends.iter().for_each(|seats| visit(info.id, Check(*seats)).unwrap());
            }
        }
    };
}

for_every_game!(a_planned_move_is_the_move, planned_is_played);
for_every_game!(stored_lines_and_undo_lead_to_the_same_game, lines_resume);
for_every_game!(a_session_without_its_past_goes_on_alike, without_past_alike);
for_every_game!(a_refused_plan_changes_nothing_and_names_its_action, refusals_change_nothing);
for_every_game!(the_answer_to_a_whole_move_depends_on_the_view_alone, answers_do_not_leak);

/// Planning and committing equals acting at once in game, notices and shuffles.
fn planned_is_played<G: Heuristics>(seats: u8) {
    let mut rng = stream(7, u64::from(seats), Purpose::Test);
    let (mut planned, mut acted) = (session::<G>(seats, 3), session::<G>(seats, 3));
    planned.plan_deal();
    assert!(planned.played().inputs().is_empty(), "a plan changes nothing yet");
    planned.commit();
    acted.deal();
    for _ in 0..300 {
        let Some((seat, action)) = choose(acted.played().game(), &mut rng) else { break };
        planned.plan(seat, &[action]).unwrap();
        let before = planned.played().inputs().len();
        assert_eq!(before, acted.played().inputs().len());
        let lines = planned.planned().to_vec();
        planned.commit();
        acted.act(seat, action).unwrap();
        assert_eq!(planned.played().inputs()[before..], lines);
    }
    assert_eq!(planned.played().inputs(), acted.played().inputs());
    assert_eq!(planned.played().game(), acted.played().game());
    for input in 0..acted.played().inputs().len() {
        for who in Observer::every(seats) {
            assert_eq!(planned.played().notices(input, who), acted.played().notices(input, who));
        }
    }
}

/// Stored lines, undos included, resume an equal session with equal shuffles to come.
fn lines_resume<G: Heuristics>(seats: u8) {
    let mut rng = stream(8, u64::from(seats), Purpose::Test);
    let mut live = session::<G>(seats, 4);
    let mut lines: Vec<String> = Vec::new();
    live.plan_deal();
    for step in 0..200_u32 {
        lines.extend(AnySession::planned(&live));
        live.commit();
        let inputs = live.played().inputs().len();
        if step % 17 == 16 && inputs > 1 {
            let left = inputs - 1 - below(&mut rng, (inputs as u32 - 1).min(5)) as usize;
            let fork = live.fork(left);
            live.back(left);
            assert_eq!(fork.played().game(), live.played().game());
            lines.push(StoredLine::undo(left, Seat::new(0)));
            live.plan_deal();
            continue;
        }
        let Some((seat, action)) = choose(live.played().game(), &mut rng) else { break };
        live.plan(seat, &[action]).unwrap();
    }
    live.cancel();
    let dealer = Dealer::new(&Secret::new([4; 32]), &[]);
    let mut resumed =
        Session::<G>::resume(G::INFO.revision, &G::Options::default(), names(seats), dealer.clone(), &lines)
            .unwrap();
    assert_eq!(resumed.played().game(), live.played().game());
    for _ in 0..50 {
        let Some((seat, action)) = choose(live.played().game(), &mut rng) else { break };
        live.act(seat, action).unwrap();
        resumed.act(seat, action).unwrap();
        assert_eq!(resumed.played().inputs(), live.played().inputs());
    }
    lines.push("{\"seat\":0}".to_owned());
    let broken = Session::<G>::resume(G::INFO.revision, &G::Options::default(), names(seats), dealer, &lines);
    assert!(broken.unwrap_err().to_string().starts_with(&format!("line {}:", lines.len() - 1)));
}

/// The game and the shuffles to come are equal; the inputs and their notices begin with the next one.
fn without_past_alike<G: Heuristics>(seats: u8) {
    let mut rng = stream(11, u64::from(seats), Purpose::Test);
    let mut live = session::<G>(seats, 6);
    live.deal();
    for _ in 0..60 {
        let Some((seat, action)) = choose(live.played().game(), &mut rng) else { break };
        let before = live.played().inputs().len();
        let mut bare = live.without_past();
        assert!(bare.played().inputs().is_empty());
        bare.act(seat, action).unwrap();
        live.act(seat, action).unwrap();
        assert_eq!(bare.played().game(), live.played().game());
        assert_eq!(bare.played().inputs(), &live.played().inputs()[before..]);
        for at in 0..bare.played().inputs().len() {
            for who in Observer::every(seats) {
                assert_eq!(bare.played().notices(at, who), live.played().notices(before + at, who));
            }
        }
    }
}

fn refusals_change_nothing<G: Heuristics>(seats: u8) {
    let mut rng = stream(9, u64::from(seats), Purpose::Test);
    let mut live = session::<G>(seats, 5);
    live.deal();
    let (mut refused, mut unseen) = (0, 0);
    for _ in 0..200 {
        let Some((seat, action)) = choose(live.played().game(), &mut rng) else { break };
        let before = live.played().game().clone();
        assert_eq!(live.plan(seat, &[]), Err(PlanError::Empty));
        if let Some(second) = G::decode(below(&mut rng, G::ACTIONS as u32) as usize) {
            match live.plan(seat, &[action, second]) {
                Ok(()) => live.cancel(),
                Err(error) => {
                    assert_eq!(error.index(), Some(1), "the first action is legal");
                    unseen += u32::from(matches!(error, PlanError::Unseen { .. }));
                    refused += 1;
                    assert!(live.planned().is_empty());
                }
            }
        }
        assert_eq!(*live.played().game(), before);
        live.act(seat, action).unwrap();
    }
    assert!(refused > 0, "{}: no second action was refused", G::INFO.id);
    assert!(refused > unseen, "{}: every action shows something new", G::INFO.id);
}

/// In two worlds that a seat cannot tell apart, a move of two actions is answered alike.
fn answers_do_not_leak<G: Heuristics>(seats: u8) {
    let mut rng = stream(10, u64::from(seats), Purpose::Test);
    let mut live = session::<G>(seats, 6);
    live.deal();
    for _ in 0..120 {
        let Some((seat, action)) = choose(live.played().game(), &mut rng) else { break };
        let view = live.played().view(Observer::Seat(seat));
        let second: Vec<G::Action> =
            (0..40).filter_map(|_| G::decode(below(&mut rng, G::ACTIONS as u32) as usize)).collect();
        for _ in 0..3 {
            let world = G::determinize(&view, &mut rng);
            for second in &second {
                let mut here = live.clone();
                let mut there = live.clone();
                there.determinize_to(world.clone());
                let (here, there) =
                    (here.plan(seat, &[action, *second]), there.plan(seat, &[action, *second]));
                assert_eq!(here, there, "{}: {action:?} then {second:?}", G::INFO.id);
            }
        }
        live.act(seat, action).unwrap();
    }
}
