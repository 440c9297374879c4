import { createCheckout } from '@labreach/contract/billing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isRefusal } from '../../api/error.ts'
import { session } from '../../credentials/session.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError, dismissAlert } from '../../ui/feedback/alerts.ts'

type Departure = {
  /** Asks our server for the address of the provider's page. */
  ask: () => Promise<string>
  /** Shown when the session has ended. */
  loginFirst: string
  failure: (error: unknown) => string
}

const mutationKey = ['departure']

/** Refusals which mean that this page shows an outdated plan or price. */
const outdated = ['already_basic', 'subscription_open', 'price_changed'] as const

/** Redirects to a page of the payment provider, once, however often the button is pressed. */
export function useDeparture({ ask, loginFirst, failure }: Departure) {
  const client = useQueryClient()
  const lastAlert = useRef<number>(undefined)
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationKey,
    mutationFn: ask,
    // Dismisses the error of the attempt before.
    onMutate: () => dismissAlert(lastAlert.current),
    onSuccess: (url) => location.assign(url),
    onError: (error) => {
      lastAlert.current = alertError(failure(error))
      // The server has newer data of the plan: the student is loaded again.
      if (isRefusal(error, createCheckout, ...outdated)) void reloadStudent(client)
    },
  })

  useEffect(() => {
    // A page restored by the browser's Back still has the mutation in its success state.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    addEventListener('pageshow', onBack)
    return () => removeEventListener('pageshow', onBack)
  }, [reset])

  const leave = () => {
    if (!session.isValid()) alertError(loginFirst)
    // Two clicks in one frame reach the same rendered button: the mutation cache knows of the first one already.
    else if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { leave, leaving: isPending || isSuccess }
}
