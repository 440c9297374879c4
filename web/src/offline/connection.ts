import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** After this time without a response there is no connection, in milliseconds. */
const timeoutMs = 3_000

/** Whether the server responds. HEAD, since the service worker answers GET itself. */
export const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )

/**
 * Watches the connection. The browser's `offline` counts only if the server does not respond either, since a server on
 * the same computer is reachable without a connection.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const stop = new AbortController()
    const check = async () => {
      const isOnline = await isReachable()
      // The connection may have come back during the check.
      if (!stop.signal.aborted) setOnline(isOnline || navigator.onLine)
    }
    addEventListener('offline', () => void check(), { signal: stop.signal })
    addEventListener('online', () => setOnline(true), { signal: stop.signal })
    if (!navigator.onLine) {
      setOnline(false)
      void check()
    }
    return () => stop.abort()
  })
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether there is a connection to the server, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline())
