//! Passwords, hashed on a bounded number of threads.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::ids;

/// Hashes and compares passwords. Each takes 19 MiB and some time, so only a few go on at once.
#[derive(Debug)]
pub(crate) struct Passwords {
    permits: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new(at_once: usize) -> Self {
        Self { permits: Arc::new(Semaphore::new(at_once)) }
    }

    /// A hash to store; `None` only if the machine has not the memory.
    pub(crate) async fn hash(&self, password: String) -> Option<String> {
        self.run(move || {
            let salt = ids::random::<16>();
            let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok()?;
            Some(hash.to_string())
        })
        .await?
    }

    /// Whether the password is the stored one. Takes its time even where there is none, so that the time does not
    /// tell which logins exist.
    pub(crate) async fn fits(&self, password: String, stored: Option<String>) -> bool {
        let fits = self.run(move || {
            if let Some(stored) = stored {
                return Argon2::default().verify_password(password.as_bytes(), stored.as_str()).is_ok();
            }
            drop(Argon2::default().hash_password_with_salt(password.as_bytes(), &[0; 16]));
            false
        });
        fits.await.unwrap_or(false)
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        work.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new(1);
        let stored = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(stored.starts_with("$argon2id$"));
        assert!(passwords.fits("correct horse".to_owned(), Some(stored.clone())).await);
        assert!(!passwords.fits("correct house".to_owned(), Some(stored)).await);
        assert!(!passwords.fits("correct horse".to_owned(), None).await);
    }
}
