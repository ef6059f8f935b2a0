//! Histograms, stacked and plain bars.

use super::document::{colour, escape};
use super::scale::Scale;
use crate::Histogram;

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 150.0;
/// More bars than this do not get clearer.
const MOST: i64 = 36;

/// How often each number occurred, in bins of equal width, with a dotted line at the median.
pub(super) fn histogram(what: &str, of: &Histogram, series: usize) -> String {
    let (Some(low), Some(high)) = (of.min(), of.max()) else { return nothing() };
    within(what, of, series, low, high)
}

/// Like [`histogram`], between given ends, so that several can be compared.
pub(super) fn within(what: &str, of: &Histogram, series: usize, low: i64, high: i64) -> String {
    let width = round_up((high - low) / MOST + 1);
    let first = low.div_euclid(width) * width;
    let count = ((high - first) / width + 1) as usize;
    let mut bins = vec![0_u64; count];
    of.counts().for_each(|(number, times)| bins[((number - first) / width) as usize] += times);
    let total = bins.iter().sum::<u64>().max(1) as f64;
    let tallest = bins.iter().copied().max().unwrap_or(1).max(1) as f64;
    let across = Scale::new([first as f64, (first + width * count as i64) as f64], 6.0, WIDTH - 6.0);
    let colour = colour(series);
    let mut parts = Vec::new();
    for (at, &times) in bins.iter().enumerate() {
        let (from, to) = (first + width * at as i64, first + width * (at as i64 + 1));
        let (left, right) = (across.at(from as f64), across.at(to as f64));
        let height = (HEIGHT - 12.0) * times as f64 / tallest;
        let name = if width == 1 { from.to_string() } else { format!("{from} to {}", to - 1) };
        parts.push(format!(
            "<g><title>{name}: {times} ({:.1} %)</title><rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" \
            height=\"{height:.1}\" rx=\"1.5\" fill=\"{colour}\"/></g>",
            100.0 * times as f64 / total,
            left + 0.6,
            HEIGHT - height,
            (right - left - 1.2).max(0.8),
        ));
    }
    parts.push(format!("<line class=\"axis\" x1=\"0\" y1=\"{HEIGHT}\" x2=\"{WIDTH}\" y2=\"{HEIGHT}\"/>"));
    // A number stands in the middle of its bar.
    let middle = |number: f64| across.at(number + if width == 1 { 0.5 } else { 0.0 });
    for tick in across.ticks(6).0.into_iter().filter(|tick| tick.fract() == 0.0 && *tick <= high as f64) {
        parts.push(format!(
            "<text x=\"{:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{tick}</text>",
            middle(tick),
            HEIGHT + 15.0
        ));
    }
    if let Some(median) = of.quantile(50) {
        let x = middle(median as f64);
        parts.push(format!(
            "<line class=\"mark\" x1=\"{x:.1}\" y1=\"0\" x2=\"{x:.1}\" y2=\"{HEIGHT}\"/>\
            <text x=\"{:.1}\" y=\"9\" text-anchor=\"{}\">median {median}</text>",
            if x > 250.0 { x - 5.0 } else { x + 5.0 },
            if x > 250.0 { "end" } else { "start" },
        ));
    }
    svg(what, HEIGHT + 20.0, &parts)
}

/// 1, 2, 5, 10, 20, …: the next of these from `number` on.
fn round_up(number: i64) -> i64 {
    let mut power = 1;
    loop {
        if let Some(round) = [1, 2, 5].map(|digit| digit * power).into_iter().find(|round| *round >= number) {
            return round;
        }
        power *= 10;
    }
}

/// One bar a row, divided into parts that make up a whole.
pub(super) fn stacked(what: &str, rows: &[(String, Vec<f64>)], parts_named: &[String]) -> String {
    const ROW: f64 = 44.0;
    let mut out = Vec::new();
    for (at, (name, shares)) in rows.iter().enumerate() {
        let top = ROW * at as f64;
        out.push(format!("<text class=\"name\" x=\"4\" y=\"{:.0}\">{}</text>", top + 14.0, escape(name)));
        let (mut x, all) = (0.0, shares.iter().sum::<f64>().max(f64::MIN_POSITIVE));
        for (part, share) in shares.iter().enumerate() {
            let width = WIDTH * share / all;
            let text = format!("{:.0} %", 100.0 * share / all);
            out.push(format!(
                "<g><title>{}: {text}</title><rect x=\"{x:.1}\" y=\"{:.0}\" width=\"{:.1}\" height=\"18\" rx=\"2\" \
                fill=\"{}\"/>",
                escape(&parts_named[part]),
                top + 20.0,
                (width - 1.0).max(0.0),
                colour(part),
            ));
            if width > 34.0 {
                out.push(format!(
                    "<text x=\"{:.1}\" y=\"{:.0}\" text-anchor=\"middle\" style=\"fill:var(--card);font-weight:600\">\
                    {text}</text>",
                    x + width / 2.0,
                    top + 33.0
                ));
            }
            out.push("</g>".to_owned());
            x += width;
        }
    }
    svg(what, ROW * rows.len() as f64, &out)
}

/// Named lengths, the longest first; rows that do not fit are counted as left out.
pub(super) fn bars(what: &str, rows: &[(String, f64, String)], series: usize) -> String {
    const ROW: f64 = 34.0;
    let longest = rows.iter().map(|(_, length, _)| *length).fold(f64::MIN_POSITIVE, f64::max);
    let row = |(at, (name, length, label)): (usize, &(String, f64, String))| {
        let top = ROW * at as f64;
        format!(
            "<g><title>{n}: {l}</title><text class=\"name\" x=\"4\" y=\"{t:.0}\">{n}</text>\
            <text x=\"{e:.0}\" y=\"{t:.0}\" text-anchor=\"end\">{l}</text>\
            <rect x=\"4\" y=\"{y:.0}\" width=\"{full:.0}\" height=\"7\" rx=\"3.5\" fill=\"var(--line)\"/>\
            <rect x=\"4\" y=\"{y:.0}\" width=\"{w:.1}\" height=\"7\" rx=\"3.5\" fill=\"{c}\"/></g>",
            n = escape(name),
            l = escape(label),
            t = top + 13.0,
            e = WIDTH - 4.0,
            y = top + 19.0,
            full = WIDTH - 8.0,
            w = ((WIDTH - 8.0) * length / longest).max(1.0),
            c = colour(series),
        )
    };
    let parts: Vec<String> = rows.iter().enumerate().map(row).collect();
    if parts.is_empty() { nothing() } else { svg(what, ROW * rows.len() as f64, &parts) }
}

fn svg(what: &str, height: f64, parts: &[String]) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{}\">{}</svg>",
        escape(what),
        parts.concat()
    )
}

fn nothing() -> String {
    "<p class=\"note\">Nothing to show.</p>".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: impl IntoIterator<Item = i64>) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.into_iter().for_each(|number| histogram.add(number));
        histogram
    }

    #[test]
    fn bins_hold_everything_once() {
        let chart = histogram("x", &of(0..1000), 0);
        // 1000 numbers in at most 36 bins: 50 wide, 20 bars.
        assert_eq!(chart.matches("<rect").count(), 20);
        assert!(chart.contains("<title>950 to 999: 50 (5.0 %)</title>"), "{chart}");
        let few = histogram("x", &of([-3, -3, 4]), 0);
        assert!(few.contains("<title>-3: 2 (66.7 %)</title>") && few.contains("<title>4: 1"), "{few}");
        assert!(histogram("x", &of([]), 0).contains("Nothing"));
    }

    #[test]
    fn widths_are_round() {
        assert_eq!([1, 2, 3, 6, 11, 21, 51, 999].map(round_up), [1, 2, 5, 10, 20, 50, 100, 1000]);
    }
}
