import { useEffect, useState } from 'react'

/** The current time in milliseconds, updated every minute: a limit ends while the letter is open. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
