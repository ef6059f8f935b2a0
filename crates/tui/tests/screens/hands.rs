//! Hot-seat: no player sees the hand of another.

use cardinal_engine::Seat;
use cardinal_tui::session::{Handover, Sitting};
use ratatui::crossterm::event::KeyCode;

use crate::bench::{Bench, games, local, tree};

#[test]
fn while_the_terminal_changes_hands_there_is_nothing_to_see() {
    for game in games() {
        let id = game.info().id;
        let mut sitting = local(id, "you=Ann,you=Bob", &[]);
        // Before the first look nothing is shown either.
        let Handover::Veiled(first) = sitting.handover() else { panic!("{id}: {:?}", sitting.handover()) };
        assert!(sitting.scene().position.is_none(), "{id}");
        sitting.pass_on();
        assert_eq!(tree(sitting.scene())["seat"], first.number(), "{id}");
        // Moves until it is the other's turn.
        for _ in 0..60 {
            if sitting.handover() != Handover::None {
                break;
            }
            let last = sitting.scene().moves().pop().expect("there is something to do");
            sitting.act(&last.deed).unwrap();
        }
        let other = Seat::new(1 - first.number());
        assert_eq!(sitting.handover(), Handover::Due(other), "{id}");
        // A player who is done still sees what came of it, and can do nothing.
        assert_eq!((sitting.scene().seat, sitting.scene().moves().len()), (Some(first), 0), "{id}");
        let mut bench = Bench::new(&mut sitting, 80, 24);
        bench.key(KeyCode::Enter);
        let veil = bench.draw();
        assert!(veil.contains("Pass the terminal on"), "{id}:\n{veil}");
        assert!(!veil.contains("┌───┐"), "{id}:\n{veil}");
        bench.key(KeyCode::Enter);
        assert!(!bench.draw().contains("Pass the terminal on"));
        drop(bench);
        assert_eq!(tree(sitting.scene())["seat"], other.number(), "{id}");
    }
}
