import { getProfessorEmail } from '@labreach/contract/outreach'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { session } from '../../../../credentials/session.ts'
import { alertError } from '../../../../ui/feedback/alerts.ts'
import { getCachedAddress, cacheAddress } from './address-cache.ts'
import { afterFailure, initialLookup, automaticStep, type Lookup } from './lookup.ts'

/**
 * Looks up a professor's address when the letter is opened. If the server refuses this as too early, it waits and
 * retries.
 */
export function useLookup(scholarId: string, onFound: (email: string) => void) {
  const [lookup, setLookup] = useState<Lookup>(initialLookup)

  const handleFound = useEffectEvent((email: string) => {
    onFound(email)
    setLookup({ phase: 'found', email })
  })
  const handleResult = useEffectEvent((email: string) => {
    if (!email) return setLookup({ phase: 'nothing' })
    cacheAddress(scholarId, email, session)
    handleFound(email)
  })
  const handleFailure = useEffectEvent((attempt: number, error: unknown) => {
    const next = afterFailure(attempt, error)
    if (next.phase === 'failed') alertError('Failed to retrieve professor email')
    setLookup(next)
  })

  const attempt = lookup.phase === 'retrieving' ? lookup.attempt : null
  useEffect(() => {
    if (attempt === null) return
    const cached = getCachedAddress(scholarId, session)
    if (cached) return handleFound(cached)
    const controller = new AbortController()
    call(getProfessorEmail, { body: { scholar_id: scholarId } }, { signal: controller.signal }).then(
      ({ email }) => controller.signal.aborted || handleResult(email),
      (error: unknown) => controller.signal.aborted || handleFailure(attempt, error),
    )
    return () => controller.abort()
  }, [attempt, scholarId])

  useEffect(() => {
    const step = automaticStep(lookup)
    if (!step) return
    const timer = setTimeout(() => setLookup(step.next), step.afterMs)
    return () => clearTimeout(timer)
  }, [lookup])

  return { lookup, lookUp: () => setLookup(initialLookup) }
}
