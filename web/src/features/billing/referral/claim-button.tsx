import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { canClaimTrial } from './referral.ts'
import { useClaimTrial } from './use-claim-trial.ts'

/** Starts the trial. Disabled until the student has enough referrals. */
export function ClaimButton({ student }: { student: Student }) {
  const claim = useClaimTrial()
  return (
    <Button disabled={!canClaimTrial(student)} loading={claim.isPending} onClick={() => claim.mutate()}>
      Claim Free Week
    </Button>
  )
}
