//! `cardinal verify`: whether records hold.

use std::io::Write;
use std::path::PathBuf;

use cardinal_engine::{AnyMatch, FairnessError, RecordError, StepError};
use cardinal_texts::printable_json;
use serde_json::{Value, json};

use crate::complaint::complain;
use crate::failure::Failure;
use crate::records::{Found, Records, explain};
use crate::words::count;

/// Arguments of `cardinal verify`.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A file with a record, or with one record a line; '-' is stdin.
    file: PathBuf,
    /// Print one JSON object per record.
    #[arg(long)]
    json: bool,
}

/// Verifies every record of a file.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut records = Records::open(&args.file)?;
    let (mut good, mut bad) = (0, 0);
    while let Some(found) = records.next()? {
        let line = match verify(&found) {
            Ok(played) => {
                good += 1;
                json!({
                    "record": found.number,
                    "line": found.line,
                    "ok": true,
                    "game": played.info().id,
                    "inputs": played.len(),
                    "finished": played.finished().is_some(),
                })
            }
            Err(error) => {
                bad += 1;
                let reason = explain(game(&found), &error);
                complain(&format!("{}: {reason}", found.place));
                refutation(&found, &error, &reason)
            }
        };
        if args.json {
            writeln!(out, "{}", printable_json(&line.to_string()))?;
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

fn verify(found: &Found) -> Result<Box<dyn AnyMatch>, RecordError> {
    let header = found.header.as_ref().map_err(Clone::clone)?;
    cardinal_games::of_record(header)?.verify(header)
}

fn game(found: &Found) -> &str {
    found.header.as_ref().map_or("", |header| &header.game)
}

fn refutation(found: &Found, error: &RecordError, reason: &str) -> Value {
    let mut line = json!({
        "record": found.number,
        "line": found.line,
        "ok": false,
        "code": error.code(),
        "reason": reason,
    });
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

/// The number of the input that is wrong, counted from 0.
const fn input(error: &RecordError) -> Option<usize> {
    match error {
        RecordError::Input { at, .. }
        | RecordError::Refused { at, .. }
        | RecordError::Trail(at)
        | RecordError::Fairness(FairnessError::Shuffle(at)) => Some(*at),
        _ => None,
    }
}
