import { actOnMe } from '@labreach/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'
import { clearProfessorCache } from '../../../session/professor-cache.ts'
import { reloadStudent } from '../../../session/use-student.ts'
import { alertError, alertSuccess } from '../../../ui/feedback/alerts.ts'

/** Starts the free week of Basic that a student gets for three referrals. */
export function useClaimTrial() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(actOnMe, { body: { action: 'claim_trial' } }),
    onSuccess: () => {
      alertSuccess('Your free week of Basic has begun.')
      clearProfessorCache(client)
    },
    onError: (error) => alertError(sentenceOr(error, 'Your free week could not be started. Please try again.')),
    // Also after a refusal, which means that the stored student is out of date.
    onSettled: () => reloadStudent(client),
  })
}
