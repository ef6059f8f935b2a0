//! Where a client comes from, as far as limits are concerned.

use std::net::{IpAddr, Ipv6Addr};

/// What one customer of a provider has: an address of IPv4, or the first 64 bits of one of IPv6. Whoever has one address of
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

#[cfg(test)]
mod tests {
    use super::*;

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
