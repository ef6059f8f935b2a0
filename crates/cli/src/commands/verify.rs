//! `cardinal verify`: whether records are valid.

use std::io::Write;
use std::path::PathBuf;

use cardinal_engine::{AnyMatch, Contribution, FairnessError, RecordError, StepError};
use cardinal_texts::printable_json;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::notify::notify;
use crate::records::{Found, Records, explain};
use crate::words::count;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A file with one record, or with one record per line; '-' is stdin.
    file: PathBuf,
    /// The commitment that you saw before the deal, 64 hexadecimal digits. A record with a different one, or without
    /// one, is invalid.
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commitment: Option<String>,
    /// Your own contribution to the shuffles, 64 hexadecimal digits. A record without it, or without its pledge, is
    /// invalid.
    #[arg(long, value_name = "HEX", value_parser = contribution)]
    contribution: Option<Contribution>,
    /// Print one JSON object per record.
    #[arg(long)]
    json: bool,
}

fn commitment(text: &str) -> Result<String, String> {
    let is_one = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_one.then(|| text.to_owned()).ok_or_else(|| "a commitment has 64 hexadecimal digits".to_owned())
}

fn contribution(text: &str) -> Result<Contribution, String> {
    Contribution::read(&text.to_ascii_lowercase())
        .ok_or_else(|| "a contribution has 64 hexadecimal digits".to_owned())
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut records = Records::open(&args.file)?;
    let (mut good, mut bad) = (0, 0);
    while let Some(found) = records.next()? {
        let (shuffles, line) = match verify(&found, args) {
            Ok((played, shuffles)) => {
                good += 1;
                let line = json!({
                    "record": found.number,
                    "line": found.line,
                    "ok": true,
                    "game": played.info().id,
                    "inputs": played.len(),
                    "finished": played.finished().is_some(),
                    "shuffles": shuffles,
                });
                (Some(shuffles), line)
            }
            Err(error) => {
                bad += 1;
                let reason = explain(game(&found), &error);
                notify(&format!("{}: {reason}", found.place));
                let wrong = matches!(error, RecordError::Fairness(_)).then_some("wrong");
                (wrong, refutation(&found, &error, &reason))
            }
        };
        if args.json {
            writeln!(out, "{}", printable_json(&line.to_string()))?;
        } else if let Some(shuffles) = shuffles {
            writeln!(out, "record {}: shuffles: {shuffles}", found.number)?;
        }
    }
    if bad > 0 {
        out.flush()?;
        return Err(Failure::Refuted);
    }
    if !args.json {
        writeln!(out, "ok: {}", count(good, "record"))?;
    }
    Ok(())
}

/// The match of a valid record, and whether its shuffles were checked.
fn verify(found: &Found, args: &Args) -> Result<(Box<dyn AnyMatch>, &'static str), RecordError> {
    let record = found.record.as_ref().map_err(Clone::clone)?;
    let played = cardinal_games::of_record(record)?.verify(record)?;
    let asked = args.commitment.is_some() || args.contribution.is_some();
    let Some(fairness) = &record.fairness else {
        return if asked { Err(FairnessError::NotStated.into()) } else { Ok((played, "not stated")) };
    };
    if args.commitment.as_ref().is_some_and(|seen| !fairness.is_committed_to(seen)) {
        return Err(FairnessError::OtherCommitment(fairness.commitment.clone()).into());
    }
    if args.contribution.as_ref().is_some_and(|own| !fairness.includes(own)) {
        return Err(FairnessError::LeftOut.into());
    }
    Ok((played, "checked"))
}

fn game(found: &Found) -> &str {
    found.record.as_ref().map_or("", |record| &record.game)
}

fn refutation(found: &Found, error: &RecordError, reason: &str) -> Value {
    let mut line = json!({
        "record": found.number,
        "line": found.line,
        "ok": false,
        "code": error.code(),
        "reason": reason,
    });
    if matches!(error, RecordError::Fairness(_)) {
        line["shuffles"] = json!("wrong");
    }
    if let Some(input) = input(error) {
        line["input"] = json!(input);
    }
    if let RecordError::Refused { seat, error, .. } = error {
        line["refusal"] = json!(error.code());
        line["seat"] = json!(seat);
        if let StepError::Illegal(illegal) = error {
            line["clause"] = json!(illegal.clause);
        }
    }
    line
}

/// The index of the wrong input, counted from 0.
const fn input(error: &RecordError) -> Option<usize> {
    match error {
        RecordError::Input { at, .. }
        | RecordError::Refused { at, .. }
        | RecordError::Trail(at)
        | RecordError::Fairness(FairnessError::Shuffle(at)) => Some(*at),
        _ => None,
    }
}
