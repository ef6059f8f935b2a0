//! People who sit at a table together, each with a socket.

use cardinal_engine::Seat;
use serde_json::{Value, json};

use crate::database::Database;
use crate::harness::{Server, Socket};
use crate::player::Player;
use crate::replica::replay;

const NAMES: [&str; 6] = ["Ann", "Ben", "Cem", "Dea", "Eli", "Fay"];

/// The people at a table, the host first.
pub(crate) struct Company {
    pub(crate) table: String,
    pub(crate) tokens: Vec<String>,
    pub(crate) ids: Vec<String>,
    game: String,
}

/// A set-up with only people, and something special about it.
pub(crate) fn setup(game: &str, people: usize, special: &Value) -> Value {
    let mut setup = json!({"game": game, "seats": vec![json!({"kind": "open"}); people], "pace": "instant"});
    for (key, value) in special.as_object().into_iter().flatten() {
        setup[key] = value.clone();
    }
    setup
}

impl Company {
    /// Opens a table at which all of them sit.
    pub(crate) fn meet(server: &Server, game: &str, people: usize, special: &Value) -> Self {
        let (tokens, ids): (Vec<_>, Vec<_>) = NAMES[..people].iter().map(|name| server.guest(name)).unzip();
        let table = server.open(&tokens[0], &setup(game, people, special));
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            server.order(token, &table, "sit", &json!({"do": "sit", "seat": seat}));
        }
        Self { table, tokens, ids, game: game.to_owned() }
    }

    /// Like [`Company::meet`], with the cards dealt.
    pub(crate) fn play(server: &Server, game: &str, people: usize, special: &Value) -> Self {
        let company = Self::meet(server, game, people, special);
        server.order(&company.tokens[0], &company.table, "go", &json!({"do": "start"}));
        company
    }

    /// A player with a socket, up to date.
    pub(crate) fn player(&self, server: &Server, seat: usize) -> (Player, Socket) {
        let mut player = Player::new(&self.tokens[seat], &self.table, seat as u64 + 1);
        let mut socket = player.connect(server);
        while player.seq == 0 {
            player.hear(&socket.hear().expect("the server tells how it stands"));
        }
        (player, socket)
    }

    /// All players with a socket, up to date.
    pub(crate) fn players(&self, server: &Server) -> Vec<(Player, Socket)> {
        (0..self.tokens.len()).map(|seat| self.player(server, seat)).collect()
    }

    /// The table as its people see it.
    pub(crate) fn info(&self, server: &Server) -> Value {
        server.get(&format!("/api/tables/{}", self.table), Some(&self.tokens[0]))
    }

    /// What a refused order is refused with.
    pub(crate) fn refused(&self, server: &Server, seat: usize, id: &str, order: &Value) -> String {
        let path = format!("/api/tables/{}/orders/{id}", self.table);
        let (status, answer) = server.ask("POST", &path, Some(&self.tokens[seat]), &order.to_string());
        assert!((400..500).contains(&status), "{order}: {status} {answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    /// What the game plays for a seat that does not.
    pub(crate) fn default_action(&self, server: &Server, file: &mut Database, seat: u8) -> Value {
        let info = self.info(server);
        let inputs = file.inputs(info["current"]["id"].as_str().unwrap());
        let seats = info["seats"].as_array().unwrap().len();
        let action = replay(&self.game, &info["options"], seats, &inputs, |played| {
            played.default_action(Seat::new(seat))
        });
        action.flatten().expect("a seat that may act has a default move")
    }
}

/// The seat whose turn it is.
pub(crate) fn to_act(player: &Player) -> usize {
    player.outlook["turn"][0].as_u64().expect("it is a player's turn") as usize
}

/// Listens until something is said.
pub(crate) fn until(socket: &mut Socket, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = socket.hear().unwrap_or_else(|| panic!("nothing more was said, waiting for {what}"));
        if fits(&message) {
            return message;
        }
    }
}

/// Listens to everything that has been said by now.
pub(crate) fn drain(socket: &mut Socket) -> Vec<Value> {
    assert!(socket.say(&json!({"do": "ping"})));
    let mut heard = Vec::new();
    loop {
        let message = socket.hear().expect("the server answers");
        if message["on"] == "pong" {
            return heard;
        }
        heard.push(message);
    }
}

/// Makes one move and waits until it is done; gives its number.
pub(crate) fn make_move(player: &mut Player, socket: &mut Socket) -> u64 {
    let order = player.decide().expect("it is this player's turn");
    carried_out(player, socket, &order)
}

/// Draws an unseen card, which is possible in the first turn of Number Chain with any deal, and cannot be
/// unseen again; gives the number of the move.
pub(crate) fn draw_card(player: &mut Player, socket: &mut Socket) -> u64 {
    let order = player.choose(&json!({"do": "take", "from": "supply"}));
    carried_out(player, socket, &order)
}

/// Sends an order and waits until it is done; gives its number.
fn carried_out(player: &mut Player, socket: &mut Socket, order: &Value) -> u64 {
    assert!(socket.say(order));
    let done = loop {
        let message = socket.hear().expect("the server answers");
        let answer = matches!(message["on"].as_str(), Some("done" | "refused"));
        player.hear(&message);
        if answer {
            break message;
        }
    };
    assert_eq!(done["on"], "done", "{done}");
    done["seq"].as_u64().unwrap()
}

/// Takes in all that has been said.
pub(crate) fn catch_up(player: &mut Player, socket: &mut Socket) {
    drain(socket).iter().for_each(|message| player.hear(message));
}
