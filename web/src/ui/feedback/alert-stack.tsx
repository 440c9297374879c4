import { CloseButton } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import styles from './alert-stack.module.css'
import { dismissAlert, standingAlerts, watchAlerts, type Alert } from './alerts.ts'

const icons = { red: IconAlertCircle, green: IconCircleCheck } as const

/** Where alerts.ts shows its alerts, above everything else; first in the page, so that Tab reaches them before they go. */
export function AlertStack() {
  const alerts = useSyncExternalStore(watchAlerts, standingAlerts)
  return (
    <div className={styles.stack}>
      {alerts.map((alert) => (
        <OneAlert key={alert.key} alert={alert} />
      ))}
    </div>
  )
}

/** Goes after its time, at a click anywhere on it, or by its button or Escape; its time stands still under pointer and focus. */
function OneAlert({ alert: { key, tone, text, ms, link } }: { alert: Alert }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissAlert(key), ms)
    return () => clearTimeout(timer)
  }, [isHeld, key, ms])

  const dismiss = () => {
    dismissAlert(key)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget
    setFocused(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    cameFrom.current = null
    setFocused(false)
  }

  const Icon = icons[tone]
  return (
    // An error interrupts whoever listens to a screen reader; good news waits for its turn.
    <output
      role={tone === 'red' ? 'alert' : 'status'}
      className={styles.alert}
      data-tone={tone}
      onClick={dismiss}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss()
      }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Icon className={styles.icon ?? ''} size={20} aria-hidden="true" />
      <span className={styles.text}>
        {text}
        {link && (
          <>
            {' '}
            <a href={link.href}>{link.text}</a>
          </>
        )}
      </span>
      <CloseButton className={styles.close ?? ''} aria-label="Dismiss" />
    </output>
  )
}
