//! The arrays between a fleet and Python.

use std::fmt::Display;

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1,
    PyReadwriteArray2, PyUntypedArrayMethods,
};
use pyo3::prelude::*;

use crate::trouble::Trouble;

/// The most numbers all rows of one kind may have together.
const ROOM: usize = 1 << 33;

/// The shape of rows for this number of games, if memory can hold them.
pub(crate) fn room(games: usize, size: usize) -> Result<[usize; 2], Trouble> {
    let fits = games.checked_mul(size).is_some_and(|numbers| numbers <= ROOM);
    let refuse = || Trouble::usage("too-many-games", format!("{games} games take more memory than there is"));
    fits.then_some([games, size]).ok_or_else(refuse)
}

/// An array of zeros made by `numpy.zeros`, which raises a `MemoryError` if it does not fit.
pub(crate) fn zeros<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    shape: impl IntoPyObject<'py>,
) -> PyResult<Py<PyArray<T, D>>> {
    let array = py.import("numpy")?.call_method1("zeros", (shape, T::get_dtype(py)))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}

/// Like [`zeros`], for rows that are not always wanted.
pub(crate) fn zeros_if<T: Element>(
    py: Python<'_>,
    wanted: bool,
    shape: [usize; 2],
) -> PyResult<Option<Py<PyArray2<T>>>> {
    wanted.then(|| zeros(py, shape)).transpose()
}

/// Rows that the fleet writes and reads again, and that others can only read.
pub(crate) struct Masks<T> {
    pub(crate) own: Py<PyArray2<T>>,
    pub(crate) shown: Py<PyArray2<T>>,
}

impl<T: Element> Masks<T> {
    pub(crate) fn new(py: Python<'_>, wanted: bool, shape: [usize; 2]) -> PyResult<Option<Self>> {
        let Some(own) = zeros_if::<T>(py, wanted, shape)? else { return Ok(None) };
        let shown = own.bind(py).call_method0("view")?.cast_into::<PyArray2<T>>()?;
        shown.call_method1("setflags", (false,))?;
        Ok(Some(Self { own, shown: shown.unbind() }))
    }
}

pub(crate) fn busy(error: impl Display) -> Trouble {
    Trouble::usage("arrays-in-use", format!("the arrays of the fleet are in use: {error}"))
}

pub(crate) fn write1<'py, T: Element>(
    py: Python<'py>,
    array: &Py<PyArray1<T>>,
) -> Result<PyReadwriteArray1<'py, T>, Trouble> {
    array.bind(py).try_readwrite().map_err(busy)
}

pub(crate) fn write2<'py, T: Element>(
    py: Python<'py>,
    array: &Py<PyArray2<T>>,
) -> Result<PyReadwriteArray2<'py, T>, Trouble> {
    array.bind(py).try_readwrite().map_err(busy)
}

pub(crate) fn write_some<'py, T: Element>(
    py: Python<'py>,
    array: Option<&Py<PyArray2<T>>>,
) -> Result<Option<PyReadwriteArray2<'py, T>>, Trouble> {
    array.map(|array| write2(py, array)).transpose()
}

/// The actions of a step, where they lie or in numbers of the width that a fleet takes.
pub(crate) enum Choices<'py> {
    There(PyReadonlyArray1<'py, i32>),
    Copied(Vec<i32>),
}

impl<'py> Choices<'py> {
    /// From an array or a list with a whole number of any width for each game. Nothing else is made into one.
    pub(crate) fn read(actions: &Bound<'py, PyAny>, games: usize) -> PyResult<Self> {
        if let Ok(array) = actions.cast::<PyArray1<i32>>()
            && array.len() == games
            && array.is_contiguous()
        {
            return Ok(Self::There(array.try_readonly().map_err(busy)?));
        }
        let numpy = actions.py().import("numpy")?;
        let array = numpy.call_method1("asarray", (actions,))?;
        let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
        let shape: Vec<usize> = array.getattr("shape")?.extract()?;
        if !matches!(kind.as_str(), "i" | "u") || shape != [games] {
            let found = format!("{} of shape {}", array.getattr("dtype")?, array.getattr("shape")?);
            let message = format!("there must be a whole number for each of {games} games, not {found}");
            return Err(Trouble::usage("bad-actions", message).into());
        }
        // As wide as there are, so that no number becomes another one on the way.
        let wide = |width: &str| numpy.call_method1("ascontiguousarray", (&array, width));
        Ok(Self::Copied(if kind == "u" {
            narrow(wide("uint64")?.cast::<PyArray1<u64>>()?)?
        } else {
            narrow(wide("int64")?.cast::<PyArray1<i64>>()?)?
        }))
    }

    pub(crate) fn as_slice(&self) -> Result<&[i32], Trouble> {
        match self {
            Self::There(array) => array.as_slice().map_err(busy),
            Self::Copied(actions) => Ok(actions),
        }
    }
}

/// Numbers as a fleet takes them; those that do not fit become an illegal action.
fn narrow<T: Element + Copy + Display + TryInto<i32>>(
    wide: &Bound<'_, PyArray1<T>>,
) -> Result<Vec<i32>, Trouble> {
    let wide = wide.try_readonly().map_err(busy)?;
    let numbers = wide.as_slice().map_err(busy)?.iter().enumerate();
    let narrow = numbers.map(|(game, number)| {
        (*number)
            .try_into()
            .map_err(|_| Trouble::usage("gym-no-action", format!("game {game}: {number} is not an action")))
    });
    narrow.collect()
}
