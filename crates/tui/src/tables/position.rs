//! Tables and moments of games chosen at run time; their parts have the types of the game.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use cardinal_bots::{Halt, Reason, suggest_numbered};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{
    Actions, AnyMatch, AnySession, Game, Illegal, Info, Match, Observer, PlanError, Playable, Seat, Session,
    Window, Wire,
};
use cardinal_protocol::Json;
use cardinal_texts::{Speech, with};

use super::{Button, Canvas, Deed, Thing};
use crate::session::Refused;
use crate::words::Names;

/// Something the seat at the terminal may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// What is done.
    pub deed: Deed,
    /// The command that makes it.
    pub word: String,
    /// What it does.
    pub sentence: String,
    /// What it involves.
    pub involves: Vec<Thing>,
}

impl Move {
    /// What the move does, where its command does not say the same.
    pub(crate) fn sentence_beside(&self) -> &str {
        if self.sentence.eq_ignore_ascii_case(&self.word) { "" } else { &self.sentence }
    }

    /// What the move does, with the command, which may be more exact.
    pub(crate) fn whole(&self) -> String {
        match self.sentence_beside() {
            "" => self.sentence.clone(),
            sentence => format!("{sentence} ({})", self.word),
        }
    }
}

/// A move with what speaks for it.
#[derive(Clone, Debug)]
pub struct Advice {
    /// What is done.
    pub deed: Deed,
    /// The command that makes it.
    pub word: String,
    /// Its place in the list, from 0.
    pub place: usize,
    /// What speaks for it or against it.
    pub reason: Reason,
}

/// What an observer learned from an input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// In sentences.
    pub sentences: Vec<String>,
    /// What on the table it was about.
    pub touched: Vec<Thing>,
    /// Whether it was taken back later, or is itself an undo.
    pub past: bool,
}

/// A position that a move would lead to.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The position.
    pub position: Arc<dyn Position>,
    /// Whether the move is only the beginning of a longer one, which is sent as a whole.
    pub unfinished: bool,
}

/// The table of any game.
pub trait AnyTable: Send + Sync {
    /// The game's facts.
    fn info(&self) -> Info;
    /// The moves that need nothing to point at.
    fn buttons(&self) -> &'static [Button];
    /// What `who` sees of a match now; `None` if it is a match of another game.
    fn position(&self, played: &dyn AnyMatch, who: Observer) -> Option<Arc<dyn Position>>;
    /// What `who` learned from an input of a match.
    fn told(&self, played: &dyn AnyMatch, input: usize, who: Observer, names: Names<'_>) -> Told;
    /// What a server shows; an error where this program does not understand it, because it is of another version.
    fn read(&self, scene: &cardinal_client::Scene) -> Result<Arc<dyn Position>, String>;
    /// What a server tells in a list of notices to the observer of a position; nothing where this program does not
    /// understand it.
    fn read_notices(&self, notices: &Json, position: &dyn Position, names: Names<'_>) -> Told;
    /// Carries a move out, with the shuffles it causes.
    fn act(&self, session: &mut dyn AnySession, seat: Seat, deed: &Deed) -> Result<(), Refused>;
}

/// A moment of a game as one observer sees it.
pub trait Position: Any + Debug + Send + Sync {
    /// The view itself, for callers that know the game.
    fn view(&self) -> &dyn Any;
    /// Draws the table and the hand.
    fn paint(&self, canvas: &mut Canvas<'_>);
    /// Whether the observer may do anything.
    fn acts(&self) -> bool;
    /// What may be done now.
    fn moves(&self, names: Names<'_>) -> Vec<Move>;
    /// The moves a player could mean; see [`super::Renderer::attempts`].
    fn attempts(&self, thing: Thing, picked: Option<Thing>) -> Vec<Deed>;
    /// The move made with the very thing that was pointed at; see [`super::Renderer::using`].
    fn using(&self, one: &Move, _thing: Thing, _names: Names<'_>) -> Move {
        one.clone()
    }
    /// Whether cards of the hand can be marked now, to be used together.
    fn marks(&self) -> bool {
        false
    }
    /// The moves that use exactly the marked things, legal or not; see [`super::Renderer::together`].
    fn together(&self, _marked: &[Thing], _names: Names<'_>) -> Vec<Move> {
        Vec::new()
    }
    /// What a move would lead to, or the rule that forbids it. The view tells: what a seat may do follows from it.
    fn after(&self, seat: Seat, deed: &Deed) -> Result<Draft, Refused>;
    /// The move of this name, possible or not.
    fn read(&self, typed: &str) -> Option<Deed>;
    /// The command that makes a move.
    fn word(&self, deed: &Deed) -> String;
    /// What a move does.
    fn sentence(&self, deed: &Deed, names: Names<'_>) -> String;
    /// The table line by line.
    fn describe(&self, names: Names<'_>) -> Vec<String>;
    /// Round, phase and the like.
    fn status(&self, names: Names<'_>) -> String;
    /// What is public about a player.
    fn player(&self, seat: Seat, names: Names<'_>) -> String;
    /// Like [`Position::player`], but in as little room as it takes.
    fn player_briefly(&self, seat: Seat, names: Names<'_>) -> String {
        self.player(seat, names)
    }
    /// The clause that matters most now.
    fn clause(&self) -> &'static str;
    /// Moves for a seat, the best first. It takes a while; `halt` ends it.
    fn hints(&self, seat: Seat, halt: &Halt) -> Vec<Advice>;
}

/// View and legal actions of an observer.
pub(super) type Moment<G> = (<G as Game>::View, Vec<<G as Game>::Action>);

fn of_match<G: Actions>(played: &dyn AnyMatch) -> Option<&Match<G>> {
    played.as_any().downcast_ref()
}

/// What `who` sees of a match, and may do.
pub(super) fn moment<G: Actions>(played: &dyn AnyMatch, who: Observer) -> Option<Moment<G>> {
    of_match::<G>(played).map(|played| seen_by(played.game(), who))
}

fn seen_by<G: Game>(game: &G, who: Observer) -> Moment<G> {
    let legal = who.seat().map(|seat| Window::new(game, seat).legal()).unwrap_or_default();
    (game.view(who), legal)
}

/// The notices of an input for `who`, and what they see now.
pub(super) fn notices<G: Actions>(
    played: &dyn AnyMatch,
    input: usize,
    who: Observer,
) -> Option<(G::View, Vec<G::Notice>)> {
    of_match::<G>(played).map(|played| (played.game().view(who), played.notices(input, who)))
}

/// What a server shows.
pub(super) fn read_moment<G: Playable>(scene: &cardinal_client::Scene) -> Result<Moment<G>, String> {
    let fault = || scene.view.fault().unwrap_or("another game").to_owned();
    let view = scene.view.of::<G>().ok_or_else(fault)?;
    let legal = scene.outlook.legal.as_ref().filter(|_| scene.seat().is_some());
    let legal = legal
        .map(|legal| G::Action::list_from_json(&legal.text()))
        .transpose()
        .map_err(|error| error.to_string())?;
    Ok((view.clone(), legal.unwrap_or_default()))
}

/// Carries a move out in a session.
pub(super) fn act<G: Actions>(session: &mut dyn AnySession, seat: Seat, deed: &Deed) -> Result<(), Refused> {
    let session = session.as_any_mut().downcast_mut::<Session<G>>().ok_or_else(no_move)?;
    session.plan(seat, actions::<G>(deed)?).map_err(|error| match error {
        PlanError::Illegal { illegal, .. } => illegal.into(),
        other => Refused::Other(other.to_string()),
    })?;
    session.commit();
    Ok(())
}

/// Where a move leads to: the moment after it, as `seat` sees it.
pub(super) fn after<G: Game>(view: &G::View, seat: Seat, deed: &Deed) -> Result<Moment<G>, Refused> {
    // Any world that the seat can imagine tells.
    let mut world = G::determinize(view, &mut stream(1, 0, Purpose::Test));
    for action in actions::<G>(deed)? {
        world.apply(seat, action, &mut cardinal_engine::Silent)?;
    }
    Ok(seen_by(&world, Observer::Seat(seat)))
}

fn actions<G: Game>(deed: &Deed) -> Result<&[G::Action], Refused> {
    deed.actions().ok_or_else(no_move)
}

fn no_move() -> Refused {
    Refused::Message("refused-malformed-action")
}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal { code: illegal.code.to_owned(), clause: illegal.clause.to_owned() }
    }
}

/// The first action of the game with this command, in upper or lower case.
pub(super) fn find<G: Actions>(typed: &str, word: impl Fn(&G::Action) -> String) -> Option<G::Action> {
    let typed = typed.to_lowercase();
    (0..G::ACTIONS).filter_map(G::decode).find(|action| word(action).to_lowercase() == typed)
}

/// What to call each action of a move.
pub(super) fn words<G: Game>(deed: &Deed, word: impl Fn(&G::Action) -> String) -> Vec<String> {
    deed.actions::<G::Action>().unwrap_or_default().iter().map(word).collect()
}

/// Moves for a seat, the best first, called as `word` calls them.
pub(super) fn hints<G: Actions>(
    view: &G::View,
    seat: Seat,
    halt: &Halt,
    word: impl Fn(&G::Action) -> String,
) -> Vec<Advice> {
    let hints = suggest_numbered(G::INFO.id, view, seat, halt);
    let advice = hints.iter().enumerate().filter_map(|(place, hint)| {
        let action = G::decode(hint.action)?;
        Some(Advice { deed: Deed::of(vec![action]), word: word(&action), place, reason: hint.reason })
    });
    advice.collect()
}

impl Advice {
    /// Why the move stands at this place of the list.
    pub fn why(&self, speech: &Speech) -> String {
        // Twice the standard error on either side, so that the number is right in 19 of 20 cases.
        let expected = |share: f32, error: f32| {
            with("share", speech.percent(share)).with("error", speech.percent(2.0 * error))
        };
        match self.reason {
            Reason::Only => speech.text("hint-only"),
            Reason::Best { share, error, by } => {
                speech.say("hint-best", expected(share, error).with("by", speech.percent(by)))
            }
            Reason::Close { share, error } if self.place == 0 => {
                speech.say("hint-even", expected(share, error))
            }
            Reason::Close { share, error } => speech.say("hint-close", expected(share, error)),
            Reason::Worse { share, error, by } => {
                speech.say("hint-worse", expected(share, error).with("by", speech.percent(by)))
            }
            Reason::Unlikely => speech.text("hint-unlikely"),
        }
    }
}
