import { login, type NewSession } from '@labreach/contract/session'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal, sentenceOr } from '../../api/error.ts'
import { takeRemember } from '../../session/remember.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { isNewAccount } from './is-new-account.ts'
import { loginFailed, useSignIn } from './use-sign-in.ts'

type Props = {
  code: string
  onFailed: () => void
  /** Called if the account has two-step sign-in: the form asks for the code. */
  onCodeNeeded: (remember: boolean) => void
}

/**
 * Exchanges the one-time code of a finished Google flow for a new session. A code works once, so it is never sent
 * twice.
 */
export function GoogleReturn({ code, onFailed, onCodeNeeded }: Props) {
  const { signIn } = useSignIn()
  const [remember] = useState(takeRemember)
  const exchange = useQuery({
    queryKey: ['google-return', code],
    queryFn: () => call(login, { body: { state: code } }),
    retry: false,
    staleTime: Infinity,
    refetchOnMount: false,
  })
  const enter = useEffectEvent((newSession: NewSession) =>
    signIn(newSession, remember, isNewAccount(newSession.user.id, Date.now()) ? 'sign_up' : 'login', 'google'),
  )
  useEffect(() => {
    if (exchange.data) enter(exchange.data)
  }, [exchange.data])
  const isCodeNeeded = isRefusal(exchange.error, login, 'second_factor_needed')
  const fail = useEffectEvent(() => (isCodeNeeded ? onCodeNeeded(remember) : onFailed()))
  useEffect(() => {
    if (exchange.isError) fail()
  }, [exchange.isError])

  if (isCodeNeeded) return null
  if (exchange.isError) return <Note tone="red">{sentenceOr(exchange.error, loginFailed)}</Note>
  return (
    <Note tone="teal">
      <span role="status">
        <Loader size="xs" aria-hidden="true" /> Signing you in with Google…
      </span>
    </Note>
  )
}
