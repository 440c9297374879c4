import { fillPath } from '@labreach/contract/endpoint'
import { googleStart, googleFlow } from '@labreach/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { siteQuery } from '../../api/site.ts'
import { markLeavingForGoogle } from '../../session/google-return.ts'
import { encryptState, stateText } from '../../session/google-state.ts'

type Flow = {
  /** The username that is connected, the temporary token of a signup, or nothing for a sign-in. */
  whose: string
  ref?: string | undefined
  signup?: boolean
  /** Connects nothing: Google confirms that it is the student. */
  purpose?: 'prove'
}

/**
 * Takes the one-time ticket and leaves for Google's consent page; the page is gone when this succeeds. Whoever clicks
 * before this site's settings are here waits for them.
 */
export async function goToGoogle(client: QueryClient, { whose, ref, signup = false, purpose }: Flow): Promise<void> {
  const site = await client.ensureQueryData(siteQuery).catch((cause: unknown) => Promise.reject(incomplete(cause)))
  const state = await encryptState(stateText(whose, ref), site.state_secret)
  const body = signup ? { temporary_token: whose, ...(ref && { ref }) } : { ...(purpose && { purpose }) }
  await call(googleFlow, { body })
  // Only a student who connects comes back to where the way began.
  if (whose && !signup && !purpose) markLeavingForGoogle()
  location.assign(`${fillPath(googleStart.path)}?${new URLSearchParams({ state })}`)
}

/** What the trip needs is missing, here or at the server. */
export const incomplete = (cause?: unknown): Error =>
  new Error('Missing temporary token or encryption secret.', { cause })
