//! Views as rows of numbers.

use cardinal_engine::Tensor;
use cardinal_engine::tensor::{Block, Canvas, clockwise, distance, share};

use super::{Card, HighCard, View};

/// What a player shows: the card played, and two numbers.
const PLAYER: usize = Card::COUNT + 2;

impl Tensor for HighCard {
    const LAYOUT: u16 = 1;
    const BLOCKS: &'static [Block] = &[
        Block::new("phase", 3, "one-hot: deal, play, over"),
        Block::new("active", 4, "one-hot: whose turn it is"),
        Block::new("seats", 4, "1 for each seat in play"),
        Block::new("hand", Card::COUNT, "own cards, the lowest first"),
        Block::new("gone", Card::COUNT, "cards of completed tricks"),
        Block::new(
            "players",
            4 * PLAYER,
            "for each seat: one-hot of the card played; hand size of 7, points of 7",
        ),
        Block::new("cards", 1, "cards dealt to each, of 7"),
    ];

    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (me, seats) = (view.seat, view.players.seats());
        canvas.one_hot("phase", view.phase as usize);
        canvas.one_hot("active", distance(me, view.active, seats));
        canvas.marks("seats", 0..usize::from(seats));
        let hand = me.and_then(|seat| view.players[seat].hand).unwrap_or_default();
        canvas.bits("hand", hand.bits());
        canvas.bits("gone", view.gone.bits());
        canvas.parts("players", PLAYER, clockwise(me, seats), |seat, row| {
            let player = &view.players[seat];
            row.fill(0.0);
            if let Some(card) = player.played {
                row[card.index()] = 1.0;
            }
            row[Card::COUNT..].copy_from_slice(&[share(player.size, 7), share(player.points, 7)]);
        });
        canvas.numbers("cards", &[share(view.options.cards, 7)]);
    }
}
