//! The kind of an action or notice: its name, without what it is about.

use std::fmt::{self, Display};

use serde::ser::{Impossible, Serialize, SerializeStruct, Serializer};

/// The keys by which the games tag their actions (`do`) and notices (`on`).
const TAGS: [&str; 2] = ["do", "on"];

/// Visits the words that name an action or a notice: its tag as in its JSON, and the words among its fields.
/// `{"do":"take","from":"supply"}` has `take` and `supply`, `{"on":"played","card":"36"}` only `played`. A type without
/// a tag has none.
///
/// Numbers, cards and lists are skipped without turning them into text. Inlined, because a game has several
/// events per decision and the compiler then knows the words of each.
#[inline(always)]
pub(crate) fn words(thing: &impl Serialize, mut visit: impl FnMut(&str)) {
    // An error says that there is no word, which the visitor knows already.
    let _ = thing.serialize(Words { visit: &mut visit, place: Place::Top });
}

/// A serializer that visits the words it meets and refuses everything else.
struct Words<'a, F> {
    visit: &'a mut F,
    place: Place,
}

/// Where a value stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It is the action or notice itself.
    Top,
    /// It is the tag.
    Tag,
    /// It is another field.
    Field,
}

type Passed = Result<(), fmt::Error>;
type Never = Impossible<(), fmt::Error>;

/// Everything a serializer may meet that is neither a word nor holds one.
macro_rules! refuse {
    ($($method:ident($($of:ty),*) -> $passed:ty;)*) => {
        $(#[inline(always)] fn $method(self, $(_: $of),*) -> Result<$passed, fmt::Error> { Err(fmt::Error) })*
    };
}

impl<F: FnMut(&str)> Serializer for Words<'_, F> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Self;
    type SerializeStructVariant = Never;

    refuse! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never;
        serialize_map(Option<usize>) -> Never;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }

    #[inline(always)]
    fn collect_str<T: Display + ?Sized>(self, _: &T) -> Passed {
        Err(fmt::Error)
    }

    #[inline(always)]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Passed {
        Err(fmt::Error)
    }

    #[inline(always)]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Passed {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Passed {
        value.serialize(self)
    }

    /// A text is a card or a chosen name, unless it is the tag.
    #[inline(always)]
    fn serialize_str(self, text: &str) -> Passed {
        if self.place == Place::Tag {
            (self.visit)(text);
        }
        Ok(())
    }

    /// One of a fixed set of words.
    #[inline(always)]
    fn serialize_unit_variant(self, _: &'static str, _: u32, word: &'static str) -> Passed {
        (self.visit)(word);
        Ok(())
    }

    #[inline(always)]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        if self.place == Place::Top { Ok(self) } else { Err(fmt::Error) }
    }
}

impl<F: FnMut(&str)> SerializeStruct for Words<'_, F> {
    type Ok = ();
    type Error = fmt::Error;

    #[inline(always)]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Passed {
        let place = if TAGS.contains(&key) { Place::Tag } else { Place::Field };
        // A field without a word is skipped; the next one may have one.
        let _ = value.serialize(Words { visit: &mut *self.visit, place });
        Ok(())
    }

    #[inline(always)]
    fn end(self) -> Passed {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Source {
        Supply,
    }

    #[derive(serde::Serialize)]
    struct Inner {
        from: Source,
    }

    #[derive(serde::Serialize)]
    #[serde(tag = "do", rename_all = "snake_case")]
    enum Action {
        End {},
        Take { from: Source, card: String, count: u8, seen: Vec<u8>, inner: Inner, none: Option<Source> },
        Put { to: Option<Source> },
    }

    fn all(thing: &impl Serialize) -> Vec<String> {
        let mut all = Vec::new();
        words(thing, |word| all.push(word.to_owned()));
        all
    }

    #[test]
    fn a_kind_is_named_by_the_tag_and_the_words_with_it() {
        assert_eq!(all(&Action::End {}), ["end"]);
        let (card, inner) = ("x".to_owned(), Inner { from: Source::Supply });
        let take = Action::Take { from: Source::Supply, card, count: 3, seen: vec![1], inner, none: None };
        assert_eq!(all(&take), ["take", "supply"]);
        assert_eq!(all(&Action::Put { to: Some(Source::Supply) }), ["put", "supply"]);
        assert_eq!(all(&Source::Supply), ["supply"]);
        assert!(all(&7).is_empty() && all(&()).is_empty() && all(&"end").is_empty());
    }
}
