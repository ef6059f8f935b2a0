//! `cardinal games`: the games with their seats, options and presets.

use std::io::Write;

use cardinal_bots::Level;
use cardinal_engine::{Choices, Info, OptionSpec, Preset};
use cardinal_texts::{OptionText, Rulebook};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::lookup;
use crate::table::table;
use crate::wrap::Layout;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let infos = cardinal_games::all().iter().map(|game| game.info());
    if args.json {
        let games: Vec<Value> = infos.map(|info| game_json(&info, lookup::texts(info.id).as_ref())).collect();
        writeln!(
            out,
            "{}",
            json!({ "version": env!("CARGO_PKG_VERSION"), "players": Level::ALL, "games": games })
        )?;
        return Ok(());
    }
    let layout = Layout::of_stdout();
    for info in infos {
        write_game(&info, lookup::texts(info.id).as_ref(), layout, out)?;
    }
    writeln!(out, "Players for --seats: {}", Level::ALL.map(Level::name).join(", "))?;
    Ok(())
}

fn write_game(
    info: &Info,
    texts: Option<&Rulebook>,
    layout: Layout,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let seats: Vec<String> = info.seats.iter().map(u8::to_string).collect();
    writeln!(out, "{}", layout.heading(info.id))?;
    writeln!(
        out,
        "  {}: {} players, {} cards, revision {}",
        info.name,
        seats.join("/"),
        info.cards,
        info.revision
    )?;
    if let Some(texts) = texts {
        writeln!(out, "{}", layout.paragraphs(&texts.tagline, 2))?;
    }
    writeln!(out, "\n  Options (--set key=value):")?;
    for option in info.options {
        let (key, values, default) = (option.key, option.choices.describe(), option.default);
        writeln!(out, "    {key}: {values}; default {default} ({})", option.clause)?;
        if let Some(text) = texts.and_then(|texts| texts.option(key)) {
            write_help(text, layout, out)?;
        }
    }
    writeln!(out, "\n  Presets (--preset NAME):")?;
    let rows: Vec<Vec<String>> = info.presets.iter().map(|preset| preset_row(preset).to_vec()).collect();
    for line in table(&rows, 2).lines() {
        writeln!(out, "    {line}")?;
    }
    writeln!(out)?;
    Ok(())
}

fn write_help(text: &OptionText, layout: Layout, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", layout.paragraphs(&text.text, 8))?;
    for value in &text.values {
        writeln!(out, "{}", layout.paragraphs(&format!("{} = {}", value.value, value.text), 10))?;
    }
    Ok(())
}

fn preset_row(preset: &Preset) -> [String; 2] {
    let settings: Vec<String> = preset.settings.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let settings = if settings.is_empty() { "all defaults".to_owned() } else { settings.join(" ") };
    [preset.name.to_owned(), settings]
}

fn game_json(info: &Info, texts: Option<&Rulebook>) -> Value {
    let options = info
        .options
        .iter()
        .map(|option| option_json(option, texts.and_then(|texts| texts.option(option.key))));
    let presets = info.presets.iter().map(|preset| {
        let typed = |&(key, value): &(&str, &str)| (key.to_owned(), typed(info.option(key), value));
        json!({ "name": preset.name, "settings": preset.settings.iter().map(typed).collect::<Map<_, _>>() })
    });
    json!({
        "id": info.id,
        "name": info.name,
        "tagline": texts.map(|texts| &texts.tagline),
        "revision": info.revision,
        "oldest": info.oldest,
        "seats": info.seats,
        "cards": info.cards,
        "lowest_wins": info.lowest_wins,
        "measures": info.measures,
        "options": options.collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
    })
}

fn option_json(option: &OptionSpec, text: Option<&OptionText>) -> Value {
    let mut entry = json!({
        "key": option.key,
        "clause": option.clause,
        "title": text.map(|text| &text.title),
        "help": text.map(|text| &text.text),
        "default": typed(Some(option), option.default),
    });
    let help = |value: &str| text.and_then(|text| text.value(value));
    match option.choices {
        Choices::Words { words } => {
            let values = words.iter().map(|word| json!({ "value": word, "help": help(word) }));
            entry["kind"] = json!("words");
            entry["values"] = values.collect();
        }
        Choices::Number { min, max } => {
            entry["kind"] = json!("number");
            entry["min"] = json!(min);
            entry["max"] = json!(max);
        }
        Choices::Switch => {
            let values =
                [true, false].map(|value| json!({ "value": value, "help": help(&value.to_string()) }));
            entry["kind"] = json!("switch");
            entry["values"] = json!(values);
        }
    }
    entry
}

/// A value in its JSON type, as in the options of a report or record.
fn typed(option: Option<&OptionSpec>, value: &str) -> Value {
    match option.map(|option| option.choices) {
        Some(Choices::Number { .. } | Choices::Switch) => {
            serde_json::from_str(value).unwrap_or_else(|_| json!(value))
        }
        _ => json!(value),
    }
}
