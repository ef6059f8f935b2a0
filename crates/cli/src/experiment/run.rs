//! Running an experiment: a progress bar, Ctrl-C, and the page with plots.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Instant;

use cardinal_bots::Halt;
use cardinal_lab::LabError;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::interrupt::halt_on_interrupt;
use crate::newfile::NewFile;

/// Runs an experiment of this many games with a progress bar, stops it at Ctrl-C, and writes its page if a folder is
/// given. Returns the report and the seconds it took.
pub(crate) fn watched<R>(
    games: u64,
    folder: Option<&Path>,
    experiment: impl FnOnce(&(dyn Fn(u64) + Sync), &Halt) -> Result<R, LabError>,
    page: impl FnOnce(&R) -> String,
) -> Result<(R, f64), Failure> {
    let halt = halt_on_interrupt()?;
    let folder = folder.map(Folder::create).transpose()?;
    let bar = progress_bar(games);
    let start = Instant::now();
    let report = experiment(&|games| bar.inc(games), &halt);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = report.map_err(Failure::new)?;
    if let Some(folder) = folder {
        folder.write(&page(&report))?;
    }
    Ok((report, seconds))
}

/// A progress bar, hidden unless stderr is a terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    ProgressBar::new(games)
        .with_style(ProgressStyle::with_template(template).expect("the template is well formed"))
}

/// The folder of `--report`.
#[derive(Debug)]
pub(crate) struct Folder {
    page: PathBuf,
    file: NewFile,
}

impl Folder {
    /// Creates the folder if necessary, and finds out before the games are played whether it can be written to.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        std::fs::create_dir_all(path).map_err(|error| Failure::writing(path, &error))?;
        let page = path.join("index.html");
        Ok(Self { file: NewFile::create(&page)?, page })
    }

    pub(crate) fn write(mut self, html: &str) -> Result<(), Failure> {
        self.file.line(html.trim_end()).map_err(|error| Failure::writing(&self.page, &error))?;
        self.file.finish()
    }
}
