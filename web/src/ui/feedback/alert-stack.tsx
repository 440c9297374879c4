import { CloseButton } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import styles from './alert-stack.module.css'
import { dismissAlert, shownAlerts, watchAlerts, type Alert } from './alerts.ts'

const icons = { red: IconAlertCircle, green: IconCircleCheck } as const

/** Shows the alerts of alerts.ts. First in the page, so that Tab reaches them before they disappear. */
export function AlertStack() {
  const alerts = useSyncExternalStore(watchAlerts, shownAlerts)
  return (
    <div className={styles.stack}>
      {alerts.map((alert) => (
        <OneAlert key={alert.key} alert={alert} />
      ))}
    </div>
  )
}

/**
 * Disappears after its time, by a click, its button or Escape. Its time restarts after the pointer or the focus was in
 * it.
 */
function OneAlert({ alert: { key, tone, text, ms, link } }: { alert: Alert }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const focusedBefore = useRef<EventTarget | null>(null)
  const isPaused = isHovered || isFocused

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismissAlert(key), ms)
    return () => clearTimeout(timer)
  }, [isPaused, key, ms])

  const dismiss = () => {
    dismissAlert(key)
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    focusedBefore.current = relatedTarget
    setFocused(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    focusedBefore.current = null
    setFocused(false)
  }

  const Icon = icons[tone]
  return (
    // Screen readers announce an error at once, a success after the current text.
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
