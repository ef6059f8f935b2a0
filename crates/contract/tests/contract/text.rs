//! Playthroughs of the toy game.

use cardinal_contract::playthrough;

use crate::toy::{Options, Toy, bug};

#[test]
fn a_playthrough_is_the_same_every_time_and_shows_all_of_the_game() {
    let text = playthrough::write::<Toy>(3, &Options::default(), 5);
    assert_eq!(text, playthrough::write::<Toy>(3, &Options::default(), 5));
    assert_ne!(text, playthrough::write::<Toy>(3, &Options::default(), 6));
    for part in [
        "game           toy revision 3\n",
        "options        {\"rounds\":2,\"opening\":\"sealed\",\"refill\":true}\n",
        "seats          3\n",
        "\nstep 0\nturn           \"chance\"\n",
        "input          {\"chance\":[",
        "told 0         {\"dealt\"",
        "told spectator {\"dealt\"",
        "legal 2 ",
        "view 1 ",
        "\nresult         [{\"place\":",
        "\nmeasures 2     ",
    ] {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}

#[test]
fn what_a_bug_changes_shows_in_the_playthrough() {
    let text = |bug| {
        bug::plant(bug);
        playthrough::write::<Toy>(4, &Options::default(), 5)
    };
    for bug in [bug::NOTICE_LEAK, bug::ORDER_TOLD, bug::MEASURES] {
        assert_ne!(text(bug::NONE), text(bug));
    }
}
