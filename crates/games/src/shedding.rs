//! Which actions lead towards the end of a game.

use cardinal_engine::Playable;
use serde_json::json;

use crate::registry::{Visitor, visit};

/// The tags (`do`) of the actions that get a player of this game nearer to its end; see [`cardinal_engine::Heuristics::sheds`]. Random
/// play that prefers them ends, where other random play of some games hardly does.
///
/// ```
/// assert_eq!(cardinal_games::shedding("numboom").unwrap(), ["flip", "place"]);
/// ```
pub fn shedding(game: &str) -> Option<Vec<String>> {
    struct Tags;
    impl Visitor for Tags {
        type Output = Vec<String>;

        fn visit<G: Playable>(self) -> Vec<String> {
            let mut tags: Vec<String> = Vec::new();
            for action in (0..G::ACTIONS).filter_map(G::decode).filter(G::sheds) {
                if let Some(tag) = json!(action)["do"].as_str()
                    && !tags.iter().any(|known| known == tag)
                {
                    tags.push(tag.to_owned());
                }
            }
            tags
        }
    }
    visit(game, Tags)
}
