//! The names under which a server is reached. A page of another site can make its own name lead here (DNS rebinding); its
//! requests then name that site.

use std::net::IpAddr;

use crate::Config;

/// The names a server answers to; any where a proxy sees to it.
#[derive(Debug)]
pub(crate) struct Hosts(Option<Vec<String>>);

impl Hosts {
    pub(crate) fn new(config: &Config) -> Self {
        let origins =
            config.origins.iter().filter_map(|origin| origin.split_once("://").map(|(_, host)| host));
        let hosts = config.hosts.iter().map(String::as_str);
        let all: Vec<&str> = if config.hosts.is_empty() { origins.collect() } else { hosts.collect() };
        let any = all.is_empty() && (config.behind_proxy || config.secure);
        Self((!any).then(|| all.into_iter().map(|host| name(host).to_ascii_lowercase()).collect()))
    }

    /// Whether a request for this host, with or without a port, is meant for this server.
    pub(crate) fn knows(&self, host: &str) -> bool {
        let host = name(host).trim_end_matches('.').to_ascii_lowercase();
        private(&host) || self.0.as_ref().is_none_or(|names| names.contains(&host))
    }
}

/// A host without its port.
fn name(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(long) => long.split_once(']').map_or(long, |(address, _)| address),
        None => host.split_once(':').map_or(host, |(name, _)| name),
    }
}

/// Addresses, and names that cannot be registered.
fn private(host: &str) -> bool {
    let home = |end: &str| host.ends_with(end);
    host.parse::<IpAddr>().is_ok()
        || !host.contains('.')
        || [".localhost", ".local", ".lan", ".home.arpa", ".internal"].into_iter().any(home)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_answers_to_its_own_names_only() {
        let origins = vec!["https://Play.example.org:8443".to_owned()];
        let of_origins = Hosts::new(&Config { origins: origins.clone(), ..Config::default() });
        let hosts = vec!["cards.example.org".to_owned()];
        let named = Hosts::new(&Config { origins, hosts, ..Config::default() });
        let bare = Hosts::new(&Config::default());
        let proxied = Hosts::new(&Config { behind_proxy: true, ..Config::default() });
        for own in
            ["localhost:7777", "127.0.0.1", "[::1]:7777", "192.168.1.5:7777", "pi", "pi.local", "node.lan:80"]
        {
            assert!(of_origins.knows(own) && named.knows(own) && bare.knows(own), "{own}");
        }
        assert!(of_origins.knows("play.example.org.") && of_origins.knows("PLAY.example.org:7777"));
        assert!(named.knows("cards.example.org") && !named.knows("play.example.org"));
        for other in ["evil.example", "play.example.org.evil.example", "127.0.0.1.evil.example"] {
            assert!(proxied.knows(other), "a proxy passes on only what is meant for this server");
            assert!(!of_origins.knows(other) && !named.knows(other) && !bare.knows(other), "{other}");
        }
    }
}
