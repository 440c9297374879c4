import { openPasskeyProof, proveByPasskey } from '@labreach/contract/passkeys'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { passkeyFailure, signWithPasskey } from './ask-authenticator.ts'

type Props = { onProved: () => void; onProblem: (text: string | undefined) => void }

/** Gives a fresh proof with a passkey. */
export function PasskeyProof({ onProved, onProblem }: Props) {
  const proof = useMutation({
    onMutate: () => onProblem(undefined),
    mutationFn: async () => {
      const credential = await signWithPasskey(call(openPasskeyProof, {}))
      return call(proveByPasskey, { body: { credential } })
    },
    onSuccess: onProved,
    onError: (error) => onProblem(passkeyFailure(error, 'The passkey could not be checked. Please try again.')),
  })
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconFingerprint size={20} aria-hidden="true" />}
      loading={proof.isPending}
      onClick={() => proof.mutate()}
    >
      Use a passkey
    </Button>
  )
}
