//! HTML reports and CSV files.

use crate::harness::{Folder, Run, command, run};

fn report(folder: &Folder, line: &str) -> (Run, String) {
    let args: Vec<&str> = line.split_whitespace().chain(["--report", "out/deep"]).collect();
    let done = run(command(&args).current_dir(folder.path())).ok();
    (done, std::fs::read_to_string(folder.file("out/deep/index.html")).unwrap())
}

/// The page is complete and loads nothing from elsewhere.
fn stands_alone(page: &str, parts: &[&str]) {
    for part in
        parts.iter().chain(&["<!doctype html>", "width=device-width", "prefers-color-scheme: dark", "<svg"])
    {
        assert!(page.contains(part), "the page does not say '{part}'");
    }
    for part in ["http:", "https:", "<script", "<link", "src=", "url(", "@import", "NaN"] {
        assert!(!page.contains(part), "the page has '{part}'");
    }
    for tag in ["svg", "g", "section", "div", "table", "details", "p", "pre", "title", "text"] {
        let (opened, closed) = (
            page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count(),
            page.matches(&format!("</{tag}>")).count(),
        );
        assert_eq!(opened, closed, "<{tag}>");
    }
}

#[test]
fn a_simulation_as_a_page() {
    let folder = Folder::new();
    let line = "simulate number-chain --games 40 --seats greedy,eager,random --seed 5 --set rounds=1";
    let (_, page) = report(&folder, line);
    stands_alone(
        &page,
        &[
            "Number Chain: 40 games",
            "Points by seat",
            "Scores of Seat 3 · random",
            "Changes of the lead",
            "take supply",
            "out stuck",
            "<pre>cardinal simulate number-chain --games 40 --seats greedy,eager,random --seed 5 --set rounds=1</pre>",
            "behaviour revision",
            "<td>rounds</td><td>1</td><td>NC-",
            concat!("cardinal ", env!("CARGO_PKG_VERSION")),
        ],
    );
    // Any number of threads gives this page.
    assert_eq!(report(&folder, &format!("{line} --threads 3")).1, page);
    assert_eq!(folder.names(), ["out"]);
}

#[test]
fn a_single_game_makes_a_page_too() {
    let folder = Folder::new();
    for game in crate::harness::games() {
        let players = vec!["eager"; game["seats"][0].as_u64().unwrap() as usize].join(",");
        let id = game["id"].as_str().unwrap();
        let (_, page) = report(&folder, &format!("simulate {id} --games 1 --seats {players}"));
        stands_alone(&page, &["1 games", "Legal actions a decision"]);
    }
}

#[test]
fn a_comparison_and_a_sweep_as_pages() {
    let folder = Folder::new();
    let (_, page) =
        report(&folder, "arena number-chain --bots greedy,eager,random --seats 4 --deals 5 --set rounds=1");
    stands_alone(
        &page,
        &["Plackett–Luce", "greedy – 3 × random", "Luck and skill", "--tables clones --seed 1"],
    );
    let (_, page) =
        report(&folder, "tune number-chain --vary rounds=1,2 --strong greedy --weak random --deals 5");
    stands_alone(
        &page,
        &["what rounds changes", "rounds=2", "Skill gap", "games to lead", "--strong greedy"],
    );
}

#[test]
fn rows_add_up_to_the_report() {
    let folder = Folder::new();
    let line = "simulate number-chain --games 60 --seats greedy,eager --seed 2 --json --csv games.csv";
    let args: Vec<&str> = line.split(' ').collect();
    let report = run(command(&args).current_dir(folder.path())).ok().json();
    let text = std::fs::read_to_string(folder.file("games.csv")).unwrap();
    let mut lines = text.lines();
    let heads: Vec<&str> = lines.next().unwrap().split(',').collect();
    let rows: Vec<Vec<i64>> = lines
        .map(|line| line.replace("true", "1").split(',').map(|cell| cell.parse().unwrap()).collect())
        .collect();
    assert_eq!(rows.len(), 60);
    let sum = |head: &str| {
        let column = heads.iter().position(|name| *name == head).unwrap();
        rows.iter().map(|row| row[column]).sum::<i64>()
    };
    assert_eq!(sum("decisions"), report["decisions"].as_i64().unwrap());
    let mean = |value: &serde_json::Value| (60.0 * value.as_f64().unwrap()).round() as i64;
    assert_eq!(sum("turns"), mean(&report["turns"]["mean"]));
    assert_eq!(sum("lead_changes"), mean(&report["lead_changes"]["mean"]));
    for seat in 0..2 {
        let of = &report["results"][seat];
        assert_eq!(sum(&format!("seat{seat}_score")), mean(&of["mean_score"]));
        assert_eq!(sum(&format!("seat{seat}_cards_left")), mean(&of["measures"]["cards_left"]["mean"]));
    }
}
