//! What a search has found out so far.

use cardinal_engine::Seat;

/// The start of a search.
pub(super) const ROOT: u32 = 0;
pub(super) const NONE: u32 = u32::MAX;

/// Positions as one seat can tell them apart, each reached by the actions seen so far, in one growing list.
///
/// An action may be possible in some worlds only, so each position counts how often it could have been chosen.
/// The positions after one are stored in the order in which actions are listed, so that a list of legal actions and
/// the findings about them are walked side by side.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

/// A position and the action that led to it.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub(super) action: A,
    /// Orders the children of a position: the seat, then the number of the action.
    pub(super) key: u32,
    /// Who took the action.
    pub(super) seat: Seat,
    /// How often it was tried.
    pub(super) visits: u32,
    /// How often it could have been tried.
    pub(super) chances: u32,
    /// The sum of its results for `seat`.
    pub(super) reward: f32,
    first_child: u32,
    next_sibling: u32,
}

impl<A> Node<A> {
    pub(super) fn mean(&self) -> f32 {
        self.reward / (self.visits.max(1) as f32)
    }
}

impl<A: Copy> Tree<A> {
    /// A tree with nothing but its root; the root's action means nothing.
    pub(super) fn new(seat: Seat, action: A) -> Self {
        let mut tree = Self { nodes: Vec::with_capacity(1024) };
        tree.push(seat, action, 0);
        tree
    }

    pub(super) fn node(&self, at: u32) -> &Node<A> {
        &self.nodes[at as usize]
    }

    pub(super) fn node_mut(&mut self, at: u32) -> &mut Node<A> {
        &mut self.nodes[at as usize]
    }

    pub(super) fn first_child(&self, parent: u32) -> u32 {
        self.node(parent).first_child
    }

    pub(super) fn next_sibling(&self, at: u32) -> u32 {
        self.node(at).next_sibling
    }

    pub(super) fn children(&self, parent: u32) -> impl Iterator<Item = &Node<A>> {
        let mut next = self.first_child(parent);
        std::iter::from_fn(move || {
            let node = self.nodes.get(next as usize)?;
            next = node.next_sibling;
            Some(node)
        })
    }

    /// The position after `parent` that this action leads to.
    pub(super) fn find(&self, parent: u32, action: &A) -> Option<u32>
    where
        A: PartialEq,
    {
        let mut next = self.first_child(parent);
        while next != NONE && self.node(next).action != *action {
            next = self.next_sibling(next);
        }
        (next != NONE).then_some(next)
    }

    /// Adds a position after `parent`, behind its child `before` or as the first.
    pub(super) fn grow(&mut self, parent: u32, before: u32, seat: Seat, action: A, key: u32) -> u32 {
        let at = self.push(seat, action, key);
        let place = match before {
            NONE => &mut self.nodes[parent as usize].first_child,
            before => &mut self.nodes[before as usize].next_sibling,
        };
        let next = std::mem::replace(place, at);
        self.node_mut(at).next_sibling = next;
        at
    }

    fn push(&mut self, seat: Seat, action: A, key: u32) -> u32 {
        let (first_child, next_sibling) = (NONE, NONE);
        let node = Node { action, key, seat, visits: 0, chances: 1, reward: 0.0, first_child, next_sibling };
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }
}
