import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createConsent } from '../../analytics/consent.ts'
import { siteQuery } from '../../api/site.ts'

const consent = createConsent(localStorage)
const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  // Another tab has changed it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Returns the id of the analytics tag (null if the deployment has none), the visitor's choice in this browser (null
 * until they choose), and a function to set it.
 */
export function useConsent() {
  const { data: site } = useQuery(siteQuery)
  const agreed = useSyncExternalStore(listen, consent.given)
  return {
    id: site?.measurement_id ?? null,
    agreed,
    setAgreed: (next: boolean) => {
      consent.set(next)
      for (const listener of listeners) listener()
      // Only a reload ends all of a container of tags. /privacy, where the choice is changed, has no text to lose; other
      // tabs may have, and only stop the tag.
      if (agreed !== null) location.reload()
    },
  }
}
