//! The name of the operator.

/// The system user; under `sudo`, the user who called it.
pub(super) fn name() -> String {
    user().unwrap_or_else(|| "unknown".to_owned())
}

#[cfg(unix)]
fn user() -> Option<String> {
    let id = std::fs::metadata("/proc/self").ok().map(|file| std::os::unix::fs::MetadataExt::uid(&file));
    let given = |name: &str| std::env::var(name).ok().filter(|name| !name.is_empty());
    if id == Some(0)
        && let Some(caller) = given("SUDO_USER")
    {
        return Some(caller);
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let named = users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let (name, _, number) = (fields.next()?, fields.next()?, fields.next()?);
        (number.parse().ok() == Some(id?)).then(|| name.to_owned())
    });
    named.or_else(|| given("USER")).or_else(|| id.map(|id| format!("user {id}")))
}

#[cfg(not(unix))]
fn user() -> Option<String> {
    std::env::var("USERNAME").ok().filter(|name| !name.is_empty())
}
