import { getProfessorEmail } from '@labreach/contract/outreach'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { session } from '../../../credentials/session.ts'
import { alertError } from '../../../ui/feedback/alerts.ts'
import { foundAddress, rememberAddress } from './found-addresses.ts'
import { afterFailure, beginning, byItself, type Lookup } from './lookup.ts'

/** Looks a professor's address up when the letter is opened, waits and tries again where it comes too early. */
export function useLookup(scholarId: string, onFound: (email: string) => void) {
  const [lookup, setLookup] = useState<Lookup>(beginning)

  const settle = useEffectEvent((email: string) => {
    if (!email) return setLookup({ phase: 'nothing' })
    rememberAddress(scholarId, email, session)
    onFound(email)
    setLookup({ phase: 'found', email })
  })
  const fail = useEffectEvent((attempt: number, error: unknown) => {
    const then = afterFailure(attempt, error)
    if (then.phase === 'failed') alertError('Failed to retrieve professor email')
    setLookup(then)
  })

  const attempt = lookup.phase === 'retrieving' ? lookup.attempt : null
  useEffect(() => {
    if (attempt === null) return
    const known = foundAddress(scholarId, session)
    if (known) return settle(known)
    const controller = new AbortController()
    call(getProfessorEmail, { body: { scholar_id: scholarId } }, { signal: controller.signal }).then(
      ({ email }) => controller.signal.aborted || settle(email),
      (error: unknown) => controller.signal.aborted || fail(attempt, error),
    )
    return () => controller.abort()
  }, [attempt, scholarId])

  useEffect(() => {
    const then = byItself(lookup)
    if (!then) return
    const timer = setTimeout(() => setLookup(then.next), then.afterMs)
    return () => clearTimeout(timer)
  }, [lookup])

  return { lookup, lookUp: () => setLookup(beginning) }
}
