//! The pages of the web client and of the documentation: what there is, what there is not, and what a shared link shows.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::company::{Company, setup};
use crate::duel::Duel;
use crate::harness::Server;

fn page(server: &Server, path: &str, more: &str) -> (u16, String) {
    server.raw(&format!("GET {path} HTTP/1.1\r\nHost: play.test:7777\r\nConnection: close\r\n{more}\r\n"))
}

/// The value of a tag of a page.
fn tag<'a>(page: &'a str, name: &str) -> &'a str {
    let start = format!("<meta property=\"og:{name}\" content=\"");
    let rest = page.split_once(&start).unwrap_or_else(|| panic!("{name} is missing: {page}")).1;
    rest.split_once('"').unwrap().0
}

#[test]
fn every_page_exists_and_an_unknown_one_is_404_with_the_client() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &serde_json::json!({"hosts": ["play.test"]}));
    let (token, id) = server.guest("Ann");
    let table = server.open(&token, &setup("chain", 2, &json!({})));
    let mut known = vec![
        "/".to_owned(),
        "/history".to_owned(),
        "/leaders/".to_owned(),
        "/profile".to_owned(),
        "/reset".to_owned(),
    ];
    known.extend([format!("/table/{table}"), format!("/person/{id}")]);
    for game in cardinal_games::all() {
        known.extend(["new", "rules"].map(|part| format!("/{part}/{}", game.info().id)));
    }
    for path in known {
        let (status, text) = page(&server, &path, "");
        assert!(status == 200 && text.contains("<div id=\"app\">"), "{path}: {status}");
    }
    for path in [
        "/nowhere",
        "/no/such/page",
        "/new",
        "/new/chess",
        "/rules/chess",
        "/new/chain/more",
        "/table/nosuchtable",
        "/replay/nosuchmatch",
        "/person/stranger",
        "/history/old",
    ] {
        let (status, text) = page(&server, path, "");
        assert!(status == 404 && text.contains("<div id=\"app\">"), "{path}: {status}");
    }
    assert_eq!(page(&server, "/assets/nowhere.js", "").0, 404);
    assert_eq!(server.ask("POST", "/", None, "{}").0, 405);
}

#[test]
fn a_page_that_is_known_already_is_not_sent_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &serde_json::json!({"hosts": ["play.test"]}));
    let head = |more: &str| {
        let request = format!("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n{more}\r\n");
        let mut stream = crate::harness::asked(&server.address, &request);
        let mut text = String::new();
        std::io::Read::read_to_string(&mut stream, &mut text).unwrap();
        text
    };
    let first = head("").to_lowercase();
    let tag = first.split_once("\r\netag: ").unwrap().1.split_once("\r\n").unwrap().0.to_owned();
    assert!(head(&format!("If-None-Match: {tag}\r\n")).starts_with("HTTP/1.1 304"));
    let spanish = head(&format!("If-None-Match: {tag}\r\nAccept-Language: es\r\n"));
    assert!(spanish.starts_with("HTTP/1.1 200"), "another language is another page: {spanish}");
}

#[test]
fn a_shared_link_shows_what_it_leads_to_and_nothing_private() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &serde_json::json!({"hosts": ["play.test"]}));
    let (status, start) = page(&server, "/", "");
    assert_eq!(
        (status, tag(&start, "title"), tag(&start, "url")),
        (200, "Cardinal", "http://play.test:7777/")
    );
    assert!(start.contains("<title>Cardinal</title>") && start.matches("name=\"description\"").count() == 1);
    assert!(tag(&start, "description").contains("no account"), "{start}");
    let members = tempfile::tempdir().unwrap();
    let members = Server::configured(members.path(), &json!({"hosts": ["play.test"], "guests": false}));
    for language in ["en", "es", "ja", "ko"] {
        let accept = format!("Accept-Language: {language}\r\n");
        let describes =
            |server: &Server, path: &str| tag(&page(server, path, &accept).1, "description").to_owned();
        for path in ["/", "/nowhere"] {
            let (open, closed) = (describes(&server, path), describes(&members, path));
            assert!(!closed.is_empty() && closed != open, "{path} {language}: {closed}");
        }
    }
    assert!(tag(&page(&members, "/", "").1, "description").ends_with("with an account on this server."));
    let game = page(&server, "/new/number-chain", "").1;
    assert_eq!(tag(&game, "title"), "Number Chain · Cardinal");
    assert!(!tag(&game, "description").is_empty() && tag(&game, "description") != tag(&start, "description"));
    let korean = page(&server, "/new/number-chain", "Accept-Language: ko-KR,ko;q=0.9\r\n").1;
    assert_ne!(tag(&korean, "description"), tag(&game, "description"));

    // The game of a listed table is public; of the others, nothing is.
    let listed = Company::meet(&server, "numboom", 2, &json!({"open": true}));
    let waiting = page(&server, &format!("/table/{}", listed.table), "").1;
    assert_eq!(tag(&waiting, "title"), "Numboom · Cardinal");
    server.order(&listed.tokens[0], &listed.table, "go", &json!({"do": "start"}));
    let playing = page(&server, &format!("/table/{}", listed.table), "").1;
    assert_ne!(tag(&playing, "description"), tag(&waiting, "description"));
    let private = Company::play(&server, "numboom", 2, &json!({}));
    let hidden = page(&server, &format!("/table/{}", private.table), "").1;
    assert_eq!(tag(&hidden, "title"), "Cardinal");
    assert!(!hidden.contains("Numboom"));
    let of_match =
        |info: &Value| page(&server, &format!("/replay/{}", info["current"]["id"].as_str().unwrap()), "").1;
    let early = of_match(&private.info(&server));
    assert_eq!(tag(&early, "title"), "Cardinal", "it is not over");
    for company in [&private, &listed] {
        Duel::resume(&server, &company.table, [&company.tokens[0], &company.tokens[1]]).finish();
    }
    assert_eq!(tag(&of_match(&private.info(&server)), "title"), "Cardinal", "it is not public");
    let replay = of_match(&listed.info(&server));
    assert_eq!(tag(&replay, "title"), "Numboom · Cardinal");
    for text in [&waiting, &playing, &hidden, &early, &replay] {
        assert!(!text.contains("Ann") && !text.contains("Ben"), "no names: {text}");
    }
    // The address does not become part of the page.
    let typed = page(&server, "/new/%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "").1;
    assert!(!typed.contains("<script>alert"), "{typed}");
}

/// The values of an attribute in a page, such as the targets of its links.
fn values<'a>(page: &'a str, attribute: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {attribute}=\"");
    let parts: Vec<_> = page.split(&start).skip(1).collect();
    parts.into_iter().map(|part| part.split('"').next().unwrap())
}

#[test]
fn every_page_of_the_documentation_and_everything_it_links_to_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"hosts": ["play.test"]}));
    let pages: Vec<String> = cardinal_assets::paths()
        .filter(|path| path.starts_with("docs/") && path.ends_with(".html") && *path != "docs/not-found.html")
        .map(|path| format!("/{}", path.trim_end_matches(".html").trim_end_matches("/index")))
        .collect();
    assert!(pages.iter().any(|path| path == "/docs") && pages.len() > 10, "{pages:?}");
    for game in cardinal_games::all() {
        assert!(pages.contains(&format!("/docs/rules/{}", game.info().id)), "{}", game.info().id);
    }
    let mut asked = BTreeSet::new();
    for path in &pages {
        let (status, text) = page(&server, path, "");
        assert!(status == 200 && text.contains("<article>"), "{path}: {status}");
        for link in values(&text, "href").chain(values(&text, "src")) {
            assert!(!link.contains("://"), "{path} leaves the server: {link}");
            let (address, heading) = link.split_once('#').unwrap_or((link, ""));
            let address = if address.is_empty() { path } else { address };
            if !asked.insert((address.to_owned(), heading.to_owned())) {
                continue;
            }
            // A typeface is not text.
            let typeface = Path::new(address).extension().is_some_and(|ending| ending == "woff2");
            let (status, target) = if typeface {
                (if cardinal_assets::get(&address[1..]).is_some() { 200 } else { 404 }, String::new())
            } else {
                page(&server, address, "")
            };
            assert_eq!(status, 200, "{path} links to {link}");
            assert!(heading.is_empty() || target.contains(&format!(" id=\"{heading}\"")), "{path}: {link}");
        }
    }
    for path in ["/docs/nowhere", "/docs/api.md", "/docs/not-found", "/docs/rules/chess"] {
        let (status, text) = page(&server, path, "");
        assert!(status == 404 && text.contains("There is no such page"), "{path}: {status}");
    }
    assert_eq!(server.ask("POST", "/docs", None, "{}").0, 405);
}
