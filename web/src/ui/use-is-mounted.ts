import { useCallback, useEffect, useRef } from 'react'

/** Whether the component still stands: an answer that comes later must not move the student off another page. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
