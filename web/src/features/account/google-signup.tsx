import { timers } from '@labreach/contract/plans'
import { googleFlow } from '@labreach/contract/session'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '../../api/error.ts'
import { storeRemember } from '../../session/remember.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { useOnRestored } from '../../ui/use-on-restored.ts'
import { goToGoogle, incompleteFlow } from './go-to-google.ts'
import { GoogleButton } from './google-button.tsx'
import styles from './google-signup.module.css'
import { googleFailure } from './use-google-flow.ts'
import { waitForAnswers } from './wait-for-answers.ts'

const secondsBeforeLeaving = timers.googleSignupMs / 1_000

type Props = {
  token: string | null
  referral: string | undefined
  /** Shows what is missing before a signup, also what became so during the countdown. Returns whether nothing is. */
  checkForm: () => boolean
  /** The temporary token has expired. */
  onTokenExpired: () => void
}

/** Moves the focus here from the button that this element replaces. */
const focusElement = (element: HTMLElement | null) => element?.focus()

/** Signs up with Google after a countdown that the visitor can skip or cancel. */
export function GoogleSignup({ token, referral, checkForm, onTokenExpired }: Props) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const client = useQueryClient()
  useOnRestored(() => setLeaving(false))

  async function leave() {
    if (!checkForm()) return setSecondsLeft(null)
    setSecondsLeft(null)
    setLeaving(true)
    storeRemember(true)
    try {
      if (!token) throw incompleteFlow()
      await waitForAnswers(client)
      await goToGoogle(client, { identity: token, ref: referral, signup: true })
    } catch (error) {
      setLeaving(false)
      // The page shows that the upload has expired.
      if (isRefusal(error, googleFlow, 'temporary_token_invalid')) onTokenExpired()
      else alertError(googleFailure(error))
    }
  }

  const tick = useEffectEvent((now: number) => (now > 1 ? setSecondsLeft(now - 1) : void leave()))
  useEffect(() => {
    if (secondsLeft === null) return
    const timer = setTimeout(() => tick(secondsLeft), 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  if (secondsLeft === null) {
    return (
      <GoogleButton fullWidth loading={isLeaving} onClick={() => checkForm() && setSecondsLeft(secondsBeforeLeaving)}>
        Sign up with Google
      </GoogleButton>
    )
  }
  return (
    <div
      className={`card ${styles.countdown}`}
      role="group"
      aria-label="Sign up with Google"
      tabIndex={-1}
      ref={focusElement}
    >
      <p role="timer" aria-live="off">
        You are sent to Google in <span className="figures">{secondsLeft}</span>{' '}
        {secondsLeft === 1 ? 'second' : 'seconds'}.
      </p>
      <p className="quiet small">There you choose the account that your letters will be sent from.</p>
      <div className={styles.buttons}>
        <Button onClick={() => void leave()}>Continue now</Button>
        <Button variant="default" onClick={() => setSecondsLeft(null)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
