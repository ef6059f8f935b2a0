//! The kind of an action or notice: its name, without what it is about.

use std::fmt;

use serde::ser::{Error, Impossible, Serialize, SerializeStruct, Serializer};

/// The keys by which the games tag their actions (`do`) and notices (`on`).
const TAGS: [&str; 2] = ["do", "on"];

/// The name of an action or a notice as in its JSON, with the words among its fields: `{"do":"take","from":"supply"}`
/// is `take supply`, `{"on":"played","card":"36"}` is `played`. Nothing for a type without a tag.
///
/// Only names are looked at; numbers, cards and lists are not even turned into text.
pub(crate) fn kind(thing: &impl Serialize) -> Option<String> {
    thing.serialize(Namer).ok().filter(|name| !name.is_empty())
}

/// Why something has no name.
#[derive(Debug)]
struct Nameless;

impl fmt::Display for Nameless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a name")
    }
}

impl std::error::Error for Nameless {}

impl Error for Nameless {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

/// Everything a serializer may meet that is no name.
macro_rules! nameless {
    ($($method:ident($($of:ty),*);)*) => {
        $(fn $method(self, $(_: $of),*) -> Result<Self::Ok, Nameless> { Err(Nameless) })*
    };
    (numbers and lists) => {
        type Error = Nameless;
        type SerializeSeq = Impossible<Self::Ok, Nameless>;
        type SerializeTuple = Impossible<Self::Ok, Nameless>;
        type SerializeTupleStruct = Impossible<Self::Ok, Nameless>;
        type SerializeTupleVariant = Impossible<Self::Ok, Nameless>;
        type SerializeMap = Impossible<Self::Ok, Nameless>;
        type SerializeStructVariant = Impossible<Self::Ok, Nameless>;

        nameless! {
            serialize_bool(bool);
            serialize_i8(i8);
            serialize_i16(i16);
            serialize_i32(i32);
            serialize_i64(i64);
            serialize_u8(u8);
            serialize_u16(u16);
            serialize_u32(u32);
            serialize_u64(u64);
            serialize_f32(f32);
            serialize_f64(f64);
            serialize_char(char);
            serialize_bytes(&[u8]);
            serialize_none();
            serialize_unit();
            serialize_unit_struct(&'static str);
        }

        fn serialize_newtype_variant<T: Serialize + ?Sized>(
            self, _: &'static str, _: u32, _: &'static str, _: &T,
        ) -> Result<Self::Ok, Nameless> {
            Err(Nameless)
        }

        fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Nameless> {
            Err(Nameless)
        }

        fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Nameless> {
            Err(Nameless)
        }

        fn serialize_tuple_struct(
            self, _: &'static str, _: usize,
        ) -> Result<Self::SerializeTupleStruct, Nameless> {
            Err(Nameless)
        }

        fn serialize_tuple_variant(
            self, _: &'static str, _: u32, _: &'static str, _: usize,
        ) -> Result<Self::SerializeTupleVariant, Nameless> {
            Err(Nameless)
        }

        fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Nameless> {
            Err(Nameless)
        }

        fn serialize_struct_variant(
            self, _: &'static str, _: u32, _: &'static str, _: usize,
        ) -> Result<Self::SerializeStructVariant, Nameless> {
            Err(Nameless)
        }

        fn collect_str<T: fmt::Display + ?Sized>(self, _: &T) -> Result<Self::Ok, Nameless> {
            Err(Nameless)
        }

        fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Nameless> {
            value.serialize(self)
        }

        fn serialize_newtype_struct<T: Serialize + ?Sized>(
            self, _: &'static str, value: &T,
        ) -> Result<Self::Ok, Nameless> {
            value.serialize(self)
        }
    };
}

/// Names a tagged object.
struct Namer;

impl Serializer for Namer {
    type Ok = String;
    type SerializeStruct = Fields;

    nameless!(numbers and lists);
    nameless! { serialize_str(&str); }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<String, Nameless> {
        Ok(name.to_owned())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, Nameless> {
        Ok(Fields(String::new()))
    }
}

/// The names met so far, separated by spaces.
struct Fields(String);

impl SerializeStruct for Fields {
    type Ok = String;
    type Error = Nameless;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Nameless> {
        if let Ok(word) = value.serialize(Word { tag: TAGS.contains(&key) }) {
            if !self.0.is_empty() {
                self.0.push(' ');
            }
            self.0.push_str(&word);
        }
        Ok(())
    }

    fn end(self) -> Result<String, Nameless> {
        Ok(self.0)
    }
}

/// Names a field: one of a fixed set of words, or the tag itself.
struct Word {
    tag: bool,
}

impl Serializer for Word {
    type Ok = String;
    type SerializeStruct = Impossible<String, Nameless>;

    nameless!(numbers and lists);

    fn serialize_str(self, text: &str) -> Result<String, Nameless> {
        if self.tag { Ok(text.to_owned()) } else { Err(Nameless) }
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<String, Nameless> {
        Ok(name.to_owned())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, Nameless> {
        Err(Nameless)
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
    #[serde(tag = "do", rename_all = "snake_case")]
    enum Action {
        End {},
        Take { from: Source, card: String, count: u8, seen: Vec<u8>, other: Option<Source> },
    }

    #[test]
    fn a_kind_is_the_tag_and_the_words_with_it() {
        assert_eq!(kind(&Action::End {}).as_deref(), Some("end"));
        let take =
            Action::Take { from: Source::Supply, card: "x".into(), count: 3, seen: vec![1], other: None };
        assert_eq!(kind(&take).as_deref(), Some("take supply"));
        assert_eq!(kind(&7), None);
        assert_eq!(kind(&()), None);
    }
}
