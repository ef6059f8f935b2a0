//! How much anybody may ask for in a time.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::Config;

type ByAddress = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>;

/// The limits of a server; each has a name, by which refusals are counted.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Any request.
    requests: ByAddress,
    /// Whatever costs much or invites guessing: new people, passwords, new tables.
    costly: ByAddress,
    frames: NonZeroU32,
}

/// The limit of one socket.
pub(crate) type FrameLimit = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let per_second = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let (requests, costly) =
            (per_second(config.requests_per_second), per_second(config.costly_per_minute));
        Self {
            requests: RateLimiter::keyed(
                Quota::per_second(requests).allow_burst(requests.saturating_mul(per_second(4))),
            ),
            costly: RateLimiter::keyed(Quota::per_minute(costly)),
            frames: per_second(config.frames_per_second),
        }
    }

    /// Whether this address may ask for anything now.
    pub(crate) fn request(&self, from: IpAddr) -> bool {
        allowed("requests", self.requests.check_key(&from).is_ok())
    }

    /// Whether this address may ask for something costly now.
    pub(crate) fn costly(&self, from: IpAddr) -> bool {
        allowed("costly", self.costly.check_key(&from).is_ok())
    }

    /// The limit of a new socket.
    pub(crate) fn socket(&self) -> FrameLimit {
        let two = NonZeroU32::MIN.saturating_add(1);
        RateLimiter::direct(Quota::per_second(self.frames).allow_burst(self.frames.saturating_mul(two)))
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn sweep(&self) {
        self.requests.retain_recent();
        self.costly.retain_recent();
    }
}

fn allowed(limit: &'static str, yes: bool) -> bool {
    if !yes {
        metrics::counter!("cardinal_limited_total", "limit" => limit).increment(1);
    }
    yes
}
