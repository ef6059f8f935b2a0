//! Passwords, hashed on a bounded number of threads.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use cardinal_protocol::code;
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::ids;

/// How many passwords may wait while others are hashed: about a second's work. Further ones are refused as `busy`, so that
/// a flood of guesses does not make all others wait.
const QUEUE: usize = 32;

/// Hashes and compares passwords. Each takes 19 MiB and some time, so only a few run at once.
#[derive(Debug)]
pub(crate) struct Passwords {
    permits: Arc<Semaphore>,
    /// Those that are hashed and those that wait.
    places: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new(at_once: usize) -> Self {
        let places = Arc::new(Semaphore::new(at_once + QUEUE));
        Self { permits: Arc::new(Semaphore::new(at_once)), places }
    }

    /// A hash to store.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = self.run(move || {
            let salt = ids::random::<16>();
            Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).map(|hash| hash.to_string())
        });
        hash.await?.map_err(|_| busy())
    }

    /// Whether the password is the stored one. Takes as long without one, so that the time does not
    /// reveal which logins exist.
    pub(crate) async fn fits(&self, password: String, stored: Option<String>) -> Result<bool, ApiError> {
        self.run(move || {
            if let Some(stored) = stored {
                return Argon2::default().verify_password(password.as_bytes(), stored.as_str()).is_ok();
            }
            drop(Argon2::default().hash_password_with_salt(password.as_bytes(), &[0; 16]));
            false
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            metrics::counter!("cardinal_limited_total", "limit" => "passwords").increment(1);
            return Err(busy());
        };
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| busy())?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((permit, place));
            done
        });
        work.await.map_err(|_| busy())
    }
}

/// Nothing was hashed.
fn busy() -> ApiError {
    let message = "too many sign-in attempts at once; try again in a moment";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code::BUSY, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new(1);
        let stored = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(stored.starts_with("$argon2id$"));
        assert!(passwords.fits("correct horse".to_owned(), Some(stored.clone())).await.unwrap());
        assert!(!passwords.fits("correct house".to_owned(), Some(stored)).await.unwrap());
        assert!(!passwords.fits("correct horse".to_owned(), None).await.unwrap());
    }

    #[tokio::test]
    async fn a_flood_of_passwords_is_refused_instead_of_queued_for_ever() {
        let passwords = Passwords::new(1);
        let guess = || passwords.fits("a guess".to_owned(), None);
        let answers = futures_util::future::join_all((0..=QUEUE + 1).map(|_| guess())).await;
        assert_eq!(
            answers.iter().filter(|answer| answer.is_err()).count(),
            1,
            "one more than there is room for"
        );
        assert_eq!(answers.last().unwrap().as_ref().unwrap_err().1.code, "busy");
        assert!(!guess().await.unwrap(), "and there is room again");
    }
}
