//! Title and description of a shared link, and whether its page exists.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use cardinal_protocol::TableStatus;
use cardinal_store::StoreError;
use cardinal_texts::{ENGLISH, Messages, Rulebook};

use crate::Config;
use crate::clock::now;
use crate::state::Shared;
use crate::table::TableState;

/// The path of the preview image.
pub(crate) const PICTURE: &str = "preview.png";
const SITE: &str = "Cardinal";

/// A preview. It reveals nothing private to a stranger with the link: no names of people, and nothing about an unlisted
/// table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Preview {
    /// Whether there is such a page.
    pub(crate) found: bool,
    pub(crate) title: String,
    pub(crate) description: String,
}

/// The texts of one language: the server's own, and title and tagline of each game.
struct Texts {
    own: Messages,
    games: HashMap<String, (String, String)>,
}

static TEXTS: LazyLock<HashMap<String, Texts>> = LazyLock::new(|| {
    let of_game = |language: &str, id: &str| {
        let book = Rulebook::load_or_english(id, language).ok()?;
        Some((id.to_owned(), (book.title, book.tagline)))
    };
    let texts = |language: String| {
        let own = Messages::of_server(&language).ok()?;
        let games = cardinal_games::all().iter();
        let games = games.filter_map(|game| of_game(&language, game.info().id)).collect();
        Some((language, Texts { own, games }))
    };
    Messages::languages().into_iter().filter_map(texts).collect()
});

/// The first requested language that has texts.
fn language(headers: &HeaderMap) -> &'static str {
    let asked =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut tags = asked.split(',').filter_map(|tag| tag.split([';', '-']).next().map(str::trim));
    tags.find_map(|tag| TEXTS.get_key_value(&tag.to_ascii_lowercase()))
        .map_or(ENGLISH, |(known, _)| known.as_str())
}

/// The page of a path, in the reader's language.
pub(crate) async fn preview(shared: &Shared, path: &str, headers: &HeaderMap) -> Preview {
    let texts = &TEXTS[language(headers)];
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    // Only servers that allow guests promise play without an account.
    let line = texts.own.text(if shared.config.guests { "site" } else { "site-members" });
    let site = || page(None, line);
    let found = match parts.as_slice() {
        [] | ["history" | "leaders" | "profile" | "reset"] => Ok(Some(site())),
        ["new" | "rules", game] => Ok(texts.games.get(*game).map(|(title, line)| page(Some(title), line))),
        ["table", id] => texts.table(shared, id).await,
        ["replay", id] => texts.replay(shared, id).await,
        ["person", id] => shared.history.person(id).await.map(|row| row.map(|_| site())),
        _ => Ok(None),
    };
    match found {
        Ok(Some(page)) => page,
        Ok(None) => Preview { found: false, ..page(Some(texts.own.text("missing")), line) },
        // The page may exist; the client asks again.
        Err(error) => {
            tracing::debug!(%error, "could not look up a page for its preview");
            site()
        }
    }
}

/// The preview of an existing page.
fn page(title: Option<&str>, description: &str) -> Preview {
    let title = title.map_or_else(|| SITE.to_owned(), |title| format!("{title} · {SITE}"));
    Preview { found: true, title, description: description.to_owned() }
}

impl Texts {
    fn title(&self, game: &str) -> Option<&str> {
        self.games.get(game).map(|(title, _)| title.as_str())
    }

    async fn table(&self, shared: &Shared, id: &str) -> Result<Option<Preview>, StoreError> {
        // Only what is stored: a preview must not load the table.
        let Some(row) = shared.store.table(id).await? else { return Ok(None) };
        if !row.listed {
            return Ok(Some(page(None, self.own.text("invitation"))));
        }
        // Delayed spectators may not have seen the end of the game yet.
        let played = || TableState::described(&row, None).map(|info| info.map(|info| info.status));
        let now = match row.status.as_str() {
            "waiting" => "table-waiting",
            "playing" | "paused" => "table-playing",
            "finished" if played()? == Some(TableStatus::Playing) => "table-playing",
            _ => "table-over",
        };
        Ok(Some(page(self.title(&row.game), self.own.text(now))))
    }

    async fn replay(&self, shared: &Shared, id: &str) -> Result<Option<Preview>, StoreError> {
        let Some(row) = shared.history.find_match(id).await? else { return Ok(None) };
        // A match that is not over belongs to its table, which may be private.
        let over = row.shown.or(row.ended).is_some_and(|shown| shown <= now());
        let title = self.title(&row.game).filter(|_| row.listed && over);
        Ok(Some(page(title, self.own.text("replay"))))
    }
}

/// The address under which people reach this server, without a slash at the end; none if the request has no host.
fn origin(config: &Config, headers: &HeaderMap) -> Option<String> {
    let plain = |host: &&str| {
        host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte)) && !host.is_empty()
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(plain);
    let scheme = if config.secure { "https" } else { "http" };
    config.origins.first().cloned().or_else(|| host.map(|host| format!("{scheme}://{host}")))
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

/// Replaces what stands between two marks, if both are there.
fn between(text: &str, before: &str, after: &str, new: &str) -> String {
    let place = text.find(before).map(|at| at + before.len());
    let place = place.and_then(|start| Some(start..start + text[start..].find(after)?));
    place.map_or_else(|| text.to_owned(), |place| [&text[..place.start], new, &text[place.end..]].concat())
}

impl Preview {
    /// The HTML shell with this preview.
    pub(crate) fn shell(
        &self,
        index: &str,
        path: &str,
        picture: bool,
        config: &Config,
        headers: &HeaderMap,
    ) -> String {
        let (title, description) = (escaped(&self.title), escaped(&self.description));
        let meta =
            |name: &str, value: &str| format!("<meta property=\"og:{name}\" content=\"{value}\" />\n    ");
        let mut tags =
            [("site_name", SITE), ("type", "website"), ("title", &title), ("description", &description)]
                .map(|(name, value)| meta(name, value))
                .concat();
        if let Some(origin) = origin(config, headers).map(|origin| escaped(&origin)) {
            tags += &meta("url", &format!("{origin}{}", escaped(path)));
            if picture {
                tags += &meta("image", &format!("{origin}/{PICTURE}"));
            }
        }
        let card = if picture { "summary_large_image" } else { "summary" };
        let card = format!("<meta name=\"twitter:card\" content=\"{card}\" />\n  ");
        let page = between(index, "<title>", "</title>", &title);
        let page = between(&page, "<meta name=\"description\" content=\"", "\"", &description);
        page.replacen("</head>", &format!("  {tags}{card}</head>"), 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str =
        "<head><meta name=\"description\" content=\"old\" /><title>Old</title></head><body></body>";

    fn asked(name: header::HeaderName, value: &str) -> HeaderMap {
        [(name, value.parse().unwrap())].into_iter().collect()
    }

    #[test]
    fn the_first_known_language_is_taken() {
        for (tags, chosen) in
            [("fr-FR, ko-KR;q=0.8, en", "ko"), ("ES-mx", "es"), ("de", "en"), ("", "en"), ("*", "en")]
        {
            assert_eq!(language(&asked(header::ACCEPT_LANGUAGE, tags)), chosen, "{tags}");
        }
    }

    #[test]
    fn nothing_in_a_preview_can_end_its_place() {
        let page = Preview {
            found: true,
            title: "</title><script>".to_owned(),
            description: "\"><script>alert('x')</script>".to_owned(),
        };
        let host = asked(header::HOST, "play.example.org:7777");
        let shell = page.shell(INDEX, "/x\"><script>", true, &Config::default(), &host);
        assert!(!shell.contains("<script>"), "{shell}");
        assert!(shell.contains("content=\"http://play.example.org:7777/preview.png\""), "{shell}");
        assert!(!shell.contains("old") && !shell.contains("Old"), "{shell}");
    }

    #[test]
    fn a_strange_host_is_not_repeated_and_the_configured_one_wins() {
        let page = Preview { found: true, title: "T".to_owned(), description: "D".to_owned() };
        let strange = asked(header::HOST, "evil\"><b>");
        assert!(!page.shell(INDEX, "/", true, &Config::default(), &strange).contains("og:url"));
        let config = Config { origins: vec!["https://play.example.org".to_owned()], ..Config::default() };
        let shell = page.shell(INDEX, "/", false, &config, &asked(header::HOST, "elsewhere"));
        assert!(
            shell.contains("content=\"https://play.example.org/\"") && !shell.contains("og:image"),
            "{shell}"
        );
    }
}
