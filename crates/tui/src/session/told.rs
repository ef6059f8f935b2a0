//! What the steps of a server's match tell, an undo among them.

use cardinal_engine::Seat;
use cardinal_protocol::Step;
use cardinal_texts::with;

use crate::tables::Told;
use crate::words::Names;

/// How many sentences of what was taken back are repeated.
const NAMED: usize = 4;

/// Adds what a step tells to that of the steps before it, the first of which has the number `skipped + 1`. An undo says
/// who took back what, as far as this terminal learned of it.
pub(super) fn add(all: &mut Vec<Told>, skipped: usize, step: &Step, mut told: Told, names: Names<'_>) {
    if let Some(back_to) = step.back_to {
        let from = usize::try_from(back_to).unwrap_or(usize::MAX).saturating_sub(skipped).min(all.len());
        let mut sentences = Vec::new();
        for gone in all[from..].iter_mut().filter(|gone| !gone.past) {
            (gone.past, gone.touched) = (true, Vec::new());
            sentences.extend(gone.sentences.iter().cloned());
        }
        let sentences = vec![undone(sentences, step.by.map(Seat::new), names)];
        told = Told { sentences, touched: Vec::new(), past: true };
    }
    all.push(told);
}

fn undone(mut sentences: Vec<String>, by: Option<Seat>, names: Names<'_>) -> String {
    if sentences.len() > NAMED {
        sentences.truncate(NAMED);
        sentences.push("…".to_owned());
    }
    let what = sentences.join(" ");
    let speech = names.speech;
    match (by, what.is_empty()) {
        (None, true) => speech.text("log-undone"),
        (None, false) => speech.say("log-undone-what", with("moves", what)),
        (Some(by), true) => names.did("log-undone-by", by),
        (Some(by), false) => speech.say("log-undone-what-by", names.subject(by).with("moves", what)),
    }
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::Json;
    use cardinal_texts::Speech;

    use super::*;

    /// Number, sentences, and for an undo the last number that counts and the seat.
    type Line<'a> = (u64, &'a [&'a str], Option<u64>, Option<u8>);

    fn log(steps: &[Line<'_>]) -> Vec<String> {
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let names = Names { names: &names, me: Some(Seat::new(0)), speech: Speech::of("en") };
        let skipped = steps[0].0 as usize - 1;
        let mut all = Vec::new();
        for (seq, sentences, back_to, by) in steps {
            let step = Step { seq: *seq, at: 0, notices: Json::of(&[(); 0]), back_to: *back_to, by: *by };
            let sentences = sentences.iter().map(|&text| text.to_owned()).collect();
            add(&mut all, skipped, &step, Told { sentences, ..Told::default() }, names);
        }
        assert_eq!(all.len(), steps.len(), "one for each number");
        all.into_iter().flat_map(|told| told.sentences).collect()
    }

    #[test]
    fn an_undo_says_who_took_back_what() {
        let lines =
            log(&[(1, &["deal"], None, None), (2, &["draw", "end"], None, None), (3, &[], Some(1), Some(1))]);
        assert_eq!(lines, ["deal", "draw", "end", "Ben took back: draw end"]);
    }

    #[test]
    fn what_was_taken_back_is_not_taken_back_again() {
        let lines = log(&[
            (4, &["draw"], None, None),
            (5, &[], Some(3), Some(0)),
            (6, &["pass"], None, None),
            (7, &[], Some(3), None),
            (8, &[], Some(3), Some(0)),
            (9, &["a", "b", "c", "d", "e"], None, None),
            (10, &[], Some(2), Some(1)),
        ]);
        let undone = ["You took back: draw", "Taken back: pass", "You took back your last move."];
        assert_eq!([&*lines[1], &*lines[3], &*lines[4]], undone);
        assert_eq!(lines[10], "Ben took back: a b c d …", "steps before those that are known are not named");
    }
}
