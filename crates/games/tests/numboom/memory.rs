//! What a view remembers, and worlds made up from it.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Observer, Seat};
use cardinal_games::numboom::Numboom;

use super::moves::set;
use super::table::Deal;

#[test]
fn nb_a34_a_view_holds_what_was_placed_and_seen_with_any_screen() {
    for aid in ["true", "false"] {
        let mut table = Deal::of(4).set("memory_aid", aid).hand(0, "1 3 3 3").hand(1, "2").opened("1 2 1");
        table.does("place 3 0, peek 1, end");
        assert_eq!(table.field(0), "3 2 ?");
        let known_by = |position: usize| table.view().positions[position][0].known_by;
        assert_eq!(known_by(0).iter().collect::<Vec<_>>(), [Seat::new(0)]);
        assert_eq!(known_by(1).iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(1)]);
    }
}

#[test]
fn nb_a23_nb_a24_worlds_respect_what_is_remembered() {
    let deal = Deal::of(4)
        .hand(0, "2 exchange disrupt bomb")
        .hand(1, "4 bomb bomb reset")
        .hand(2, "3 3 3 3")
        .deck("bomb");
    let mut table = deal.opened("2 4 3");
    table.does("exchange left, peek 1, place 3 0, end");
    // Seat 1 holds the Disrupt and the bombs of seat 0 now.
    table.does("disrupt, arrange 2, arrange 1, arrange 0, peek 1, flip 2, end");
    let view = table.view_of(0);
    assert_eq!(view.lost.sure, set("4"), "the 4 it peeked at; its own 3 was flipped");
    let mut rng = stream(5, 0, Purpose::Test);
    for _ in 0..300 {
        let world = Numboom::determinize(&view, &mut rng);
        assert_eq!(world.view(Observer::Seat(Seat::new(0))), view);
        // In every world the 4 lies on one of the positions, and seat 1 holds what seat 0 gave away.
        let covered: Vec<_> = (0..4).map(|seat| world.view(Observer::Seat(Seat::new(seat)))).collect();
        assert!(covered[1].own_hand().includes(view.players[Seat::new(1)].note.sure));
    }
}

#[test]
fn nb_a17_worlds_hide_the_hands_of_the_eliminated_from_those_who_never_saw_them() {
    let deal = Deal::of(4).hand(0, "2 reset bomb 1").hand(1, "2").hand(2, "3").deck("4");
    let mut table = deal.opened("2 2 3");
    table.does("flip 1");
    let mut rng = stream(6, 0, Purpose::Test);
    let mut guess = |seat: u8| {
        let world = Numboom::determinize(&table.view_of(seat), &mut rng);
        world.view(Observer::Seat(Seat::new(0))).players[Seat::new(0)].fallen
    };
    assert!((0..4).all(|seat| guess(seat) == 4));
}
