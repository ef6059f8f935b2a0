//! Views as rows of numbers: no more than the observer may know, and all in bounds.

use cardinal_engine::random::{Purpose, pick, stream};
use cardinal_engine::{Heuristics, Observer, Playable, Settings, Silent, Tensor, Turn};
use cardinal_games::{Visitor, all, visit};

fn row<G: Tensor>(game: &G, who: Observer) -> Vec<f32> {
    let mut row = vec![f32::NAN; G::SIZE];
    G::fill(&game.view(who), &mut row);
    row
}

/// Plays a game at random at every seat count and preset and looks at it now and then.
fn along<G: Heuristics>(mut look: impl FnMut(&G, u64)) {
    for (at, preset) in G::INFO.presets.iter().enumerate() {
        for &seats in G::INFO.seats {
            let settings = Settings::from_pairs(&G::INFO, preset.settings).unwrap();
            let options = settings.resolve::<G>().unwrap();
            let Ok(mut game) = G::new(&options, seats) else { continue };
            let mut dice = stream(u64::from(seats), at as u64, Purpose::Chance);
            for step in 0..240_u64 {
                match game.turn() {
                    // Another game, so that short ones are looked at as often as long ones.
                    Turn::Over => game = G::new(&options, seats).unwrap(),
                    Turn::Chance => {
                        let chance = game.sample_chance(&mut dice);
                        game.apply_chance(&chance, &mut Silent).unwrap();
                    }
                    Turn::Seats(waiting) => {
                        let seat = waiting.first().unwrap();
                        let mut legal = Vec::new();
                        game.for_each_legal(seat, |action| legal.push(action));
                        game.apply(seat, pick(&legal, &mut dice).unwrap(), &mut Silent).unwrap();
                    }
                }
                if step % 12 == 3 {
                    look(&game, step);
                }
            }
        }
    }
}

struct Secrets;

impl Visitor for Secrets {
    type Output = ();

    fn visit<G: Playable>(self) {
        let mut hidden = 0;
        along::<G>(|game, step| {
            for who in Observer::every(game.seats()) {
                let seen = row(game, who);
                assert!(seen.iter().all(|number| (-1.0..=1.0).contains(number)), "{}", G::INFO.id);
                let mut dice = stream(9, step, Purpose::Test);
                let world = G::determinize(&game.view(who), &mut dice);
                hidden += u32::from(world != *game);
                assert_eq!(row(&world, who), seen, "{}: {who:?} can tell two worlds apart", G::INFO.id);
            }
        });
        assert!(hidden > 100, "{}: the worlds compared must differ", G::INFO.id);
    }
}

#[test]
fn worlds_that_look_alike_give_the_same_numbers() {
    for game in all() {
        visit(game.info().id, Secrets).unwrap();
    }
}

/// What random play hardly ever comes to: a dropped pile that a player had looked at, a line of more than five.
const RARE: [&str; 2] = ["known_rests", "choice"];

struct Sight;

impl Visitor for Sight {
    type Output = ();

    /// The numbers follow the game: what an observer can see changing changes them, each block does so somewhere.
    fn visit<G: Playable>(self) {
        let (mut same, mut other) = (0, 0);
        let mut ever = vec![false; G::SIZE];
        let mut before: Option<(G::View, Vec<f32>)> = None;
        along::<G>(|game, _| {
            let who =
                Observer::Seat(game.turn().seats().first().unwrap_or_else(|| cardinal_engine::Seat::new(0)));
            let (view, now) = (game.view(who), row(game, who));
            now.iter().zip(&mut ever).for_each(|(number, ever)| *ever |= *number != 0.0);
            if let Some((old, numbers)) = &before
                && *old != view
            {
                let differ = *numbers != now;
                same += u32::from(!differ);
                other += u32::from(differ);
            }
            before = Some((view, now));
        });
        assert!(other > 100 && same == 0, "{}: {same} of {other} changes are not seen", G::INFO.id);
        let mut at = 0;
        for block in G::BLOCKS {
            let used = ever[at..at + block.size].contains(&true) || RARE.contains(&block.name);
            assert!(used, "{}: {} is never used", G::INFO.id, block.name);
            at += block.size;
        }
    }
}

#[test]
fn what_an_observer_can_see_changes_the_numbers() {
    for game in all() {
        visit(game.info().id, Sight).unwrap();
    }
}

struct Room;

impl Visitor for Room {
    type Output = ();

    fn visit<G: Playable>(self) {
        let mut room: Option<G::View> = None;
        along::<G>(|game, _| {
            for who in Observer::every(game.seats()) {
                // The room was left by another observer, and now and then by another game.
                let view = room.get_or_insert_with(|| game.view(who));
                game.view_into(who, view);
                assert_eq!(
                    *view,
                    game.view(who),
                    "{}: {who:?} sees something of the view before",
                    G::INFO.id
                );
            }
        });
    }
}

#[test]
fn a_view_made_in_the_room_of_another_is_like_any_other() {
    for game in all() {
        visit(game.info().id, Room).unwrap();
    }
}
