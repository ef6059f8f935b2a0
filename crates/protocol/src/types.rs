//! TypeScript declarations of the messages, for developers (feature `types`).

use cardinal_engine::types::Declarations;
use cardinal_engine::{Entropy, Fairness, Info, Standing};

use crate::{PROTOCOL, REACTIONS, ToClient, ToServer, code, http};

/// The TypeScript module of all messages and HTTP bodies.
pub fn typescript() -> String {
    let declarations = Declarations::default()
        .with::<ToServer>()
        .with::<ToClient>()
        .with::<crate::TableSetup>()
        .with::<http::NewGuest>()
        .with::<http::SignUp>()
        .with::<http::SignIn>()
        .with::<http::ResetCode>()
        .with::<http::ResetInfo>()
        .with::<http::ResetPassword>()
        .with::<http::NewReport>()
        .with::<http::ReportReceipt>()
        .with::<http::ChangeMe>()
        .with::<http::DeleteMe>()
        .with::<http::MyData>()
        .with::<http::QuickMatch>()
        .with::<http::TableRef>()
        .with::<http::RunningTable>()
        .with::<http::TableUpdates>()
        .with::<http::Page<http::MatchSummary>>()
        .with::<http::ReplayPart>()
        .with::<http::Profile>()
        .with::<http::Leader>()
        .with::<http::ServerInfo>()
        .with::<Info>()
        .with::<Standing>()
        .with::<Fairness>()
        .with::<Entropy>();
    let mut text = declarations.to_module("The messages between a table server and its clients.");
    text.extend([format!("\n/** The version of this protocol. */\nexport const PROTOCOL = {PROTOCOL};\n")]);
    text.extend([format!(
        "\n/** The reactions there are. */\nexport const REACTIONS = {REACTIONS:?} as const;\n"
    )]);
    text.extend([format!(
        "\n/** The refusals of the server itself. */\nexport const CODES = {:?} as const;\n",
        code::ALL
    )]);
    text
}
