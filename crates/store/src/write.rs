//! Statements that happen together or not at all.

use std::sync::Arc;

use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

/// A value in a statement.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Arg {
    /// Text, or nothing.
    Text(Option<String>),
    /// A whole number, or nothing.
    Int(Option<i64>),
    /// A number, or nothing.
    Real(Option<f64>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(Some(text.clone()))
    }
}

impl From<Option<String>> for Arg {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Int(Some(number as i64))
    }
}

impl From<bool> for Arg {
    fn from(flag: bool) -> Self {
        Self::Int(Some(i64::from(flag)))
    }
}

impl From<Option<u64>> for Arg {
    fn from(number: Option<u64>) -> Self {
        Self::Int(number.map(|number| number as i64))
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Int(Some(number))
    }
}

impl From<f64> for Arg {
    fn from(number: f64) -> Self {
        Self::Real(Some(number))
    }
}

impl From<Option<f64>> for Arg {
    fn from(number: Option<f64>) -> Self {
        Self::Real(number)
    }
}

/// The statement with its values in place.
pub(crate) fn bind<'q, 'a>(
    sql: &'static str,
    args: impl IntoIterator<Item = &'a Arg>,
) -> Query<'q, Any, AnyArguments> {
    args.into_iter().fold(sqlx::query(sql), |query, arg| match arg {
        Arg::Text(text) => query.bind(text.clone()),
        Arg::Int(number) => query.bind(*number),
        Arg::Real(number) => query.bind(*number),
    })
}

#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) sql: &'static str,
    pub(crate) args: Vec<Arg>,
    /// Whether it is a fence: if it changes nothing, the whole write is refused.
    pub(crate) fence: bool,
}

/// Statements that happen together or not at all.
///
/// A fence has to change something, or the write is refused with [`crate::StoreError::Conflict`] while others go on. It
/// should be the first statement, for then nothing has to be rolled back.
#[derive(Clone, Debug, Default)]
pub struct Write {
    statements: Vec<Statement>,
    /// The node in whose name it is written; see [`Write::by`].
    node: Option<Arc<str>>,
}

impl Write {
    /// Another statement.
    pub(crate) fn then(mut self, sql: &'static str, args: impl IntoIterator<Item = Arg>) -> Self {
        self.statements.push(Statement { sql, args: args.into_iter().collect(), fence: false });
        self
    }

    /// A statement that has to change something.
    pub(crate) fn fenced(sql: &'static str, args: impl IntoIterator<Item = Arg>) -> Self {
        let statements = vec![Statement { sql, args: args.into_iter().collect(), fence: true }];
        Self { statements, node: None }
    }

    /// Written in the name of a node: refused with [`crate::StoreError::Fenced`] once the node has been evicted, whether or
    /// not it knows.
    #[must_use]
    pub fn by(mut self, node: Option<&Arc<str>>) -> Self {
        self.node = node.cloned();
        self
    }

    /// The node in whose name it is written.
    pub(crate) const fn node(&self) -> Option<&Arc<str>> {
        self.node.as_ref()
    }

    /// This write and another as one.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.statements.extend(other.statements);
        self
    }

    /// The statements in order.
    pub(crate) fn statements(&self) -> &[Statement] {
        &self.statements
    }
}
