import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The same function at every render, which calls the one of the last render: what it is passed to need not draw anew.
 */
export function useSteady<Arguments extends unknown[]>(latest: (...given: Arguments) => void) {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useState(
    () =>
      (...given: Arguments) =>
        current.current(...given),
  )[0]
}
