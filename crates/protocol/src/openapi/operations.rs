//! The requests of the HTTP interface.

/// One kind of request.
pub(super) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) id: &'static str,
    pub(super) summary: &'static str,
    /// Whether a session is needed.
    pub(super) session: bool,
    /// Name, schema, what it is for.
    pub(super) query: &'static [(&'static str, &'static str, &'static str)],
    /// The type of the body.
    pub(super) body: Option<&'static str>,
    /// The status where all went well.
    pub(super) status: &'static str,
    /// The type of the answer: `Name`, `Name?` where it may be null, `[Name]` for a list, `Page<Name>` for a part of a long one.
    pub(super) answer: Option<&'static str>,
}

/// Types that come from elsewhere and are described there: name, fields that are always there, where to read on.
pub(super) const OUTSIDE: &[(&str, &[&str], &str)] = &[
    (
        "Info",
        &["id", "name", "revision", "seats", "options", "presets", "refusals"],
        "A game: seats, options and presets, and the refusals of its rules.",
    ),
    (
        "Record",
        &["game", "revision", "options", "seats", "inputs", "result"],
        "The record of a match, as described in docs/record.md.",
    ),
    ("Description", &["openapi", "paths"], "An OpenAPI document."),
];

/// A request without parameters, session and answer, to be filled in.
const REQUEST: Operation = Operation {
    method: "get",
    path: "",
    id: "",
    summary: "",
    session: false,
    query: &[],
    body: None,
    status: "200",
    answer: None,
};

const COUNT: &str = r#"{"type": "integer", "minimum": 0}"#;
const WORD: &str = r#"{"type": "string"}"#;

/// All of them.
pub(super) const OPERATIONS: &[Operation] = &[
    Operation {
        method: "post",
        path: "/api/guest",
        id: "comeAsGuest",
        summary: "Creates a guest; a session that exists already is kept.",
        body: Some("NewGuest"),
        answer: Some("Me"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/sign-up",
        id: "signUp",
        summary: "Takes an account; a guest keeps name, games and ratings.",
        body: Some("SignUp"),
        answer: Some("Me"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/sign-in",
        id: "signIn",
        summary: "Begins a session.",
        body: Some("SignIn"),
        answer: Some("Me"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/reset",
        id: "lookAtReset",
        summary: "Whose link for another password this is.",
        body: Some("ResetCode"),
        answer: Some("ResetInfo"),
        ..REQUEST
    },
    Operation {
        method: "put",
        path: "/api/reset",
        id: "resetPassword",
        summary: "Chooses another password with the code of a link, once; all sessions end, and a new one begins.",
        body: Some("ResetPassword"),
        answer: Some("Me"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/reports",
        id: "report",
        summary: "Reports a person at a table, or a line they said, to the operators of the server.",
        session: true,
        body: Some("NewReport"),
        answer: Some("ReportReceipt"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/sign-out",
        id: "signOut",
        summary: "Ends the session.",
        session: true,
        status: "204",
        ..REQUEST
    },
    Operation {
        path: "/api/me",
        id: "me",
        summary: "Whose session it is; null without one. A bearer token that has ended is refused.",
        answer: Some("Me?"),
        ..REQUEST
    },
    Operation {
        method: "patch",
        path: "/api/me",
        id: "changeMe",
        summary: "Changes name or password; with a new password all other sessions end.",
        session: true,
        body: Some("ChangeMe"),
        answer: Some("Me"),
        ..REQUEST
    },
    Operation {
        method: "delete",
        path: "/api/me",
        id: "deleteMe",
        summary: "Deletes the account; the games remain, without the name.",
        session: true,
        body: Some("DeleteMe"),
        status: "204",
        ..REQUEST
    },
    Operation {
        path: "/api/me/sessions",
        id: "sessions",
        summary: "One's own sessions, the latest used first.",
        session: true,
        answer: Some("[SessionInfo]"),
        ..REQUEST
    },
    Operation {
        method: "delete",
        path: "/api/me/sessions",
        id: "endOtherSessions",
        summary: "Ends all one's own sessions but this one.",
        session: true,
        status: "204",
        ..REQUEST
    },
    Operation {
        method: "delete",
        path: "/api/me/sessions/{session}",
        id: "endSession",
        summary: "Ends one of one's own sessions.",
        session: true,
        status: "204",
        ..REQUEST
    },
    Operation {
        path: "/api/me/data",
        id: "myData",
        summary: "Everything that is stored of oneself.",
        session: true,
        answer: Some("MyData"),
        ..REQUEST
    },
    Operation {
        path: "/api/server",
        id: "server",
        summary: "What the server offers.",
        answer: Some("ServerInfo"),
        ..REQUEST
    },
    Operation {
        path: "/api/version",
        id: "version",
        summary: "The version of the program, what it was built from, and which protocol, records and rules it has.",
        answer: Some("VersionInfo"),
        ..REQUEST
    },
    Operation {
        path: "/api/games",
        id: "games",
        summary: "The games with seats, options and presets.",
        answer: Some("[Info]"),
        ..REQUEST
    },
    Operation {
        path: "/api/tables",
        id: "lobby",
        summary: "The open tables.",
        answer: Some("[LobbyTable]"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/tables",
        id: "openTable",
        summary: "Opens a table.",
        session: true,
        body: Some("TableSetup"),
        answer: Some("TableRef"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/quick",
        id: "quickMatch",
        summary: "Sits down at a table with room, or opens one.",
        session: true,
        body: Some("QuickMatch"),
        answer: Some("TableRef"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/lessons/{game}",
        id: "lesson",
        summary: "Opens a lesson and deals.",
        session: true,
        answer: Some("TableRef"),
        ..REQUEST
    },
    Operation {
        path: "/api/my/tables",
        id: "myTables",
        summary: "The tables at which one plays.",
        session: true,
        answer: Some("[RunningTable]"),
        ..REQUEST
    },
    Operation {
        path: "/api/tables/{table}",
        id: "table",
        summary: "A table.",
        answer: Some("TableInfo"),
        ..REQUEST
    },
    Operation {
        path: "/api/tables/{table}/events",
        id: "events",
        summary: "What a socket would have been sent since.",
        query: &[
            ("match_id", WORD, "The match one knows."),
            ("seq", COUNT, "The last number seen of it."),
            ("chat", COUNT, "The last chat line seen."),
            ("table", COUNT, "The version of the table that one knows."),
            ("wait", r#"{"type": "integer", "minimum": 0, "maximum": 25}"#, "Seconds to wait for news."),
        ],
        answer: Some("TableUpdates"),
        ..REQUEST
    },
    Operation {
        method: "post",
        path: "/api/tables/{table}/orders/{id}",
        id: "order",
        summary: "Gives an order, carried out once for each id.",
        session: true,
        body: Some("TableOrder"),
        answer: Some("ToClient"),
        ..REQUEST
    },
    Operation {
        path: "/api/matches",
        id: "matches",
        summary: "Finished matches, the newest first.",
        query: &[
            ("game", WORD, "Of this game."),
            ("person", WORD, "Of this person."),
            ("limit", COUNT, "How many; 20 if it is left out, 100 at most."),
            ("next", WORD, "From the page before."),
        ],
        answer: Some("Page<MatchSummary>"),
        ..REQUEST
    },
    Operation {
        path: "/api/matches/{match}",
        id: "match",
        summary: "A match.",
        answer: Some("MatchSummary"),
        ..REQUEST
    },
    Operation {
        path: "/api/matches/{match}/record",
        id: "record",
        summary: "The record of a match that is over.",
        answer: Some("Record"),
        ..REQUEST
    },
    Operation {
        path: "/api/matches/{match}/replay",
        id: "replay",
        summary: "A match that is over, step by step.",
        query: &[
            (
                "seat",
                r#"{"type": "integer", "minimum": 0, "maximum": 255}"#,
                "As this seat saw it; everything if it is left out.",
            ),
            ("from", COUNT, "The step to begin with."),
            ("limit", COUNT, "How many steps; 200 if it is left out, 1000 at most."),
            ("views", r#"{"type": "boolean"}"#, "Whether every update has a view, not only the first."),
        ],
        answer: Some("ReplayPart"),
        ..REQUEST
    },
    Operation {
        path: "/api/people/{person}",
        id: "person",
        summary: "Profile and ratings of a person.",
        answer: Some("Profile"),
        ..REQUEST
    },
    Operation {
        path: "/api/leaderboard/{game}/{pool}",
        id: "leaders",
        summary: "The best people of a game, provisional ratings last; the pool is duel or table.",
        query: &[("from", COUNT, "How many to leave out.")],
        answer: Some("Page<Leader>"),
        ..REQUEST
    },
    Operation {
        path: "/api/socket",
        id: "socket",
        summary: "The WebSocket; docs/protocol.md tells what is said over it.",
        status: "101",
        ..REQUEST
    },
    Operation {
        path: "/api/openapi.json",
        id: "openapi",
        summary: "This description.",
        answer: Some("Description"),
        ..REQUEST
    },
];
