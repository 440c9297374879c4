import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createConsent } from '../../analytics/consent.ts'
import { siteQuery } from '../../api/site.ts'

const consent = createConsent(localStorage)
const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether this deployment measures (`id`), what was said about it in this browser (`null`: nothing yet), and a way to
 * say it.
 */
export function useConsent() {
  const { data: site } = useQuery(siteQuery)
  const agreed = useSyncExternalStore(listen, consent.given)
  return {
    id: site?.measurement_id ?? null,
    agreed,
    say: (yes: boolean) => {
      consent.set(yes)
      for (const listener of listeners) listener()
    },
  }
}
