import { useEffect, useState } from 'react'

const second = 1_000

/** The whole seconds until `until`, in milliseconds of this browser's clock, rounded up; 0 from then on. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, until - now)
  useEffect(() => {
    if (left <= 0) return
    // At the next change of the number; a late timer does not add up.
    const timer = setTimeout(() => setNow(Date.now()), left % second || second)
    return () => clearTimeout(timer)
  }, [left])
  return Math.ceil(left / second)
}
