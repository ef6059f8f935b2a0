//! Hot-seat: nobody sees the hand of another.

use cardinal_engine::Seat;
use cardinal_tui::session::{Handover, Sitting};
use ratatui::crossterm::event::KeyCode;
use serde_json::Value;

use crate::bench::{Bench, games, local};

#[test]
fn while_the_terminal_changes_hands_there_is_nothing_to_see() {
    for game in games() {
        let id = game.info().id;
        let mut sitting = local(id, "you=Ann,you=Bob", &[]);
        // Before the first look nothing is shown either.
        let Handover::Veiled(first) = sitting.handover() else { panic!("{id}: {:?}", sitting.handover()) };
        assert_eq!(sitting.scene().view, Value::Null, "{id}");
        sitting.pass_on();
        assert_eq!(sitting.scene().view["seat"], first.number(), "{id}");
        // Moves until it is the other's turn.
        for _ in 0..60 {
            if sitting.handover() != Handover::None {
                break;
            }
            let action = sitting.scene().legal.last().cloned().expect("there is something to do");
            sitting.act(&action).unwrap();
        }
        let other = Seat::new(1 - first.number());
        assert_eq!(sitting.handover(), Handover::Due(other), "{id}");
        // Whoever is done still sees what came of it, and can do nothing.
        assert_eq!((sitting.scene().seat, sitting.scene().legal.len()), (Some(first), 0), "{id}");
        let mut bench = Bench::new(&mut sitting, 80, 24);
        bench.key(KeyCode::Enter);
        let veil = bench.draw();
        assert!(veil.contains("Pass the terminal on"), "{id}:\n{veil}");
        assert!(!veil.contains("┌───┐"), "{id}:\n{veil}");
        bench.key(KeyCode::Enter);
        assert!(!bench.draw().contains("Pass the terminal on"));
        drop(bench);
        assert_eq!(sitting.scene().view["seat"], other.number(), "{id}");
    }
}
