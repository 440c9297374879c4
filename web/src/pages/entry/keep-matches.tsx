import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import styles from './register.module.css'
import { accountStepId } from './register-step.tsx'

/** On a phone: a bar at the bottom of the window that scrolls to the registration form. It never covers a focused field. */
export function KeepMatches() {
  const goToAccount = (event: MouseEvent) => {
    event.preventDefault()
    const step = document.getElementById(accountStepId)
    step?.scrollIntoView()
    step?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.foot}>
      <Button component="a" href={`#${accountStepId}`} fullWidth onClick={goToAccount}>
        Keep these matches
      </Button>
    </div>
  )
}
