//! The frame of every page, and its parts.

use cardinal_engine::Info;
use serde_json::Value;

const STYLE: &str = include_str!("style.css");

/// Text escaped for any place in HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A whole page.
pub(super) fn document(title: &str, lead: &str, sections: &[String]) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
        <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<header>\n\
        <p class=\"brand\">Cardinal lab</p>\n<h1>{title}</h1>\n<p class=\"lead\">{lead}</p>\n</header>\n\
        {body}\n</main>\n</body>\n</html>\n",
        title = escape(title),
        lead = escape(lead),
        body = sections.join("\n"),
    )
}

/// A section with a heading and an explanation.
pub(super) fn section(heading: &str, explanation: &str, content: &str) -> String {
    let explanation =
        if explanation.is_empty() { String::new() } else { format!("<p>{}</p>\n", escape(explanation)) };
    format!("<section>\n<h2>{}</h2>\n{explanation}{content}\n</section>", escape(heading))
}

/// Cards side by side where there is room.
pub(super) fn grid(cards: &[String]) -> String {
    format!("<div class=\"grid\">\n{}\n</div>", cards.join("\n"))
}

/// A chart or table with a heading and a line below it.
pub(super) fn card(heading: &str, note: &str, content: &str) -> String {
    let note =
        if note.is_empty() { String::new() } else { format!("<p class=\"note\">{}</p>\n", escape(note)) };
    format!("<div class=\"card\">\n<h3>{}</h3>\n{note}{content}\n</div>", escape(heading))
}

/// The figures that matter most, each with what it is.
pub(super) fn tiles(tiles: &[(String, String)]) -> String {
    let tile = |(figure, what): &(String, String)| {
        format!("<div class=\"tile\"><b>{}</b><span>{}</span></div>", escape(figure), escape(what))
    };
    format!("<div class=\"tiles\">\n{}\n</div>", tiles.iter().map(tile).collect::<Vec<_>>().join("\n"))
}

/// A table; the first column is names, the others are numbers.
pub(super) fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let head: Vec<String> =
        heads.iter().map(|head| format!("<th scope=\"col\">{}</th>", escape(head))).collect();
    let row = |cells: &Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("<td>{}</td>", escape(cell))).collect();
        format!("<tr>{}</tr>", cells.concat())
    };
    let rows: Vec<String> = rows.iter().map(row).collect();
    format!(
        "<div class=\"scroll\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n{}\n</tbody>\n</table></div>",
        head.concat(),
        rows.join("\n")
    )
}

/// Which colour stands for what.
pub(super) fn legend(names: &[String]) -> String {
    let entry = |(at, name): (usize, &String)| {
        format!("<li><i style=\"background:{}\"></i>{}</li>", colour(at), escape(name))
    };
    let entries: Vec<String> = names.iter().enumerate().map(entry).collect();
    format!("<ul class=\"legend\">{}</ul>", entries.concat())
}

/// The colour of thing number `at`.
pub(super) fn colour(at: usize) -> String {
    format!("var(--s{})", at % 10)
}

/// Says that a report covers less than was asked for.
pub(super) fn partial(done: u64, planned: u64, what: &str) -> Option<String> {
    (done < planned).then(|| {
        let (done, planned) = (thousands(done), thousands(planned));
        format!("<p class=\"partial\">Stopped early: this is about {done} of {planned} {what}.</p>")
    })
}

/// How to reproduce a page.
pub(super) struct Provenance<'a> {
    /// The version of the program.
    pub(super) version: &'a str,
    /// The table options.
    pub(super) options: &'a Value,
    /// The seed of the series.
    pub(super) seed: u64,
    /// Whether all players decide without a clock.
    pub(super) repeatable: bool,
}

/// How to make a page again.
pub(super) fn provenance(info: &Info, of: &Provenance<'_>, command: &str) -> String {
    let Provenance { version, options, seed, repeatable } = of;
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let changed = |value: &str, default: &str| if value == default { "" } else { "changed" };
    let rows: Vec<Vec<String>> = info
        .options
        .iter()
        .map(|option| {
            let value = text(&options[option.key]);
            let mark = changed(&value, option.default).to_owned();
            vec![option.key.to_owned(), value, option.clause.to_owned(), mark]
        })
        .collect();
    let options = table(&["option", "value", "clause", ""], &rows);
    let promise = if *repeatable {
        "With this version of the program, the command gives an identical page on any machine with any number of threads."
    } else {
        "Some players think by the clock, so another run gives similar but not identical numbers."
    };
    let content = format!(
        "<pre>{}</pre>\n<p class=\"note\">{} (game {}, behaviour revision {}), cardinal {}, seed {seed}. {promise}</p>\n\
        <details class=\"card words\"><summary>All table options</summary>\n{options}\n</details>",
        escape(command),
        escape(info.name),
        escape(info.id),
        info.revision,
        escape(version),
    );
    section("How to make this page again", "", &content)
}

/// A whole number with its thousands apart.
pub(super) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}

/// A share as a percentage; a dash for nothing.
pub(super) fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}

pub(super) fn percent_95(share: Option<f64>, [low, high]: [f64; 2]) -> String {
    share.map_or_else(
        || "–".to_owned(),
        |share| format!("{:.1} % [{:.1}, {:.1}]", 100.0 * share, 100.0 * low, 100.0 * high),
    )
}

/// A number with some decimals; a dash for nothing.
pub(super) fn number(number: Option<f64>, decimals: usize) -> String {
    number.map_or_else(|| "–".to_owned(), |number| format!("{number:.decimals$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_its_text() {
        assert_eq!(escape("<a href=\"x\">&</a>"), "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;");
        assert!(table(&["<"], &[vec!["<b>".to_owned()]]).contains("<td>&lt;b&gt;</td>"));
    }

    #[test]
    fn numbers_for_people() {
        assert_eq!(thousands(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(thousands(999), "999");
        assert_eq!(percent_95(Some(0.5), [0.25, 0.75]), "50.0 % [25.0, 75.0]");
        assert_eq!((percent(None), number(Some(1.25), 1)), ("–".to_owned(), "1.2".to_owned()));
    }
}
