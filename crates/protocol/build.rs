//! Tells the crate which target it is compiled for, which only a build script learns.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = std::env::var("TARGET").expect("cargo names the target");
    println!("cargo::rustc-env=CARDINAL_TARGET={target}");
}
