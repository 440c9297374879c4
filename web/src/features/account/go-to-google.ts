import { fillPath } from '@labreach/contract/endpoint'
import { googleStart, googleTicket } from '@labreach/contract/session'
import { call } from '../../api/call.ts'
import { encryptState, stateText } from '../../session/google-state.ts'

type Trip = {
  /** The username that is connected, the temporary token of a signup, or nothing for a sign-in. */
  whose: string
  ref?: string | undefined
  signup?: boolean
  secret: string
}

/** Takes the one-time ticket and leaves for Google's consent page; the page is gone when this succeeds. */
export async function goToGoogle({ whose, ref, signup = false, secret }: Trip): Promise<void> {
  const state = await encryptState(stateText(whose, ref), secret)
  await call(googleTicket, { body: signup ? { temporary_token: whose, ...(ref && { ref }) } : {} })
  location.assign(`${fillPath(googleStart.path)}?${new URLSearchParams({ state })}`)
}
