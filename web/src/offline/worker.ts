import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { shell } from 'virtual:shell'

/** After this time a connection without a response counts as none, and the stored page opens. */
const networkTimeoutSeconds = 5

/** A page from the network, and without one the stored page at `url`. */
const pageFromNetwork = (url: string) =>
  new NetworkOnly({ networkTimeoutSeconds, plugins: [{ handlerDidError: () => matchPrecache(url) }] })

// The service worker (docs/decisions/2026-11-26-service-worker.md). It stores the files of the build and no response of
// a call. It never skips its waiting: the files of the previous build remain until the last tab that uses them is closed.
registerRoute(new NavigationRoute(pageFromNetwork('/'), { allowlist: [/^\/(?:\?|$)/] }))
// Navigations to calls, such as those of the flow to Google, belong to the browser alone.
registerRoute(new NavigationRoute(pageFromNetwork('/index.html'), { denylist: [/^\/(?:api|auth|assets)\//] }))
precacheAndRoute(shell, { directoryIndex: '', cleanURLs: false })
