import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { MailboxButtons } from '../features/account/mailbox/mailbox-buttons.tsx'
import { mailboxOf } from '../session/mailbox.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { BackToLetter } from './back-to-letter.tsx'
import styles from './profile.module.css'

const route = getRouteApi('/student/profile')

type Props = { student: Student; scrollTo: string }

const isAboutMailbox = (message: string) => /google auth|your mailbox|microsoft mailbox/i.test(message)

/**
 * Shows the message of the page that redirected here. If it is about the mailbox, it can be connected at once, and the
 * page scrolls to the section `scrollTo`.
 */
export function ProfileMessage({ student, scrollTo: id }: Props) {
  const router = useRouter()
  const navigate = route.useNavigate()
  const { message: stateMessage, title: stateTitle } = useRouterState({ select: ({ location }) => location.state })
  const [shown, setShown] = useState<{ message: string; title: string | undefined }>()
  const message = shown?.message
  // Removed from the history at once, so that a reload does not show it again.
  useEffect(() => {
    if (!stateMessage) return
    setShown({ message: stateMessage, title: stateTitle })
    void navigate({ state: {}, replace: true, resetScroll: false })
  }, [stateMessage, stateTitle, navigate])
  useEffect(() => {
    if (!message || !isAboutMailbox(message)) return
    const scroll = () => document.getElementById(id)?.scrollIntoView()
    scroll()
    // After rendering a page the router scrolls to its top or restores the scroll position, so this scrolls again.
    return router.subscribe('onRendered', scroll)
  }, [id, message, router])

  const close = () => setShown(undefined)
  const canConnect = message !== undefined && isAboutMailbox(message) && !mailboxOf(student).isConnected
  return (
    <Dialog
      opened={Boolean(message)}
      onClose={close}
      title={shown?.title ?? 'Before you go on'}
      size={canConnect ? '560px' : '480px'}
    >
      <p>{message}</p>
      <div className={styles.close}>
        <BackToLetter />
        <Button variant={canConnect ? 'default' : 'filled'} onClick={close}>
          Close
        </Button>
        {canConnect && <MailboxButtons student={student} isStrong />}
      </div>
    </Dialog>
  )
}
