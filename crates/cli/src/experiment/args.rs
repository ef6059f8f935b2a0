//! The arguments that all experiments share.

use cardinal_engine::{Game, Info, Setting, Settings};
use serde_json::Value;

use crate::failure::Failure;
use crate::lookup;

/// The arguments that all experiments share.
#[derive(clap::Args, Debug)]
pub(crate) struct Common {
    /// The game, such as number-chain.
    pub(crate) game: String,
    /// The seed of the series.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads to use [default: all cores].
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    /// Set a table option; repeatable. See 'cardinal games'.
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    pub(crate) set: Vec<Setting>,
    /// Start from a preset of options; --set overrides it. See 'cardinal games'.
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// More threads than this are a mistake, and could exhaust the machine.
const MAX_THREADS: usize = 1024;

pub(crate) fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_THREADS).contains(number));
    number.ok_or_else(|| format!("it must be a whole number from 1 to {MAX_THREADS}"))
}

/// A `key=value`.
pub(crate) fn setting(text: &str) -> Result<Setting, &'static str> {
    let (key, value) = text.split_once('=').ok_or("it must have the form key=value")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

impl Common {
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// The options of the table: those of the preset, overridden by `--set`, overridden by `more`.
    pub(crate) fn options<G: Game>(&self, more: &[Setting]) -> Result<G::Options, Failure> {
        let preset = self.preset.as_deref().map(|name| lookup::preset(&G::INFO, name)).transpose()?;
        let preset = preset.into_iter().flat_map(|preset| preset.settings);
        let preset = preset.map(|&(key, value)| (key.to_owned(), value.to_owned()));
        let pairs: Vec<Setting> = preset.chain(self.set.iter().chain(more).cloned()).collect();
        Ok(Settings::from_pairs(&G::INFO, &pairs)?.resolve::<G>()?)
    }
}

/// The `--set` arguments that give these options: those that differ from the standard rules.
pub(crate) fn set_arguments(info: &Info, options: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let changed = info.options.iter().filter(|option| text(&options[option.key]) != option.default);
    changed.map(|option| format!("--set {}={}", option.key, text(&options[option.key]))).collect()
}
