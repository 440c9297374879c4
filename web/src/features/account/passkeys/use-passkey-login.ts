import { loginByPasskey, openPasskeyLogin } from '@labreach/contract/passkeys'
import type { NewSession } from '@labreach/contract/session'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { signWithPasskey } from './ask-authenticator.ts'

/** Signs in with a passkey of this device. */
export function usePasskeyLogin(onSignedIn: (newSession: NewSession) => void) {
  return useMutation({
    mutationFn: async () => {
      const credential = await signWithPasskey(call(openPasskeyLogin, {}))
      return call(loginByPasskey, { body: { credential } })
    },
    onSuccess: onSignedIn,
  })
}
