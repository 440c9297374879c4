import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns the same function at every render. It calls the latest callback, so that memoized children do not render
 * again.
 */
export function useStableCallback<Arguments extends unknown[]>(latest: (...args: Arguments) => void) {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useState(
    () =>
      (...args: Arguments) =>
        current.current(...args),
  )[0]
}
