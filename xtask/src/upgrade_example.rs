//! The database that a server of this version leaves, for the tests of later versions.

use crate::release::facts;
use crate::shell::{self, cargo, root};

/// Writes the folder of this version in `crates/server/tests/upgrade`.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if !arguments.is_empty() {
        return Err("usage: cargo xtask upgrade-example".to_owned());
    }
    let folder = root().join("crates/server/tests/upgrade").join(facts::version(&root())?);
    let test = [
        "test",
        "--package",
        "cardinal-server",
        "--test",
        "server",
        "--",
        "--ignored",
        "--exact",
        "example::write",
    ];
    shell::run(cargo(&test).env("CARDINAL_UPGRADE_EXAMPLE", &folder))?;
    println!("{}", folder.display());
    Ok(())
}
