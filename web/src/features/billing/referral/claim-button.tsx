import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { canClaimTrial } from './referral.ts'
import { useClaimTrial } from './use-claim-trial.ts'

/** Starts the free week; it cannot be pressed before it is earned. */
export function ClaimButton({ student }: { student: Student }) {
  const claim = useClaimTrial()
  return (
    <Button disabled={!canClaimTrial(student)} loading={claim.isPending} onClick={() => claim.mutate()}>
      Claim Free Week
    </Button>
  )
}
