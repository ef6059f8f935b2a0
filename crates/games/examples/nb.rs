use cardinal_contract::{Effort, check_all};
use cardinal_games::numboom::Numboom;
fn main() {
    let seed: u64 = std::env::args().nth(1).map_or(1, |s| s.parse().unwrap());
    let full = std::env::args().nth(2).is_some();
    let effort = if full { Effort::default() } else { Effort::quick() };
    match check_all::<Numboom>(&effort.with_seed(seed)) {
        Ok(summary) => println!("{summary:#?}"),
        Err(breach) => {
            println!("{breach}");
            std::process::exit(1)
        }
    }
}
