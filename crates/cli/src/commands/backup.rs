//! `cardinal backup` copies the database while the server runs; `cardinal rate` recomputes the ratings.

use std::io::Write;
use std::path::{Path, PathBuf};

use cardinal_server::Config;

use crate::failure::Failure;
use crate::newfile::is_stdout;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The file to create.
    file: PathBuf,
    /// The directory of the embedded database.
    #[arg(long, env = "CARDINAL_DATA", default_value = "cardinal-data")]
    data: PathBuf,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RateArgs {
    /// The directory of the embedded database.
    #[arg(long, env = "CARDINAL_DATA", default_value = "cardinal-data")]
    data: PathBuf,
}

fn existing(data: &Path) -> Result<Config, Failure> {
    let config = Config { data: data.to_owned(), ..Config::default() };
    if config.database_file().is_file() {
        return Ok(config);
    }
    Err(Failure::new(format!("there is no database in {}", data.display())))
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if is_stdout(&args.file) {
        return Err(Failure::no_file(&args.file));
    }
    let config = existing(&args.data)?;
    if args.file.exists() {
        return Err(Failure::new(format!("{} already exists", args.file.display())));
    }
    config.backup(&args.file).map_err(Failure::new)?;
    writeln!(out, "copied to {}", args.file.display())?;
    Ok(())
}

/// Recomputes all ratings from the stored matches.
pub(crate) fn rate(args: &RateArgs, out: &mut impl Write) -> Result<(), Failure> {
    let config = existing(&args.data)?;
    let recompute = async {
        let store = config.open_store().await.map_err(Failure::new)?;
        cardinal_server::recompute(&store).await.map_err(Failure::new)
    };
    let matches = runtime()?.block_on(recompute)?;
    writeln!(out, "rated {matches} matches")?;
    Ok(())
}
