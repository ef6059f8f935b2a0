//! Arbitrary bytes as messages of clients and nodes, and as what the database holds: nothing panics.
//!
//! The first byte chooses what they are taken for.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    cardinal_server::decoding::decode(data);
});
