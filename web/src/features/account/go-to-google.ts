import { fillPath } from '@labreach/contract/endpoint'
import { googleStart, googleTicket } from '@labreach/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { siteQuery } from '../../api/site.ts'
import { encryptState, stateText } from '../../session/google-state.ts'

type Trip = {
  /** The username that is connected, the temporary token of a signup, or nothing for a sign-in. */
  whose: string
  ref?: string | undefined
  signup?: boolean
}

/**
 * Takes the one-time ticket and leaves for Google's consent page; the page is gone when this succeeds. Whoever clicks
 * before this site's settings are here waits for them.
 */
export async function goToGoogle(client: QueryClient, { whose, ref, signup = false }: Trip): Promise<void> {
  const site = await client.ensureQueryData(siteQuery).catch((cause: unknown) => Promise.reject(incomplete(cause)))
  const state = await encryptState(stateText(whose, ref), site.state_secret)
  await call(googleTicket, { body: signup ? { temporary_token: whose, ...(ref && { ref }) } : {} })
  location.assign(`${fillPath(googleStart.path)}?${new URLSearchParams({ state })}`)
}

/** What the trip needs is missing, here or at the server. */
export const incomplete = (cause?: unknown): Error =>
  new Error('Missing temporary token or encryption secret.', { cause })
