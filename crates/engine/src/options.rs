//! Declaring the table options of a game.

/// Declares a game's `Options`, the words its options can have, and `SPECS` for [`Info::options`](crate::Info::options).
///
/// Each option has its clause, its name and its type: a list of words, of which the first is the default; a number with
/// default and range; or a switch with its default. Words are the text in JSON and in `--set key=value`. An option that
/// forbids players to talk during a game says at which word: `"HC-4" talk: Talk silent at "forbidden"`. The game's
/// `new` calls `check_ranges`, since a program can give it options that never were text.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// mod options {
///     use serde::{Deserialize, Serialize};
///
///     cardinal_engine::options! {
///         /// What a table can agree on.
///         pub struct Options {
///             /// When hands are filled up.
///             "HC-3" refill: Refill,
///             /// How many rounds are played.
///             "HC-1" rounds: u8 = 3 in 1..=9,
///             /// Whether the joker is in.
///             "HC-2" joker: bool = true,
///         }
///
///         /// When hands are filled up.
///         pub enum Refill {
///             /// After every turn.
///             Turn = "turn",
///             /// After every round.
///             Round = "round",
///         }
///     }
///     # pub fn specs() -> &'static [cardinal_engine::OptionSpec] { SPECS }
///     # pub fn refuses(options: &Options) -> bool { options.check_ranges().is_err() }
/// }
///
/// let options = options::Options::default();
/// assert_eq!((options.refill, options.rounds, options.joker), (options::Refill::Turn, 3, true));
/// assert_eq!(options::specs()[0].choices.describe(), "turn, round");
/// assert_eq!(options::specs()[1].default, "3");
/// assert!(options::refuses(&options::Options { rounds: 10, ..options }));
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$about:meta])*
        pub struct Options {
            $(
                $(#[$field_about:meta])*
                $clause:literal $field:ident: $type:ident
                    $(silent at $silent:literal)?
                    $(= $default:literal $(in $min:literal..=$max:literal)?)?
            ),+ $(,)?
        }

        $(
            $(#[$words_about:meta])*
            pub enum $words:ident {
                $(#[$first_about:meta])*
                $first:ident = $first_word:literal
                $(, $(#[$value_about:meta])* $value:ident = $word:literal)* $(,)?
            }
        )*
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(default, deny_unknown_fields)]
        pub struct Options {
            $($(#[$field_about])* pub $field: $type,)+
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($field: $crate::options!(@default $($default)?),)+ }
            }
        }

        impl Options {
            /// Refuses a number outside its range. Words and switches are right by their types.
            pub(super) fn check_ranges(&self) -> Result<(), $crate::SetupError> {
                let numbers: &[(&str, u32)] = &[
                    $($($($crate::options!(@number self $field $min),)?)?)+
                ];
                $crate::SetupError::check_ranges(SPECS, numbers)
            }
        }

        pub(super) const SPECS: &[$crate::OptionSpec] = &[
            $(
                $crate::options!(@spec $clause $field $type $($default $(, $min, $max)?)?)
                $(.silent_at($silent))?
            ),+
        ];

        $(
            $(#[$words_about])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
            #[cfg_attr(feature = "types", derive(ts_rs::TS))]
            pub enum $words {
                $(#[$first_about])*
                #[default]
                #[serde(rename = $first_word)]
                $first,
                $($(#[$value_about])* #[serde(rename = $word)] $value,)*
            }

            impl $words {
                /// As text, in the order of the declaration.
                const WORDS: &[&str] = &[$first_word $(, $word)*];
            }
        )*
    };

    (@default) => { Default::default() };
    (@default $default:literal) => { $default };

    (@number $self:ident $field:ident $min:literal) => { (stringify!($field), u32::from($self.$field)) };

    (@spec $clause:literal $field:ident $type:ident) => {
        $crate::OptionSpec::words(stringify!($field), $clause, $type::WORDS, $type::WORDS[0])
    };
    (@spec $clause:literal $field:ident $type:ident $default:literal) => {
        $crate::OptionSpec::switch(stringify!($field), $clause, stringify!($default))
    };
    (@spec $clause:literal $field:ident $type:ident $default:literal, $min:literal, $max:literal) => {
        $crate::OptionSpec::number(stringify!($field), $clause, $min, $max, stringify!($default))
    };
}
