//! The light build, without the server.

use std::process::Command;

#[test]
fn the_light_build_has_none_of_the_servers_dependencies() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "-p", "cardinal-cli", "--no-default-features", "--features", "play"])
        .args(["--edges", "normal", "--prefix", "none", "--format", "{lib}", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo is there");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let names: Vec<String> = String::from_utf8(tree.stdout).unwrap().lines().map(str::to_owned).collect();
    assert!(names.iter().any(|name| name == "cardinal_tui"), "{names:?}");
    for heavy in ["axum", "sqlx", "tokio", "hyper", "cardinal_server", "cardinal_store"] {
        assert!(!names.iter().any(|name| name.trim() == heavy), "{heavy} is in the light program");
    }
}
