//! How a measure reacts to an option.

use super::document::{colour, escape};
use super::scale::{Scale, range};

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 150.0;

/// One value of the option, and the measure there.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Point {
    /// The value, as typed.
    pub(super) name: String,
    /// The measure, if there is one.
    pub(super) value: Option<f64>,
    pub(super) interval: Option<[f64; 2]>,
    /// As text.
    pub(super) label: String,
}

/// A line through points that are equally far apart, each with its whisker, and a dashed line at `fair`.
pub(super) fn line(what: &str, points: &[Point], fair: Option<f64>, percent: bool, series: usize) -> String {
    let numbers = points.iter().flat_map(|point| {
        let [low, high] = point.interval.unwrap_or([f64::NAN; 2]);
        [point.value.unwrap_or(f64::NAN), low, high]
    });
    let up = Scale::new(range(numbers.chain(fair)), HEIGHT, 6.0);
    let left = 46.0;
    let step = (WIDTH - left - 12.0) / points.len().max(1) as f64;
    let x = |at: usize| left + step * (at as f64 + 0.5);
    let colour = colour(series);
    let mut parts = Vec::new();
    let (ticks, decimals) = up.ticks(4);
    for tick in ticks {
        let y = up.at(tick);
        let text = if percent {
            format!("{:.*} %", decimals.saturating_sub(2), 100.0 * tick)
        } else {
            format!("{tick:.decimals$}")
        };
        parts.push(format!(
            "<line class=\"axis\" x1=\"{left}\" y1=\"{y:.1}\" x2=\"{WIDTH}\" y2=\"{y:.1}\"/>\
            <text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{text}</text>",
            left - 6.0,
            y + 4.0
        ));
    }
    if let Some(fair) = fair {
        let y = up.at(fair);
        parts
            .push(format!("<line class=\"fair\" x1=\"{left}\" y1=\"{y:.1}\" x2=\"{WIDTH}\" y2=\"{y:.1}\"/>"));
    }
    let known = points
        .iter()
        .enumerate()
        .filter_map(|(at, point)| Some(format!("{:.1},{:.1}", x(at), up.at(point.value?))));
    let path = known.collect::<Vec<_>>().join(" ");
    parts.push(format!("<polyline class=\"line\" stroke=\"{colour}\" points=\"{path}\"/>"));
    for (at, point) in points.iter().enumerate() {
        parts.push(format!("<g><title>{}: {}</title>", escape(&point.name), escape(&point.label)));
        if let Some([low, high]) = point.interval {
            parts.push(format!(
                "<line class=\"whisker\" stroke=\"{colour}\" x1=\"{0:.1}\" y1=\"{1:.1}\" x2=\"{0:.1}\" y2=\"{2:.1}\"/>",
                x(at),
                up.at(low),
                up.at(high)
            ));
        }
        if let Some(value) = point.value {
            parts.push(format!(
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4.5\" fill=\"{colour}\"/>",
                x(at),
                up.at(value)
            ));
        }
        parts.push(format!("{}</g>", below(&point.name, x(at), points.len())));
    }
    let height = if points.len() > 6 { HEIGHT + 74.0 } else { HEIGHT + 24.0 };
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{}\">{}</svg>",
        escape(what),
        parts.concat()
    )
}

/// A name below its point; slanted where there are many.
fn below(name: &str, x: f64, points: usize) -> String {
    let y = HEIGHT + 18.0;
    let name = escape(name);
    if points > 6 {
        format!(
            "<text x=\"{x:.1}\" y=\"{y:.0}\" text-anchor=\"end\" transform=\"rotate(-50 {x:.1} {y:.0})\">{name}</text>"
        )
    } else {
        format!("<text x=\"{x:.1}\" y=\"{y:.0}\" text-anchor=\"middle\">{name}</text>")
    }
}
