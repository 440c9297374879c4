import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { missingForTrial } from './referral.ts'
import { useClaimTrial } from './use-claim-trial.ts'

/** Starts the trial. Until the student can, it says what is missing instead. */
export function ClaimButton({ student }: { student: Student }) {
  const claim = useClaimTrial()
  const missing = missingForTrial(student)
  if (missing) return <p className="quiet small">{missing}</p>
  return (
    <Button loading={claim.isPending} onClick={() => claim.mutate()}>
      Claim Free Week
    </Button>
  )
}
