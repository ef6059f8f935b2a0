//! Rebuilds the crate when the locales change.

fn main() {
    // Without this an edited file is noticed, but a file added for a new language is not.
    println!("cargo::rerun-if-changed=../../locales");
}
