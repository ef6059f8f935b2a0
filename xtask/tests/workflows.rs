//! The workflows of the forge are thin: each step is a command that a person can run.

use std::path::Path;

use yaml_rust2::{Yaml, YamlLoader};

/// The only things of others that they use.
const ACTIONS: [&str; 2] = ["actions/checkout@", "actions/upload-artifact@"];
/// What their steps may begin with, after what is needed to call it: chores, the forge's own client, and installing compilers.
const COMMANDS: [&str; 4] = ["cargo xtask ", "gh release ", "rustup target add ", "sudo apt-get install "];

fn workflow(name: &str) -> Yaml {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.github/workflows").join(name);
    let text = std::fs::read_to_string(file).unwrap();
    YamlLoader::load_from_str(&text).unwrap().remove(0)
}

fn steps(workflow: &Yaml) -> Vec<Yaml> {
    let jobs = workflow["jobs"].as_hash().unwrap().values();
    jobs.flat_map(|job| job["steps"].as_vec().unwrap().clone()).collect()
}

#[test]
fn workflows_call_chores_and_nothing_else() {
    for name in ["ci.yml", "release.yml"] {
        let workflow = workflow(name);
        for step in steps(&workflow) {
            if let Some(action) = step["uses"].as_str() {
                assert!(ACTIONS.iter().any(|known| action.starts_with(known)), "{name}: {action}");
                continue;
            }
            let run = step["run"].as_str().unwrap_or_else(|| panic!("{name}: {step:?}"));
            assert_eq!(run.lines().count(), 1, "{name}: a script belongs into a chore: {run}");
            assert!(COMMANDS.iter().any(|command| run.contains(command)), "{name}: {run}");
        }
    }
    let test = steps(&workflow("ci.yml"));
    assert!(
        test.iter().any(|step| step["run"].as_str().is_some_and(|run| run.ends_with("cargo xtask test")))
    );
}

#[test]
fn the_platforms_of_a_release_are_listed_in_one_place() {
    let release = workflow("release.yml");
    let build = &release["jobs"]["build"];
    assert_eq!(build["strategy"]["matrix"].as_str(), Some("${{ fromJSON(needs.draft.outputs.targets) }}"));
    assert_eq!(build["runs-on"].as_str(), Some("${{ matrix.runner }}"));
    let listed = steps(&release)
        .iter()
        .any(|step| step["run"].as_str().is_some_and(|run| run.contains("$(cargo xtask release --targets)")));
    assert!(listed);
}
