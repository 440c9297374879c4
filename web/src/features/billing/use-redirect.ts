import { createCheckout } from '@labreach/contract/billing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal } from '../../api/error.ts'
import { session } from '../../credentials/session.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError, dismissAlert } from '../../ui/feedback/alerts.ts'
import { useOnRestored } from '../../ui/use-on-restored.ts'

type Options = {
  /** Requests the URL of the provider's page from the server. */
  getUrl: () => Promise<string>
  /** Shown if the session has ended. */
  signedOutText: string
  failure: (error: unknown) => string
}

const mutationKey = ['billing-redirect']

/** Refusals which mean that this page shows an outdated plan or price. */
const staleDataCodes = ['already_basic', 'subscription_open', 'price_changed'] as const

/** Redirects to a page of the payment provider. Repeated clicks redirect once. */
export function useRedirect({ getUrl, signedOutText, failure }: Options) {
  const client = useQueryClient()
  const lastAlert = useRef<number>(undefined)
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationKey,
    mutationFn: getUrl,
    // Dismisses the error of the previous attempt.
    onMutate: () => dismissAlert(lastAlert.current),
    onSuccess: (url) => location.assign(url),
    onError: (error) => {
      lastAlert.current = alertError(failure(error))
      // The plan of the stored student is out of date.
      if (isRefusal(error, createCheckout, ...staleDataCodes)) void reloadStudent(client)
    },
  })

  // The mutation would still be in its success state.
  useOnRestored(reset)

  const redirect = () => {
    if (!session.isValid()) alertError(signedOutText)
    // Two clicks in one frame reach the same rendered button, but the mutation cache already contains the first one.
    else if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { redirect, isRedirecting: isPending || isSuccess }
}
