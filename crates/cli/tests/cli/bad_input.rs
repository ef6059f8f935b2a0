//! Input that cannot be right gets one line and exit code 2, and nothing is written.

use crate::harness::{Folder, cardinal, cardinal_line, command, run};

/// What is typed, and what the answer has to mention.
const CASES: &[(&str, &[&str])] = &[
    ("gams", &["unrecognized subcommand 'gams'", "see 'cardinal --help'"]),
    ("--fast", &["unexpected argument '--fast'", "see 'cardinal --help'"]),
    ("games extra", &["unexpected argument 'extra'", "see 'cardinal games --help'"]),
    ("rules", &["not provided: <GAME>", "see 'cardinal rules --help'"]),
    ("rules chess", &["there is no game 'chess'", "number-chain"]),
    ("rules number-chain NC-999", &["no clause 'NC-999'", "cardinal rules number-chain"]),
    ("rules number-chain --lang xx", &["not in the language 'xx'", "they are in en, es, ja, ko"]),
    ("rules chain --language klingon", &["the rules of Chain are not in the language 'klingon'"]),
    (
        "rules number-chain --lang",
        &["a value is required for '--lang <LANG>'", "see 'cardinal rules --help'"],
    ),
    (
        "simulate",
        &["not provided:", "--games <N>", "--seats <PLAYERS>", "<GAME>", "see 'cardinal simulate --help'"],
    ),
    ("simulate number-chain --games 10", &["not provided: --seats <PLAYERS>"]),
    ("simulate chess --games 1 --seats eager,eager", &["there is no game 'chess'", "number-chain"]),
    ("simulate number-chain --games 0 --seats eager,eager", &["'0' for '--games <N>'", "from 1 on"]),
    ("simulate number-chain --games -5 --seats eager,eager", &["'-5'"]),
    ("simulate number-chain --games many --seats eager,eager", &["'many' for '--games <N>'"]),
    ("simulate number-chain --games 1.5 --seats eager,eager", &["'1.5' for '--games <N>'"]),
    ("simulate number-chain --games 1 --seats eager", &["2, 3 or 4 players, not 1", "NC-"]),
    ("simulate number-chain --games 1 --seats eager,eager,eager,eager,eager", &["2, 3 or 4 players, not 5"]),
    (
        "simulate number-chain --games 1 --seats eager,clever",
        &["no player 'clever'", "random, eager, greedy"],
    ),
    ("simulate number-chain --games 1 --seats eager,", &["no player ''", "random, eager, greedy"]),
    ("simulate number-chain --games 1 --seats eager,eager --seed x", &["'x' for '--seed <S>'"]),
    ("simulate number-chain --games 1 --seats eager,eager --seed -1", &["'-1'"]),
    (
        "simulate number-chain --games 1 --seats eager,eager --threads 0",
        &["'0' for '--threads <T>'", "from 1 to 1024"],
    ),
    ("simulate number-chain --games 1 --seats eager,eager --threads 9999", &["'9999' for '--threads <T>'"]),
    (
        "simulate number-chain --games 1 --seats eager,eager --set speed=3",
        &["no option 'speed'", "it has start_wild"],
    ),
    ("simulate number-chain --games 1 --seats eager,eager --set rounds", &["key=value"]),
    (
        "simulate number-chain --games 1 --seats eager,eager --set rounds=0",
        &["option rounds cannot be '0'", "from 1 to 9"],
    ),
    (
        "simulate number-chain --games 1 --seats eager,eager --set rounds=two",
        &["option rounds cannot be 'two'"],
    ),
    (
        "simulate number-chain --games 1 --seats eager,eager --set closing=never",
        &["cannot be 'never'", "forced, may_wait"],
    ),
    ("simulate number-chain --games 1 --seats eager,eager --set rounds=", &["option rounds cannot be ''"]),
    ("simulate number-chain --games 1 --seats eager,eager --preset wild", &["no preset 'wild'", "one-round"]),
    ("ladder --only chess", &["there is no game 'chess'", "number-chain"]),
    ("ladder --deals 0", &["'0' for '--deals <N>'", "from 1 on"]),
    ("ladder --only number-chain --deals 99999999", &["repeated looks can take at most 8388608 deals"]),
    ("ladder --only number-chain,chain --seats 2,9", &["no table of 9 seats: number-chain, chain cannot be"]),
    ("ladder --only numboom --seats 1", &["no table of 1 seat: numboom cannot be played so"]),
    ("ladder --seats two", &["'two' for '--seats <K>'", "see 'cardinal ladder --help'"]),
    ("arena", &["not provided:", "--bots <BOTS>", "--deals <N>", "<GAME>", "see 'cardinal arena --help'"]),
    ("arena chess --bots eager,greedy --deals 1", &["there is no game 'chess'", "number-chain"]),
    ("arena number-chain --bots eager,clever --deals 1", &["no player 'clever'"]),
    ("arena number-chain --bots eager --deals 1", &["at least two bots"]),
    ("arena number-chain --bots eager,eager --deals 1", &["the bot eager is named twice"]),
    ("arena number-chain --bots eager,greedy --deals 0", &["'0' for '--deals <N>'", "from 1 on"]),
    ("arena number-chain --bots eager,greedy --deals 1 --seats 7", &["2, 3 or 4 players, not 7"]),
    ("arena number-chain --bots eager,greedy --deals 1 --seats 300", &["'300' for '--seats <K>'"]),
    (
        "arena number-chain --bots eager,greedy --deals 1 --seats 3 --tables mixed",
        &["mixed tables of 3 take at least 3 different bots, not 2"],
    ),
    ("arena number-chain --bots eager,greedy --deals 1 --tables odd", &["'odd'", "clones or mixed"]),
    (
        "arena number-chain --bots eager,greedy --deals 1 --hero random",
        &["the hero random is not among the bots"],
    ),
    ("arena number-chain --bots eager,greedy,random --deals 1 --sprt", &["exactly two bots, not 3"]),
    ("arena number-chain --bots eager,greedy --deals 1 --sprt=55,50", &["two percentages", "50,55"]),
    ("arena number-chain --bots eager,greedy --deals 1 --set speed=3", &["no option 'speed'"]),
    ("simulate number-chain --games 1 --seats hard:sims=0,easy", &["'sims=0' is not a budget", "sims=N"]),
    ("simulate number-chain --games 1 --seats hard:quick,easy", &["'quick' is not a budget"]),
    ("simulate number-chain --games 1 --seats greedy:sims=5,easy", &["'greedy' does not search"]),
    ("arena number-chain --bots hard:ms=x,easy --deals 1", &["'ms=x' is not a budget"]),
    ("tune", &["not provided:", "--vary", "<GAME>", "see 'cardinal tune --help'"]),
    ("tune chess --vary rounds=1,2", &["there is no game 'chess'"]),
    ("tune number-chain --vary rounds", &["'rounds' for '--vary", "key=value,value"]),
    ("tune number-chain --vary speed=1,2", &["no option 'speed'", "it has start_wild"]),
    ("tune number-chain --vary rounds=1,99", &["option rounds cannot be '99'", "from 1 to 9"]),
    ("tune number-chain --vary rounds=", &["option rounds cannot be ''"]),
    ("tune number-chain --vary rounds=1,1", &["a value is named twice"]),
    ("tune number-chain --vary rounds=1 --vary rounds=2", &["the option rounds is varied twice"]),
    ("tune number-chain --vary rounds=1,2 --set rounds=3", &["the option rounds is both set and varied"]),
    ("tune number-chain --vary rounds=1,2 --seats 9", &["2, 3 or 4 players, not 9"]),
    ("tune number-chain --vary rounds=1,2 --strong clever", &["no player 'clever'"]),
    ("tune number-chain --vary rounds=1,2 --strong easy --weak easy", &["the bot easy is named twice"]),
    ("tune number-chain --vary rounds=1,2 --deals 0", &["'0' for '--deals <N>'"]),
    (
        "tune number-chain --vary stall_limit=20,21,22,23,24,25,26,27,28,29 --vary rounds=1,2,3,4,5,6,7,8,9 \
        --vary turn_limit=100,101,102,103,104,105",
        &["more than 500 tables"],
    ),
    ("replay", &["not provided: <FILE>", "see 'cardinal replay --help'"]),
    ("replay missing.jsonl", &["cannot read missing.jsonl", "No such file"]),
    ("replay missing.jsonl --seat left", &["'left' for '--seat <N|spectator>'"]),
    ("replay missing.jsonl --game 0", &["'0' for '--game <K>'"]),
    ("verify", &["not provided: <FILE>", "see 'cardinal verify --help'"]),
    ("verify missing.jsonl", &["cannot read missing.jsonl", "No such file"]),
];

#[test]
fn every_mistake_gets_one_clear_line() {
    let folder = Folder::new();
    for (line, parts) in CASES {
        let args: Vec<&str> = line.split_whitespace().collect();
        run(command(&args).current_dir(folder.path())).refuses(parts);
        if line.starts_with("simulate") {
            let files =
                ["--records", "out.jsonl", "--csv", "out.csv", "--state", "out.json", "--report", "out"];
            let args = [args.as_slice(), &files].concat();
            run(command(&args).current_dir(folder.path())).refuses(parts);
        }
        if line.starts_with("arena ") || line.starts_with("tune ") {
            let args = [args.as_slice(), &["--report", "out"]].concat();
            run(command(&args).current_dir(folder.path())).refuses(parts);
        }
        assert_eq!(folder.names(), [""; 0], "after {line}");
    }
}

#[test]
fn records_go_to_a_file_or_nowhere() {
    let folder = Folder::new();
    let simulate = "simulate number-chain --games 2 --seats eager,eager --records";
    let simulate = |to: &str| {
        let args: Vec<&str> = simulate.split(' ').chain([to]).collect();
        run(command(&args).current_dir(folder.path()))
    };
    simulate("no/such/folder.jsonl").refuses(&["cannot write no/such/folder.jsonl", "No such file"]);
    simulate(".").refuses(&["cannot write .:", "it has to be a file"]);
    assert_eq!(folder.names(), [""; 0]);

    folder.write("kept.jsonl", "old");
    simulate("kept.jsonl/x").refuses(&["cannot write kept.jsonl/x"]);
    assert_eq!(std::fs::read_to_string(folder.file("kept.jsonl")).unwrap(), "old");
    simulate("kept.jsonl").ok();
    assert_eq!(folder.names(), ["kept.jsonl"]);
    assert_eq!(std::fs::read_to_string(folder.file("kept.jsonl")).unwrap().lines().count(), 2);
}

#[test]
fn files_that_cannot_be_written_are_told_before_the_games() {
    let folder = Folder::new();
    folder.write("file", "old");
    // So many games that the test would never end if they were played first.
    let simulate = "simulate number-chain --games 999999999999 --seats eager,eager";
    let arena = "arena number-chain --bots eager,greedy --deals 999999999999";
    let tune = "tune number-chain --vary rounds=1,2 --deals 999999999999";
    let ladder = "ladder --only chain --deals 999999999999";
    let cases: &[(&str, &str, &[&str])] = &[
        (simulate, "--csv no/such.csv", &["cannot write no/such.csv", "No such file"]),
        (simulate, "--csv .", &["cannot write .:", "it has to be a file"]),
        (simulate, "--csv - --records /dev/stdout", &["cannot both go to stdout"]),
        (simulate, "--state -", &["cannot write -: it has to be a file"]),
        (simulate, "--state no/such.json", &["cannot write no/such.json"]),
        (simulate, "--state .", &["cannot read ."]),
        (simulate, "--state file", &["file: not the state of a series"]),
        (simulate, "--report file", &["cannot write file"]),
        (simulate, "--report file/x", &["cannot write file/x"]),
        (arena, "--report file", &["cannot write file"]),
        (tune, "--report file/x", &["cannot write file/x"]),
        (ladder, "--keep file", &["file is not the file of a ladder"]),
        (ladder, "--keep no/such.json", &["cannot write no/such.json"]),
        (ladder, "--keep -", &["cannot write -: it has to be a file"]),
        (ladder, "--write no/such.md", &["cannot read no/such.md"]),
        (ladder, "--write file", &["file has no place for the table"]),
    ];
    for (command_line, more, parts) in cases {
        let args: Vec<&str> = command_line.split(' ').chain(more.split(' ')).collect();
        run(command(&args).current_dir(folder.path())).refuses(parts);
        assert_eq!(folder.names(), ["file"], "after {more}");
        assert_eq!(std::fs::read_to_string(folder.file("file")).unwrap(), "old");
    }
}

#[test]
fn files_that_are_no_records_are_said_to_be_none() {
    let folder = Folder::new();
    let games = std::fs::read_to_string(folder.games(3)).unwrap();
    let cut = |bytes: usize| games[..games.len() - bytes].to_owned();
    let one = games.lines().next().unwrap();
    let pretty = serde_json::to_string_pretty(&folder.record()).unwrap();
    let broken_middle = games.replacen("\n{", "\n{,", 1);
    let cases: &[(&str, Vec<u8>, &[&str])] = &[
        ("empty", Vec::new(), &["no record in the file"]),
        ("blank", b"\n \n".to_vec(), &["no record in the file"]),
        ("prose", b"Dear reader,\n".to_vec(), &["not a readable record"]),
        ("other", b"{\"format\":\"else\"}\n".to_vec(), &["line 1", "\"format\" is not \"cardinal-record\""]),
        ("list", b"[1,2]\n".to_vec(), &["line 1", "format"]),
        ("binary", b"\xff\xfe\x00".to_vec(), &["line 1", "UTF-8"]),
        ("cut", cut(100).into_bytes(), &["record 3 (line 3)", "not a readable record", "EOF"]),
        ("first-cut", one[..one.len() / 2].into(), &["not a readable record", "EOF"]),
        ("pretty-cut", pretty[..pretty.len() / 2].into(), &["not a readable record", "EOF"]),
        ("middle", broken_middle.into_bytes(), &["record 2 (line 2)", "not a readable record", "column 2"]),
        ("fields", one.replacen("\"seats\"", "\"chairs\"", 1).into_bytes(), &["line 1", "chairs"]),
    ];
    for (name, bytes, parts) in cases {
        let file = folder.write(name, bytes);
        let run = crate::harness::on("verify", &file, &[]);
        // The first record of a file can be checked and shown whatever comes after it.
        if matches!(*name, "cut" | "middle") {
            run.falls_short(parts).says(&["record 1: shuffles: not stated"]);
        } else {
            run.refuses(parts);
            crate::harness::on("replay", &file, &[]).refuses(parts);
        }
    }
    crate::harness::on("verify", folder.path(), &[]).refuses(&["cannot read", "directory"]);
}

#[test]
fn known_names_are_taken_with_everything_around_them() {
    cardinal_line("simulate number-chain --games 1 --seats eager,greedy --preset one-round --set rounds=2 --set closing=may_quit").ok();
    cardinal(&["simulate", "number-chain", "--games=1", "--seats=random,random", "--set=rounds=1"]).ok();
}
