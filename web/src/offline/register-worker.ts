/** The page has rendered by then, and the downloads of the worker do not compete with those of the page. */
const delayMs = 2_000

/**
 * Registers the service worker, once per page. The browser looks for a new one whenever a page is opened. The
 * development server has none.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // A browser can refuse, for example in a private window: the website then works as without a worker.
    navigator.serviceWorker
      .register('/worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('The pages cannot be stored for use without a connection.', error))
  setTimeout(() => void register(), delayMs)
}
