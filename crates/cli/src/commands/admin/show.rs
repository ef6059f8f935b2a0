//! Times, durations and lists, as operators read and write them.

use cardinal_texts::{printable, printable_json};
use serde::Serialize;

use crate::table::table;

const DAY: u64 = 86_400_000;

/// A moment: date and time of day in UTC.
pub(super) fn moment(ms: u64) -> String {
    let (days, rest) = (ms / DAY, ms % DAY / 1000);
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", rest / 3600, rest / 60 % 60)
}

/// A moment, or `none`.
pub(super) fn moment_or(ms: Option<u64>, none: &str) -> String {
    ms.map_or_else(|| none.to_owned(), moment)
}

/// Year, month and day of a day counted from the first of January 1970.
const fn date(days: u64) -> (u64, u64, u64) {
    // Years begin in March here, so that the leap day is the last; 400 of them have 146,097 days.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year_of_era + (month <= 2) as u64;
    (year, month, day_of_year - (153 * shifted + 2) / 5 + 1)
}

/// A duration such as `30m`, `12h`, `7d` or `4w`, in milliseconds.
pub(super) fn duration(text: &str) -> Result<u64, String> {
    let wrong = || "a duration is a number and m, h, d or w, such as 12h or 7d".to_owned();
    let unit = match text.chars().last() {
        Some('m') => 60_000,
        Some('h') => 3_600_000,
        Some('d') => DAY,
        Some('w') => 7 * DAY,
        _ => return Err(wrong()),
    };
    let number: u64 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    number.checked_mul(unit).filter(|time| *time > 0).ok_or_else(wrong)
}

/// Rows below their headings, made safe for the terminal; `none` instead of an empty list.
pub(super) fn list(heads: &[&str], rows: impl Iterator<Item = Vec<String>>, none: &str) -> String {
    let heads = heads.iter().map(|head| (*head).to_owned()).collect();
    let rows = rows.map(|row| row.iter().map(|cell| plain(cell)).collect());
    let rows: Vec<Vec<String>> = std::iter::once(heads).chain(rows).collect();
    if rows.len() == 1 {
        return format!("{none}\n");
    }
    table(&rows, usize::MAX)
}

/// A text written by others, on one line and safe for the terminal.
pub(super) fn plain(text: &str) -> String {
    let line: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    printable(&line)
}

/// A value as JSON, made safe for the terminal.
pub(super) fn json(value: &impl Serialize) -> serde_json::Result<String> {
    let pretty = serde_json::to_string_pretty(value)?;
    Ok(pretty.lines().map(|line| printable_json(line) + "\n").collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_wrote_cannot_disturb_a_terminal() {
        let rude = "a\u{9b}31m\u{202e}b\n\u{1b}]0;c\u{7}\u{2028}d";
        let shown = json(&[rude]).unwrap();
        assert_eq!(serde_json::from_str::<Vec<String>>(&shown).unwrap(), [rude], "it stays what it is");
        for text in [shown, plain(rude) + "\n", list(&["x"], [vec![rude.to_owned()]].into_iter(), "")] {
            let bad =
                |each: &char| (each.is_control() && *each != '\n') || "\u{202e}\u{2028}".contains(*each);
            assert_eq!(text.chars().find(bad), None, "{text:?}");
        }
    }

    #[test]
    fn moments_are_dates() {
        assert_eq!(moment(0), "1970-01-01 00:00 UTC");
        assert_eq!(moment(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(moment(1_735_689_599_000), "2024-12-31 23:59 UTC");
    }

    #[test]
    fn durations_have_a_unit() {
        assert_eq!(
            (duration("30m"), duration("12h"), duration("7d")),
            (Ok(1_800_000), Ok(43_200_000), Ok(7 * DAY))
        );
        for wrong in ["", "7", "d", "-1d", "0h", "99999999999999999w", "1y", "é"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
    }
}
