//! Plain Python values to JSON and back.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::trouble::Trouble;

/// Deeper than anything the package takes.
const DEPTH: u32 = 64;

/// As dicts, lists, strings, numbers and None.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(set) => (*set).into_bound_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_bound_py_any(py),
            (None, Some(number)) => number.into_bound_py_any(py),
            (None, None) => number.as_f64().unwrap_or(f64::NAN).into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(values) => {
            let list = PyList::empty(py);
            values.iter().try_for_each(|value| list.append(to_python(py, value)?))?;
            Ok(list.into_any())
        }
        Value::Object(values) => {
            let dict = PyDict::new(py);
            values.iter().try_for_each(|(key, value)| dict.set_item(key, to_python(py, value)?))?;
            Ok(dict.into_any())
        }
    }
}

/// From what [`to_python`] makes, and from tuples; anything else is refused.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(value, DEPTH)
}

fn read(value: &Bound<'_, PyAny>, depth: u32) -> PyResult<Value> {
    if depth == 0 {
        return Err(Trouble::usage("too-deep", "the value is nested too deeply").into());
    }
    if value.is_none() {
        Ok(Value::Null)
    } else if let Ok(set) = value.cast::<PyBool>() {
        Ok(Value::from(set.is_true()))
    } else if value.is_instance_of::<PyInt>() {
        match value.extract::<i64>() {
            Ok(number) => Ok(Value::from(number)),
            Err(_) => Ok(Value::from(value.extract::<u64>()?)),
        }
    } else if value.is_instance_of::<PyFloat>() {
        Ok(Value::from(value.extract::<f64>()?))
    } else if let Ok(text) = value.cast::<PyString>() {
        Ok(Value::from(text.to_str()?))
    } else if let Ok(values) = value.cast::<PyDict>() {
        let mut map = Map::new();
        for (key, value) in values {
            map.insert(key.extract::<String>()?, read(&value, depth - 1)?);
        }
        Ok(Value::Object(map))
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let values = value.try_iter()?.map(|value| read(&value?, depth - 1));
        Ok(Value::Array(values.collect::<PyResult<_>>()?))
    } else if let Ok(number) = value.call_method0("__index__") {
        // Numbers of NumPy.
        Ok(Value::from(number.extract::<i64>()?))
    } else {
        let kind = value.get_type().name()?;
        Err(Trouble::usage("not-plain", format!("a {kind} is not a plain value")).into())
    }
}
