//! Every planted bug is found, as the breach of the property it breaks.

use cardinal_contract::{Breach, Effort, Property, Setup, Summary, breaches, properties};
use cardinal_engine::read_records;

use crate::toy::{MISSING_KEY, OTHER_DEFAULT, Options, Toy, bug};

/// Looks at the toy game with this bug, table by table, until a breach is one of `property`.
fn found(bug: u8, property: Property) -> Breach {
    bug::plant(bug);
    let mut others = Vec::new();
    for setup in Setup::<Toy>::all(1).unwrap_or_else(|breach| panic!("{breach}")) {
        for breach in breaches(&setup, &Effort::default()) {
            if breach.property == property {
                return breach;
            }
            others.push(breach.property.name());
        }
    }
    panic!("bug {bug} does not show as '{property}', only as {others:?}")
}

macro_rules! caught {
    ($($test:ident: $bug:ident breaks $property:ident, $detail:literal;)+) => {
        $(#[test]
        fn $test() {
            let breach = found(bug::$bug, Property::$property);
            assert!(breach.detail.contains($detail), "{breach}");
        })+
    };
}

caught! {
    a_view_that_shows_a_hidden_card: VIEW_LEAK breaks Determinize, "the view of the determinization differs";
    a_view_that_its_worlds_are_read_from: VIEW_LEAK_USED breaks Determinize, "all hidden cards were where they are";
    a_notice_that_shows_a_hidden_card: NOTICE_LEAK breaks NonInterference, "tells what the view does not";
    a_notice_that_shows_a_hidden_number: QUIET_LEAK breaks NonInterference, "reveals nothing differs";
    legality_that_depends_on_another_hand: LEGALITY_LEAK breaks Legality, "only in one of two worlds";
    a_refusal_that_depends_on_another_hand: REFUSAL_LEAK breaks Legality, "in-another-hand";
    a_refused_action_that_changes_the_game: REFUSED_CHANGES breaks Refused, "changes the game";
    a_refused_action_that_sends_a_notice: REFUSED_TELLS breaks Refused, "but emits";
    an_action_from_json_that_has_no_number: FOREIGN breaks Refused, "has no number";
    a_listed_action_that_is_refused: LISTS_ILLEGAL breaks Listed, "refuse";
    an_accepted_action_that_is_not_listed: OMITS_LEGAL breaks Listed, "accepted, but not listed";
    a_list_that_does_not_ascend: DESCENDS breaks Listed, "does not ascend";
    an_action_out_of_turn: OUT_OF_TURN breaks Listed, "is not to act";
    a_seat_beyond_the_table_that_panics: STRANGER breaks Refused, "panics: there is no seat";
    an_order_of_arrival_that_matters: ARRIVAL breaks ArrivalOrder, "it matters which";
    an_order_of_arrival_that_shows: ORDER_TOLD breaks ArrivalOrder, "gets other notices";
    a_card_that_is_lost: LOST_CARD breaks Conservation, "the census has 15 cards";
    a_view_that_forgets: FORGETS breaks Recall, "and lost it";
    a_known_place_that_is_wrong: PINS_WRONG breaks Recall, "it is at";
    a_notice_that_is_missing: SILENT breaks Fold, "Spectator folds";
    a_damaged_notice_that_panics: FOLD_UNCHECKED breaks Damaged, "panics: ";
    a_determinization_that_cannot_be: WORLD breaks Determinize, "determinization";
    a_game_that_does_not_end: ENDLESS breaks Ends, "bound is";
    two_actions_with_one_number: COLLISION breaks Codec, "which is action";
    a_view_that_does_not_survive_json: JSON breaks Codec, "which reads as";
    a_state_outside_the_game: COUNTER breaks Determinism, "";
    a_state_that_clones_share: SHARED breaks Determinism, "changed the state it was copied from";
    standings_upside_down: STANDINGS breaks Standings, "the worse place";
    standings_of_a_game_in_progress: EARLY breaks Standings, "not over";
    a_team_in_two_places: TEAMS breaks Standings, "one team";
    a_measure_without_a_number: MEASURES breaks Standings, "0 measures, 1 have names";
    a_table_that_is_too_large: SEATS breaks Options, "5 seats get";
    a_number_outside_its_range: UNBOUNDED breaks Options, "options with rounds=0 get";
    a_default_action_that_is_illegal: DEFAULT_ILLEGAL breaks DefaultAction, "but refused";
    a_default_action_that_depends_on_another_hand: DEFAULT_PEEKS breaks DefaultAction, "cannot rule out";
    a_shuffle_with_a_card_twice: CHANCE_TWICE breaks Chance, "is accepted, and then";
    a_shuffle_that_is_not_due: NOT_DUE breaks Chance, "no chance is due";
    a_record_of_other_options: OPTIONS_LOST breaks Record, "";
}

#[test]
fn a_schema_that_is_not_that_of_the_options() {
    fn detail<const SCHEMA: u8>() -> String {
        let setup = Setup::<Toy<SCHEMA>>::new(2, Options::default(), 1).unwrap();
        let breach = properties::options(&setup, &Effort::quick(), &mut Summary::default()).unwrap_err();
        assert_eq!(breach.property, Property::Options);
        breach.detail.into()
    }
    assert!(detail::<OTHER_DEFAULT>().contains("is not '3' unless set"));
    assert_eq!(detail::<MISSING_KEY>(), "option refill is not in the schema");
    // One of the presets sets the missing option.
    let breach = Setup::<Toy<MISSING_KEY>>::all(1).unwrap_err();
    assert_eq!((breach.property, breach.preset), (Property::Options, "scarce"));
}

#[test]
fn a_breach_says_how_to_see_it_again() {
    let breach = found(bug::LOST_CARD, Property::Conservation);
    assert_eq!(breach, found(bug::LOST_CARD, Property::Conservation));
    let text = breach.to_string();
    for part in
        ["toy breaks 'conservation'", "seats ", "preset ", "\"rounds\":", "seed 1", "after ", "record {"]
    {
        assert!(text.contains(part), "{text}");
    }
    let record = &read_records(&breach.record.unwrap()).unwrap()[0];
    assert_eq!(record.inputs.len() as u32, breach.step.unwrap());
}
