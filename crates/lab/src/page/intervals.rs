//! Dots with whiskers: estimates and how sure they are.

use super::document::{colour, escape};
use super::scale::{Scale, range};

/// One estimate.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Dot {
    /// Its label.
    pub(super) name: String,
    /// The estimate, if there is one.
    pub(super) value: Option<f64>,
    /// Its interval; without one there is no whisker.
    pub(super) interval: Option<[f64; 2]>,
    /// As text, shown beside it.
    pub(super) label: String,
}

const WIDTH: f64 = 360.0;
const ROW: f64 = 40.0;

/// A chart of estimates, one a row, with a dashed line where they would be equal.
pub(super) fn intervals(what: &str, dots: &[Dot], fair: Option<f64>, percent: bool) -> String {
    let numbers = dots.iter().flat_map(|dot| {
        let ends = dot.interval.map_or([f64::NAN; 2], |ends| ends);
        [dot.value.unwrap_or(f64::NAN), ends[0], ends[1]]
    });
    let scale = Scale::new(range(numbers.chain(fair)), 8.0, WIDTH - 8.0);
    let height = ROW * dots.len() as f64;
    let mut parts = Vec::new();
    let (ticks, decimals) = scale.ticks(5);
    for tick in ticks {
        let text = if percent {
            format!("{:.*} %", decimals.saturating_sub(2), 100.0 * tick)
        } else {
            format!("{tick:.decimals$}")
        };
        let x = scale.at(tick);
        parts.push(format!(
            "<line class=\"axis\" x1=\"{x:.1}\" y1=\"0\" x2=\"{x:.1}\" y2=\"{height:.0}\"/>\
            <text x=\"{x:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{text}</text>",
            height + 16.0
        ));
    }
    if let Some(fair) = fair {
        let x = scale.at(fair);
        parts.push(format!("<line class=\"fair\" x1=\"{x:.1}\" y1=\"0\" x2=\"{x:.1}\" y2=\"{height:.0}\"/>"));
    }
    for (at, dot) in dots.iter().enumerate() {
        parts.push(row(dot, at, &scale));
    }
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {:.0}\" role=\"img\" aria-label=\"{}\">{}</svg>",
        height + 22.0,
        escape(what),
        parts.concat()
    )
}

fn row(dot: &Dot, at: usize, scale: &Scale) -> String {
    let (top, colour) = (ROW * at as f64, colour(at));
    let y = top + 28.0;
    let name = format!(
        "<text class=\"name\" x=\"4\" y=\"{:.0}\">{}</text><text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{}</text>",
        top + 14.0,
        escape(&dot.name),
        WIDTH - 4.0,
        top + 14.0,
        escape(&dot.label),
    );
    let whisker = dot.interval.map_or_else(String::new, |[low, high]| {
        format!(
            "<line class=\"whisker\" stroke=\"{colour}\" x1=\"{:.1}\" y1=\"{y}\" x2=\"{:.1}\" y2=\"{y}\"/>",
            scale.at(low),
            scale.at(high)
        )
    });
    let point = dot.value.map_or_else(String::new, |value| {
        format!("<circle cx=\"{:.1}\" cy=\"{y}\" r=\"5\" fill=\"{colour}\"/>", scale.at(value))
    });
    format!("<g><title>{}: {}</title>{name}{whisker}{point}</g>", escape(&dot.name), escape(&dot.label))
}
