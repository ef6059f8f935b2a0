//! Every chore of the project: `cargo xtask` lists them.

mod bench;
mod cluster_test;
mod deny;
mod fuzz;
mod generate;
mod http_fuzz;
mod new_game;
mod new_game_test;
mod python_test;
mod release;
mod rulebooks;
mod rust_tests;
mod shell;
mod shuffles;
mod simulate;
mod steps;
mod test;
mod tools;
mod upgrade_example;
mod web;
mod web_test;

use std::process::ExitCode;

/// Name, what it does, and the function that does it.
type Chore = (&'static str, &'static str, fn(&[String]) -> Result<(), String>);

const CHORES: &[Chore] = &[
    ("test", "run every check: format, lints, tests, docs, generated files, instruction counts", test::run),
    ("check", "run the inner loop: format, lints, unit tests and the contract of every game", test::check),
    ("format", "check that everything is formatted", test::format),
    ("tools", "install missing programs that the tests need", tools::install),
    ("build", "build every test and the program", test::build),
    ("rust-test", "run the tests in Rust", test::rust),
    ("lints", "run the lints, build the documentation and compile the fuzz targets", test::lints),
    (
        "generate",
        "update the derived files: rules pages, golden playthroughs, TypeScript types, the OpenAPI description; --check only compares",
        generate::run,
    ),
    (
        "web",
        "check, test and build the web client and the documentation into crates/assets/dist (needs Node); --check only compares",
        web::run,
    ),
    (
        "web-test",
        "play in a real browser against the real server (needs Node); `measure` measures, `shots` takes pictures",
        web_test::run,
    ),
    ("new-game", "create a small working game under a new name, such as high-card", new_game::run),
    (
        "new-game-test",
        "create, build, test and play a new game in a scratch copy of the project",
        new_game_test::run,
    ),
    (
        "deny",
        "check licences, bans and sources of all crates by deny.toml; advisories if cargo-deny is installed and its database can be fetched",
        deny::run,
    ),
    ("bench", "measure the games: time, memory, ratio to the hand-tuned kernel", bench::measure),
    (
        "instructions",
        "compare instruction counts with the stored ones; --bless stores the new ones",
        bench::instructions,
    ),
    (
        "http-fuzz",
        "fuzz the HTTP interface from its description (needs Python; installs schemathesis)",
        http_fuzz::run,
    ),
    (
        "python-test",
        "build, install and test the Python package (needs Python 3.11; installs the rest); arguments go to pytest",
        python_test::run,
    ),
    (
        "cluster-test",
        "inject every kind of fault into three nodes; `full` with 200 tables and each fault ten times (installs PostgreSQL and NATS)",
        cluster_test::run,
    ),
    (
        "simulate",
        "simulate tables with malicious clients, on one server and on three: number of seeds (default 10000), first seed",
        simulate::run,
    ),
    (
        "fuzz",
        "fuzz the inputs of every game and the server's decoders, for some seconds each (default 60)",
        fuzz::run,
    ),
    (
        "release",
        "build everything that people install, into --out DIR (needs Python for the wheel); --check compares, --targets lists the platforms",
        release::run,
    ),
    (
        "upgrade-example",
        "store the database that a server of this version leaves, for the tests of later ones",
        upgrade_example::run,
    ),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let chore = arguments.first().and_then(|name| CHORES.iter().find(|(chore, ..)| chore == name));
    let Some((_, _, run)) = chore else {
        println!("usage: cargo xtask CHORE\n");
        CHORES.iter().for_each(|(name, what, _)| println!("  {name:<15} {what}"));
        return if arguments.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) };
    };
    match run(&arguments[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
