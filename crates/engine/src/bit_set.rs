//! Sets in one machine word.

/// The operations every set in a machine word has: `struct Set(word)` with a bit for each element.
///
/// `bit` is a `const fn` from an element to the word with its bit; `element` maps a bit number to its element; `twice`
/// is the error for a list that names an element twice: a set's JSON is the list of its elements, for which the crate
/// that uses the macro depends on `serde`. A set that never becomes JSON leaves it out. `contains` is left to the set,
/// which knows its fastest way.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Default)]
/// struct Digits(u16);
/// const fn bit(digit: u8) -> u16 {
///     1 << digit
/// }
/// cardinal_engine::bit_set! { Digits(u16) of u8, bit: bit, element: |bit| bit, twice: "a digit is listed twice" }
///
/// let digits: Digits = [7, 2].into_iter().collect();
/// assert_eq!(digits.iter().collect::<Vec<_>>(), [2, 7]);
/// assert_eq!(digits.without(Digits::only(7)).len(), 1);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($set:ident($word:ty) of $element:ty, bit: $bit:path, element: $make:expr $(, twice: $twice:literal)?) => {
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set of a single element.
            #[inline]
            pub const fn only(element: $element) -> Self {
                Self($bit(element))
            }

            /// The number of elements.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Adds an element.
            #[inline]
            pub const fn insert(&mut self, element: $element) {
                self.0 |= $bit(element);
            }

            /// Removes an element.
            #[inline]
            pub const fn remove(&mut self, element: $element) {
                self.0 &= !$bit(element);
            }

            /// The elements of either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The elements of both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The elements of this set that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The element with the lowest bit.
            #[inline]
            pub fn first(self) -> Option<$element> {
                (self.0 != 0).then(|| {
                    let make: fn(u8) -> $element = $make;
                    make(self.0.trailing_zeros() as u8)
                })
            }

            /// The elements, lowest bit first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $element> + Clone {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    let element = Self(rest).first()?;
                    rest &= rest - 1;
                    Some(element)
                })
            }
        }

        impl FromIterator<$element> for $set {
            fn from_iter<T: IntoIterator<Item = $element>>(elements: T) -> Self {
                elements.into_iter().fold(Self::NONE, |set, element| set.union(Self::only(element)))
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        $(impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let elements = <Vec<$element> as ::serde::Deserialize>::deserialize(deserializer)?;
                let set: Self = elements.iter().copied().collect();
                if usize::from(set.len()) == elements.len() {
                    Ok(set)
                } else {
                    Err(<D::Error as ::serde::de::Error>::custom($twice))
                }
            }
        })?
    };
}
