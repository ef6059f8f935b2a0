use std::collections::BTreeSet;

use cardinal_engine::{Audit, Choices, Game, Heuristics, MAX_SEATS, OptionSpec, Settings, SetupError, Wire};
use serde_json::Value;

use crate::{Breach, Effort, Property, Setup, Summary};

/// The option schema and the options type agree: equal keys, equal defaults, every choice accepted, a number outside
/// its range refused even where it never was text; the first preset is the default table; and only the declared seat
/// counts can play.
pub fn options<G: Heuristics + Audit>(
    setup: &Setup<G>,
    _: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let all = [keys::<G>, defaults::<G>, choices::<G>, ranges::<G>, presets::<G>, seats::<G>];
    for check in all {
        check().map_err(|detail| setup.breach(Property::Options, detail))?;
        summary.count(Property::Options);
    }
    settled(setup).map_err(|detail| setup.breach(Property::Options, detail))
}

fn resolved<G: Game>(pairs: &[(&str, &str)]) -> Result<G::Options, SetupError> {
    Settings::from_pairs(&G::INFO, pairs)?.resolve::<G>()
}

fn keys<G: Game>() -> Result<(), String> {
    let json = G::Options::default().to_tree();
    let Value::Object(fields) = json else {
        return Err(format!("the options are sent as {json}, not as an object"));
    };
    let typed: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
    let listed: BTreeSet<&str> = G::INFO.options.iter().map(|option| option.key).collect();
    if listed.len() != G::INFO.options.len() {
        return Err("an option is in the schema twice".to_owned());
    }
    match typed.symmetric_difference(&listed).next() {
        Some(odd) if typed.contains(odd) => Err(format!("option {odd} is not in the schema")),
        Some(odd) => Err(format!("option {odd} is in the schema only")),
        None => Ok(()),
    }
}

fn defaults<G: Game>() -> Result<(), String> {
    let default = G::Options::default();
    for option in G::INFO.options {
        let key = option.key;
        let set = resolved::<G>(&[(key, option.default)])
            .map_err(|error| format!("the default of {key}: {error}"))?;
        if set != default {
            return Err(format!("option {key} is not '{}' unless set: {default:?}", option.default));
        }
    }
    match resolved::<G>(&[]) {
        Ok(unset) if unset == default => Ok(()),
        other => Err(format!("no settings give {other:?}, not the default {default:?}")),
    }
}

fn choices<G: Game>() -> Result<(), String> {
    for option in G::INFO.options {
        for value in admitted(option) {
            let set = resolved::<G>(&[(option.key, &value)]).map_err(|error| error.to_string())?;
            for &seats in G::INFO.seats {
                match G::new(&set, seats) {
                    Ok(_) | Err(SetupError::Conflict { .. }) => {}
                    Err(error) => return Err(format!("{}={value} with {seats} seats: {error}", option.key)),
                }
            }
        }
        for value in excluded(option) {
            if resolved::<G>(&[(option.key, &value)]).is_ok() {
                return Err(format!("{}={value} is accepted", option.key));
            }
        }
    }
    Ok(())
}

/// A game is not made with a number outside its range, even from typed options.
fn ranges<G: Game>() -> Result<(), String> {
    for option in G::INFO.options {
        for value in beyond(option) {
            let mut json = serde_json::to_value(G::Options::default()).map_err(|error| error.to_string())?;
            json[option.key] = Value::from(value);
            // A number that the type cannot hold needs no refusal.
            let Ok(options) = G::Options::from_tree(&json) else { continue };
            match G::new(&options, G::INFO.seats[0]) {
                Err(SetupError::BadValue { key, .. }) if key == option.key => {}
                other => {
                    let answer = other.map(|_| "a game").map_err(|error| error.to_string());
                    return Err(format!("options with {}={value} get {answer:?}", option.key));
                }
            }
        }
    }
    Ok(())
}

/// The numbers next to the range of an option.
fn beyond(option: &OptionSpec) -> Vec<u32> {
    match option.choices {
        Choices::Number { min, max } => min.checked_sub(1).into_iter().chain(max.checked_add(1)).collect(),
        Choices::Words { .. } | Choices::Switch => Vec::new(),
    }
}

fn admitted(option: &OptionSpec) -> Vec<String> {
    match option.choices {
        Choices::Words { words } => words.iter().map(|&word| word.to_owned()).collect(),
        Choices::Number { min, max } => vec![min.to_string(), max.to_string()],
        Choices::Switch => vec!["true".to_owned(), "false".to_owned()],
    }
}

fn excluded(option: &OptionSpec) -> Vec<String> {
    let mut values = vec![String::new(), "no-such-value".to_owned(), "-1".to_owned()];
    values.extend(beyond(option).iter().map(ToString::to_string));
    values
}

fn presets<G: Game>() -> Result<(), String> {
    let names: BTreeSet<&str> = G::INFO.presets.iter().map(|preset| preset.name).collect();
    if names.len() != G::INFO.presets.len() {
        return Err("two presets have one name".to_owned());
    }
    let first = G::INFO.presets.first().ok_or("there is no preset")?;
    match resolved::<G>(first.settings) {
        Ok(options) if options == G::Options::default() => Ok(()),
        other => Err(format!("the first preset is not the default setup but {other:?}")),
    }
}

fn seats<G: Game>() -> Result<(), String> {
    let declared = G::INFO.seats;
    let ascending = declared.windows(2).all(|pair| pair[0] < pair[1]);
    if declared.is_empty() || !ascending || declared.iter().any(|&seats| usize::from(seats) > MAX_SEATS) {
        return Err(format!("the seat counts are {declared:?}"));
    }
    for seats in (0..=12).chain([255]) {
        match G::new(&G::Options::default(), seats) {
            Ok(game) if declared.contains(&seats) && game.seats() == seats => {}
            Err(SetupError::Seats { .. }) if !declared.contains(&seats) => {}
            other => return Err(format!("{seats} seats get {:?}", other.map(|game| game.seats()))),
        }
    }
    Ok(())
}

/// The options a game says it is played with are options it can be played with, and then says again.
fn settled<G: Game>(setup: &Setup<G>) -> Result<(), String> {
    let first = setup.start().options();
    let json = serde_json::to_value(&first).map_err(|error| error.to_string())?;
    let read = Settings::from_json(&G::INFO, &json).and_then(Settings::resolve::<G>);
    let read = read.map_err(|error| format!("the options in play do not pass the schema: {error}"))?;
    let second = G::new(&read, setup.seats).map_err(|error| error.to_string())?.options();
    if first == second && read == first {
        Ok(())
    } else {
        Err(format!("played with {first:?}, a second setup gets {second:?}"))
    }
}
