//! HTTP requests to the server.

use cardinal_client::{ClientError, Server};

use crate::LoadError;

/// Runs a blocking request on another thread.
pub(crate) async fn asked<T: Send + 'static>(
    request: impl FnOnce() -> Result<T, ClientError> + Send + 'static,
) -> Result<T, LoadError> {
    let answer = tokio::task::spawn_blocking(request).await;
    Ok(answer.map_err(|error| LoadError::Stuck(error.to_string()))??)
}

/// The servers, or nodes of one, at these addresses.
pub(crate) async fn servers(addresses: &[String]) -> Result<Vec<Server>, LoadError> {
    let addresses = addresses.to_vec();
    asked(move || addresses.iter().map(|address| Server::at(address)).collect()).await
}
