import { useEffect, useEffectEvent } from 'react'

/** Calls `listener` when the browser's Back restores this page in the state in which it was left. */
export function useOnRestored(listener: () => void): void {
  const onRestored = useEffectEvent(listener)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
