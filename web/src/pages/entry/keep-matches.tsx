import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import styles from './register.module.css'
import { accountId } from './register-step.tsx'

/** At the foot of a phone's window: leads to the account, which keeps the matches. The form itself is not covered. */
export function KeepMatches() {
  const goToAccount = (event: MouseEvent) => {
    event.preventDefault()
    const step = document.getElementById(accountId)
    step?.scrollIntoView()
    step?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.foot}>
      <Button component="a" href={`#${accountId}`} fullWidth onClick={goToAccount}>
        Keep these matches
      </Button>
    </div>
  )
}
