//! JSON that is almost right: what a broken client or a damaged file sends.

use cardinal_engine::random::{below, pick};
use rand_core::Rng;
use serde_json::Value;

/// The value with one thing in it changed: a number, a word, an item left out, doubled or put over another.
pub(crate) fn mutated<R: Rng + ?Sized>(value: &Value, rng: &mut R) -> Value {
    let mut copy = value.clone();
    let at = below(rng, nodes(value) as u32) as usize;
    change(&mut copy, at, rng);
    copy
}

fn nodes(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(nodes).sum(),
        Value::Object(fields) => fields.values().map(nodes).sum(),
        _ => 0,
    }
}

/// Changes node number `at` in depth-first order.
fn change<R: Rng + ?Sized>(value: &mut Value, mut at: usize, rng: &mut R) {
    if at == 0 {
        return change_here(value, rng);
    }
    at -= 1;
    let parts: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => return,
    };
    for part in parts {
        let size = nodes(part);
        if at < size {
            return change(part, at, rng);
        }
        at -= size;
    }
}

fn change_here<R: Rng + ?Sized>(value: &mut Value, rng: &mut R) {
    match value {
        Value::Null => *value = Value::from(below(rng, 4)),
        Value::Bool(bit) => *bit = !*bit,
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or_default();
            let edges = [near - 1, near + 1, 0, 7, 8, 63, 64, 127, 128, 255, 65_535, -1];
            *value = Value::from(*pick(&edges, rng).expect("there are edges"));
        }
        Value::String(word) => word.push('x'),
        Value::Array(items) => change_items(items, rng),
        Value::Object(fields) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            if let Some(key) = pick(&keys, rng) {
                fields.remove(key);
            }
        }
    }
}

fn change_items<R: Rng + ?Sized>(items: &mut Vec<Value>, rng: &mut R) {
    let count = items.len() as u32;
    if count == 0 {
        return items.push(Value::from(0));
    }
    let (one, other) = (below(rng, count) as usize, below(rng, count) as usize);
    match below(rng, 5) {
        0 => drop(items.remove(one)),
        1 => items.push(items[one].clone()),
        2 => items[one] = items[other].clone(),
        3 => items.swap(one, other),
        _ => items.clear(),
    }
}

#[cfg(test)]
mod tests {
    use cardinal_engine::random::{Purpose, stream};
    use serde_json::json;

    use super::*;

    #[test]
    fn every_kind_of_damage_is_done() {
        let order = json!({ "order": [0, 1, 2, 3], "kind": "deal", "open": true, "seat": null });
        let mut rng = stream(1, 0, Purpose::Test);
        let all: Vec<Value> = (0..2000).map(|_| mutated(&order, &mut rng)).collect();
        for expected in [
            json!({ "order": [0, 1, 2, 2], "kind": "deal", "open": true, "seat": null }),
            json!({ "order": [0, 1, 3], "kind": "deal", "open": true, "seat": null }),
            json!({ "order": [], "kind": "deal", "open": true, "seat": null }),
            json!({ "order": [0, 1, 2, 255], "kind": "deal", "open": true, "seat": null }),
            json!({ "order": [0, 1, 2, 3], "kind": "dealx", "open": true, "seat": null }),
            json!({ "order": [0, 1, 2, 3], "kind": "deal", "open": false, "seat": null }),
            json!({ "order": [0, 1, 2, 3], "kind": "deal", "open": true }),
        ] {
            assert!(all.contains(&expected), "{expected}");
        }
    }
}
