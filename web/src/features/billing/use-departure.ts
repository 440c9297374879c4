import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/error.ts'
import { session } from '../../session/session.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError } from '../../ui/alerts.ts'

type Departure = {
  /** Asks our server for the address of the provider's page. */
  ask: () => Promise<string>
  /** Said to whoever has no session any more. */
  loginFirst: string
  failure: (error: unknown) => string
}

const mutationKey = ['departure']

/** Leaves for a page of the payment provider: asked for once, however often the button is pressed. */
export function useDeparture({ ask, loginFirst, failure }: Departure) {
  const client = useQueryClient()
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationKey,
    mutationFn: ask,
    onSuccess: (url) => location.assign(url),
    onError: (error) => {
      alertError(failure(error))
      // The server knows more of the plan than this page: it shows what is true.
      if (error instanceof ApiError && error.status === 409) void reloadStudent(client)
    },
  })

  useEffect(() => {
    // Who comes back by the browser's Back finds the page as it was left: about to go.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    addEventListener('pageshow', onBack)
    return () => removeEventListener('pageshow', onBack)
  }, [reset])

  const leave = () => {
    if (!session.isValid()) alertError(loginFirst)
    // Two clicks in one frame meet the same rendered button: the cache knows of the first at once.
    else if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { leave, leaving: isPending || isSuccess }
}
