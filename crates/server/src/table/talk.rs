//! Chat.

use cardinal_protocol::{
    ChatKind, ChatLine, Millis, PersonKind, PersonRef, REACTIONS, Refusal, TableStatus, ToClient, code,
};
use cardinal_store::{ChatRow, StoreError, Write};

use super::letter::frame;
use super::orders::order_key;
use super::state::Table;
use super::watchers::Watching;
use crate::error::refusal;
use crate::ids::now;

/// How many lines a table remembers for newcomers.
const REMEMBERED: usize = 100;
/// How long a line may be, in characters.
const LONGEST: usize = 500;
/// How many lines and reactions one person may send in [`WHILE`].
const LINES: usize = 8;
/// Ten seconds.
const WHILE: Millis = 10_000;

fn line(row: ChatRow) -> ChatLine {
    let kind = match row.kind.as_str() {
        "said" => ChatKind::Said,
        "reaction" => ChatKind::Reaction,
        _ => ChatKind::Remark,
    };
    let from = row.person.map(|(id, name, kind)| PersonRef { id, name, kind: person_kind(&kind) });
    ChatLine { id: row.id, at: row.at, from, kind, text: row.words }
}

/// The kind of a person, from its name in the store.
pub(crate) fn person_kind(name: &str) -> PersonKind {
    match name {
        "member" => PersonKind::Member,
        "bot" => PersonKind::Bot,
        "gone" => PersonKind::Gone,
        _ => PersonKind::Guest,
    }
}

impl Table {
    /// Remembers what was said of late, and the orders it came with.
    pub(super) async fn recall(&mut self) -> Result<(), StoreError> {
        let rows = self.shared.store.chat(&self.id, REMEMBERED as u64).await?;
        for row in &rows {
            if let Some(submission) = &row.submission
                && !self.answered.iter().any(|(known, _)| known == submission)
                && let Some((_, id)) = submission.split_once(' ')
            {
                let done = ToClient::Done { table: self.id.clone(), id: id.to_owned(), seq: None };
                self.remember(submission.clone(), done);
            }
        }
        self.said = self.said.max(rows.last().map_or(0, |row| row.id));
        self.chat = rows.into_iter().map(line).collect();
        Ok(())
    }

    /// Whether one may talk: not where partners must not, while they play.
    pub(super) fn chat_open(&self) -> bool {
        let called =
            self.kept.setup.options.get("table_talk").and_then(serde_json::Value::as_str) == Some("called");
        !(called && matches!(self.kept.status, TableStatus::Playing | TableStatus::Paused))
    }

    /// Somebody says something.
    pub(super) async fn say(&mut self, from: &PersonRef, id: &str, text: &str) -> Result<(), Refusal> {
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(Refusal::new(code::TOO_LONG, "a line has 1 to 500 characters"));
        }
        self.talk(from, id, ChatKind::Said, text).await
    }

    /// Somebody shows a reaction.
    pub(super) async fn react(&mut self, from: &PersonRef, id: &str, reaction: &str) -> Result<(), Refusal> {
        if !REACTIONS.contains(&reaction) {
            return Err(Refusal::new(code::MALFORMED, "there is no such reaction"));
        }
        self.talk(from, id, ChatKind::Reaction, reaction.to_owned()).await
    }

    async fn talk(
        &mut self,
        from: &PersonRef,
        id: &str,
        kind: ChatKind,
        text: String,
    ) -> Result<(), Refusal> {
        self.admit(Some(from))?;
        if !self.chat_open() {
            return Err(Refusal::new(code::CHAT_CLOSED, "at this table nobody talks during the game"));
        }
        let of_late = |line: &&ChatLine| {
            line.kind != ChatKind::Remark
                && line.from.as_ref().is_some_and(|other| other.id == from.id)
                && line.at + WHILE > now()
        };
        if self.chat.iter().rev().filter(of_late).count() >= LINES {
            return Err(Refusal::new(code::TOO_MANY, "that is much talk; wait a few seconds"));
        }
        let line = ChatLine { id: self.said + 1, at: now(), from: Some(from.clone()), kind, text };
        let row = ChatRow { submission: Some(order_key(from, id)), ..row(&line) };
        if let Err(error) = self.write(Write::say(&self.id, &row)).await {
            // It may be stored all the same.
            self.doubt();
            return Err(refusal(&error));
        }
        self.tell_chat(line);
        Ok(())
    }

    /// The table remarks something about somebody. Nothing depends on it, so nobody waits for it.
    pub(super) fn remark(&mut self, word: &str, about: Option<PersonRef>) {
        let line = ChatLine {
            id: self.said + 1,
            at: now(),
            from: about,
            kind: ChatKind::Remark,
            text: word.to_owned(),
        };
        let (store, write) =
            (self.shared.store.clone(), Write::say(&self.id, &row(&line)).by(self.node.as_ref()));
        tokio::spawn(async move {
            if let Err(error) = store.write(write).await {
                tracing::debug!(%error, "a remark was not stored");
            }
        });
        self.tell_chat(line);
    }

    fn tell_chat(&mut self, line: ChatLine) {
        self.said = line.id;
        let message = frame(&ToClient::Chat { table: self.id.clone(), lines: vec![line.clone()] });
        for watching in self.watchers.iter().filter(|watching| hears(watching, &line)) {
            watching.outbox.send(message.clone());
        }
        self.chat.push_back(line);
        if self.chat.len() > REMEMBERED {
            self.chat.pop_front();
        }
    }

    /// Tells a newcomer what was said after the line they know.
    pub(super) fn tell_chat_since(&self, watching: &Watching, known: u64) {
        let lines: Vec<ChatLine> =
            self.chat.iter().filter(|line| line.id > known && hears(watching, line)).cloned().collect();
        watching.outbox.send(frame(&ToClient::Chat { table: self.id.clone(), lines }));
    }
}

fn hears(watching: &Watching, line: &ChatLine) -> bool {
    line.kind == ChatKind::Remark || line.from.as_ref().is_none_or(|from| !watching.muted.contains(&from.id))
}

fn row(line: &ChatLine) -> ChatRow {
    let kind = match line.kind {
        ChatKind::Said => "said",
        ChatKind::Reaction => "reaction",
        ChatKind::Remark => "remark",
    };
    let person = line.from.as_ref().map(|from| (from.id.clone(), String::new(), String::new()));
    let words = line.text.clone();
    ChatRow { id: line.id, at: line.at, person, kind: kind.to_owned(), words, submission: None }
}
