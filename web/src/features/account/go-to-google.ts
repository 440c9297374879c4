import { fillPath } from '@labreach/contract/endpoint'
import { googleStart, googleFlow } from '@labreach/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { siteQuery } from '../../api/site.ts'
import { markLeaving } from '../../session/flow-return.ts'
import { encryptState, stateText } from '../../session/google-state.ts'

type Flow = {
  /** Who the state names: the username to connect, the temporary token of a signup, or '' for a sign-in. */
  identity: string
  ref?: string | undefined
  signup?: boolean
  /** A fresh proof of identity; no account is connected. */
  purpose?: 'prove'
}

/**
 * Starts the Google flow: gets the one-time flow cookie and opens Google's consent page in place of this page. It waits
 * for the settings of the site if they have not loaded yet.
 */
export async function goToGoogle(client: QueryClient, { identity, ref, signup = false, purpose }: Flow): Promise<void> {
  const site = await client.ensureQueryData(siteQuery).catch((cause: unknown) => Promise.reject(incompleteFlow(cause)))
  const state = await encryptState(stateText(identity, ref), site.state_secret)
  const body = signup ? { temporary_token: identity, ...(ref && { ref }) } : { ...(purpose && { purpose }) }
  await call(googleFlow, { body })
  // Only connecting an account returns to the interrupted letter.
  if (identity && !signup && !purpose) markLeaving()
  location.assign(`${fillPath(googleStart.path)}?${new URLSearchParams({ state })}`)
}

/** The error for a flow without a temporary token or without the secret of the site. */
export const incompleteFlow = (cause?: unknown): Error =>
  new Error('Missing temporary token or encryption secret.', { cause })
