//! Where a client comes from, as far as limits are concerned.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// What one customer of a provider has: an address of IPv4, or the first 64 bits of one of IPv6. A customer who has one address of
/// these has all of them.
pub(crate) fn home(address: IpAddr) -> IpAddr {
    prefix(address, 64)
}

/// What one organisation may have: the first 48 bits of an address of IPv6.
pub(crate) fn site(address: IpAddr) -> Option<IpAddr> {
    let site = prefix(address, 48);
    site.is_ipv6().then_some(site)
}

fn prefix(address: IpAddr, bits: u32) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => Ipv6Addr::from_bits(long.to_bits() & (u128::MAX << (128 - bits))).into(),
        short @ IpAddr::V4(_) => short,
    }
}

/// A network: an address and how many of its bits all its addresses share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Network {
    first: IpAddr,
    bits: u8,
}

/// Networks with fewer bits are larger than what any single customer or organisation has.
const WIDEST: (u8, u8) = (8, 19);

impl Network {
    /// Whether an address belongs to it.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && masked(address, self.bits) == self.first
    }
}

/// The first address of the network of this size that an address belongs to.
fn masked(address: IpAddr, bits: u8) -> IpAddr {
    match address {
        IpAddr::V4(short) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
            Ipv4Addr::from_bits(short.to_bits() & mask).into()
        }
        IpAddr::V6(long) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
            Ipv6Addr::from_bits(long.to_bits() & mask).into()
        }
    }
}

impl FromStr for Network {
    type Err = &'static str;

    /// `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/48`; a single address of IPv6 stands for its home of 64 bits.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| "this is no address")?;
        let address = address.to_canonical();
        let (whole, home, widest) = if address.is_ipv4() { (32, 32, WIDEST.0) } else { (128, 64, WIDEST.1) };
        let bits = match bits {
            None => home,
            Some(bits) => bits.parse::<u8>().map_err(|_| "the number of bits is no number")?,
        };
        if bits > whole {
            return Err("an address has not as many bits");
        }
        if bits < widest {
            return Err("this network is too large to be banned");
        }
        Ok(Self { first: masked(address, bits), bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_its_addresses_and_no_others() {
        let network = |text: &str| text.parse::<Network>().unwrap();
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(network("192.0.2.77/24").to_string(), "192.0.2.0/24");
        assert_eq!(network("192.0.2.77").to_string(), "192.0.2.77/32");
        assert_eq!(network("2001:db8:1:2:3::4").to_string(), "2001:db8:1:2::/64", "a whole home");
        assert!(network("192.0.2.0/24").contains(address("192.0.2.255")));
        assert!(network("192.0.2.0/24").contains(address("::ffff:192.0.2.1")));
        assert!(!network("192.0.2.0/24").contains(address("192.0.3.0")));
        assert!(!network("192.0.2.0/24").contains(address("2001:db8::1")));
        assert!(network("2001:db8::/32").contains(address("2001:db8:ffff::1")));
        for wrong in ["", "ann", "192.0.2.1/33", "192.0.2.1/x", "0.0.0.0/0", "::/0", "1.2.3.4/", "2001::/129"]
        {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_customer_has_one_address_however_many_they_use() {
        let parse = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(home(parse("2001:db8:1:2:3:4:5:6")), parse("2001:db8:1:2::"));
        assert_eq!(site(parse("2001:db8:1:2:3:4:5:6")), Some(parse("2001:db8:1::")));
        assert_eq!(
            home(parse("::ffff:192.0.2.7")),
            parse("192.0.2.7"),
            "an address of IPv4 in other clothes"
        );
        assert_eq!(site(parse("192.0.2.7")), None);
    }
}
