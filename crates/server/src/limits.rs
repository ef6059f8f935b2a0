//! Rate limits.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::Config;
use crate::network::{home, site};

type ByAddress = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>;

/// The limit of a site, as a multiple of that of a home.
const SITE: NonZeroU32 = NonZeroU32::new(16).expect("it is not 0");

/// A limit by address; refusals are counted under its name.
#[derive(Debug)]
struct Limit {
    name: &'static str,
    burst: NonZeroU32,
    homes: ByAddress,
    sites: ByAddress,
}

impl Limit {
    fn new(name: &'static str, quota: Quota) -> Self {
        let burst = quota.burst_size();
        let wider = quota.allow_burst(burst.saturating_mul(SITE));
        // The limit of a site is that of sixteen homes.
        let wider = Quota::with_period(quota.replenish_interval() / SITE.get())
            .map_or(wider, |quota| quota.allow_burst(burst.saturating_mul(SITE)));
        Self { name, burst, homes: RateLimiter::keyed(quota), sites: RateLimiter::keyed(wider) }
    }

    /// Whether something that costs this much is allowed now.
    fn allows(&self, from: IpAddr, cost: u32) -> bool {
        let cost = NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN).min(self.burst);
        let within = |limit: &ByAddress, key: IpAddr| matches!(limit.check_key_n(&key, cost), Ok(Ok(())));
        let yes = within(&self.homes, home(from)) && site(from).is_none_or(|site| within(&self.sites, site));
        allowed(self.name, yes)
    }

    fn sweep(&self) {
        self.homes.retain_recent();
        self.sites.retain_recent();
    }
}

/// The limits of a server.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Any request, by what it costs.
    requests: Limit,
    /// Costly requests, and those that invite guessing: new people, passwords, new tables.
    costly: Limit,
    frames: NonZeroU32,
    watches: NonZeroU32,
    /// Watching and muting, by person.
    watchers: RateLimiter<String, DefaultKeyedStateStore<String>, DefaultClock>,
}

/// How many messages that watch or mute may be sent at once, as a multiple of those a second.
const WATCH_BURST: NonZeroU32 = NonZeroU32::new(8).expect("it is not 0");

/// The limit of one socket.
pub(crate) type FrameLimit = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let per_second = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let (requests, costly) =
            (per_second(config.requests_per_second), per_second(config.costly_per_minute));
        let burst = requests.saturating_mul(per_second(4));
        let watches = per_second(config.watches_per_second);
        Self {
            requests: Limit::new("requests", Quota::per_second(requests).allow_burst(burst)),
            costly: Limit::new("costly", Quota::per_minute(costly)),
            frames: per_second(config.frames_per_second),
            watches,
            watchers: RateLimiter::keyed(watching(watches.saturating_add(watches.get()))),
        }
    }

    /// Whether this address may now make a request that costs as much as `cost` plain ones.
    pub(crate) fn request(&self, from: IpAddr, cost: u32) -> bool {
        self.requests.allows(from, cost)
    }

    /// Whether this address may ask for something costly now.
    pub(crate) fn costly(&self, from: IpAddr) -> bool {
        self.costly.allows(from, 1)
    }

    /// The limit of a new socket.
    pub(crate) fn socket(&self) -> FrameLimit {
        let two = NonZeroU32::MIN.saturating_add(1);
        RateLimiter::direct(Quota::per_second(self.frames).allow_burst(self.frames.saturating_mul(two)))
    }

    /// The limit of a new socket on messages that watch or mute: each concerns a whole table.
    pub(crate) fn watches(&self) -> FrameLimit {
        RateLimiter::direct(watching(self.watches))
    }

    /// Whether a person may watch or mute now, over any of their sockets.
    pub(crate) fn watcher(&self, person: &str) -> bool {
        self.watchers.check_key(&person.to_owned()).is_ok()
    }

    /// Drops addresses and people without recent requests.
    pub(crate) fn sweep(&self) {
        self.watchers.retain_recent();
        self.requests.sweep();
        self.costly.sweep();
    }
}

fn watching(number: NonZeroU32) -> Quota {
    Quota::per_second(number).allow_burst(number.saturating_mul(WATCH_BURST))
}

/// Counts a refusal by a limit.
pub(crate) fn allowed(limit: &'static str, yes: bool) -> bool {
    if !yes {
        metrics::counter!("cardinal_limited_total", "limit" => limit).increment(1);
    }
    yes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of a thousand requests at once are answered, each from the address that is made of its number.
    fn answered(address: impl Fn(u16) -> String) -> usize {
        let config = Config { costly_per_minute: 10, ..Config::default() };
        let limits = Limits::new(&config);
        (0..1000).filter(|number| limits.costly(address(*number).parse().unwrap())).count()
    }

    #[test]
    fn many_addresses_of_one_home_or_site_do_not_help() {
        let near = |wanted: usize, found: usize| assert!((wanted..=wanted + 3).contains(&found), "{found}");
        near(10, answered(|_| "192.0.2.1".to_owned()));
        near(10, answered(|number| format!("2001:db8::{number:x}")));
        near(160, answered(|number| format!("2001:db8:0:{number:x}::1")));
        assert_eq!(answered(|number| format!("2001:db8:{number:x}::1")), 1000, "organisations of their own");
    }

    #[test]
    fn a_dear_request_counts_as_many() {
        let limits = Limits::new(&Config { requests_per_second: 5, ..Config::default() });
        let from = IpAddr::from([192, 0, 2, 1]);
        assert!(limits.request(from, 10) && limits.request(from, 10) && !limits.request(from, 10));
        assert!(
            limits.request(IpAddr::from([192, 0, 2, 2]), 1_000_000),
            "what costs more than a burst waits for a whole one"
        );
    }
}
