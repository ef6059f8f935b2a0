//! Steps that depend on each other, as many side by side as there are lanes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::sync::{Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// One step: a chore of this program in a process of its own, so that what it prints can be kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Its name, which is also that of its log.
    pub(crate) name: &'static str,
    /// The steps that have to be done before it.
    pub(crate) after: &'static [&'static str],
    /// The chore with its arguments.
    pub(crate) chore: &'static [&'static str],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Waiting,
    Running,
    Done,
    Failed,
}

/// What has become of the steps.
struct Board {
    states: Vec<State>,
    times: BTreeMap<&'static str, Duration>,
}

/// Runs the steps, the first that is ready first. After a failure those under way are finished and no other is begun; the
/// error names the steps that failed, and what they printed is shown.
pub(crate) fn run(
    steps: &[Step],
    lanes: usize,
    perform: impl Fn(&Step) -> Result<(), String> + Sync,
) -> Result<(), String> {
    let board = Mutex::new(Board { states: vec![State::Waiting; steps.len()], times: BTreeMap::new() });
    let changed = Condvar::new();
    let begun = Instant::now();
    thread::scope(|scope| {
        for _ in 0..lanes {
            scope.spawn(|| {
                while let Some(at) = next(steps, &board, &changed) {
                    let step = &steps[at];
                    println!("» {} [{}]", step.name, clock(begun.elapsed()));
                    let started = Instant::now();
                    let ended = perform(step);
                    let mut board = board.lock().expect("no lane panics");
                    board.times.insert(step.name, started.elapsed());
                    board.states[at] = if ended.is_ok() { State::Done } else { State::Failed };
                    match ended {
                        Ok(()) => println!("« {} took {}", step.name, clock(started.elapsed())),
                        Err(error) => println!("« {} FAILED\n{error}", step.name),
                    }
                    changed.notify_all();
                }
            });
        }
    });
    let board = board.into_inner().expect("no lane panics");
    println!("\ntimes:");
    steps.iter().filter_map(|step| Some((step.name, board.times.get(step.name)?))).for_each(
        |(name, time)| {
            println!("  {name:<14} {}", clock(*time));
        },
    );
    println!("  {:<14} {}", "together", clock(begun.elapsed()));
    let failed = steps.iter().zip(&board.states).filter(|(_, state)| **state == State::Failed);
    let failed: Vec<&str> = failed.map(|(step, _)| step.name).collect();
    if failed.is_empty() { Ok(()) } else { Err(format!("{} failed", failed.join(", "))) }
}

/// The next step for a lane, once there is one; `None` when there will be none.
fn next(steps: &[Step], board: &Mutex<Board>, changed: &Condvar) -> Option<usize> {
    let mut board = board.lock().expect("no lane panics");
    loop {
        let states = &board.states;
        if states.contains(&State::Failed) || !states.contains(&State::Waiting) {
            return None;
        }
        let done = |name: &&str| {
            let at = steps.iter().position(|step| step.name == *name).expect("steps wait for steps");
            states[at] == State::Done
        };
        let ready =
            (0..steps.len()).find(|&at| states[at] == State::Waiting && steps[at].after.iter().all(&done));
        if let Some(at) = ready {
            board.states[at] = State::Running;
            return Some(at);
        }
        board = changed.wait(board).expect("no lane panics");
    }
}

/// Performs a step by this program, with its output in a file; if it fails, the error is that output.
pub(crate) fn logged(program: &Path, folder: &Path, step: &Step) -> Result<(), String> {
    let path = folder.join(format!("{}.log", step.name));
    let wrong = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(folder).map_err(wrong)?;
    let log = File::create(&path).map_err(wrong)?;
    let mut command = Command::new(program);
    command.args(step.chore).stdout(log.try_clone().map_err(wrong)?).stderr(log);
    if command.status().map_err(wrong)?.success() {
        return Ok(());
    }
    Err(fs::read(&path).map(|text| String::from_utf8_lossy(&text).into_owned()).map_err(wrong)?)
}

fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: [Step; 4] = [
        Step { name: "late", after: &["early", "middle"], chore: &[] },
        Step { name: "middle", after: &["early"], chore: &[] },
        Step { name: "early", after: &[], chore: &[] },
        Step { name: "alone", after: &[], chore: &[] },
    ];

    fn order(lanes: usize, fails: &str) -> (Result<(), String>, Vec<&'static str>) {
        let done = Mutex::new(Vec::new());
        let ended = run(&STEPS, lanes, |step| {
            done.lock().unwrap().push(step.name);
            if step.name == fails { Err("as requested".to_owned()) } else { Ok(()) }
        });
        (ended, done.into_inner().unwrap())
    }

    #[test]
    fn a_step_waits_for_those_it_depends_on() {
        assert_eq!(order(1, ""), (Ok(()), vec!["early", "middle", "late", "alone"]));
        let (ended, done) = order(3, "");
        let at = |name| done.iter().position(|step| *step == name).unwrap();
        assert!(ended.is_ok() && done.len() == 4 && at("early") < at("middle") && at("middle") < at("late"));
    }

    #[test]
    fn after_a_failure_no_step_is_begun() {
        assert_eq!(order(1, "middle"), (Err("middle failed".to_owned()), vec!["early", "middle"]));
    }
}
