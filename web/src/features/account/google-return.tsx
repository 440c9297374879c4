import { login } from '@labreach/contract/session'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { Note } from '../../ui/state.tsx'
import { loginFailure } from './login-form.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Exchanges the one-time code with which a trip to Google came back; asked once per code, since it is spent by asking. */
export function GoogleReturn({ code }: { code: string }) {
  const signIn = useSignIn()
  const exchange = useQuery({
    queryKey: ['google-return', code],
    queryFn: () => call(login, { body: { state: code } }),
    retry: false,
    staleTime: Infinity,
    refetchOnMount: false,
  })
  const enter = useEffectEvent(signIn)
  useEffect(() => {
    if (exchange.data) enter(exchange.data, true)
  }, [exchange.data])

  if (exchange.isError) return <Note tone="red">{loginFailure(exchange.error)}</Note>
  return (
    <Note tone="teal">
      <span role="status">
        <Loader size="xs" aria-hidden="true" /> Signing you in with Google…
      </span>
    </Note>
  )
}
