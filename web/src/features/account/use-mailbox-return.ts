import type { Student } from '@labreach/contract/account'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { markConnected, takeFlowReturn } from '../../session/flow-return.ts'
import { mailboxOf } from '../../session/mailbox.ts'
import { alertSuccess } from '../../ui/feedback/alerts.ts'

/**
 * After the browser has returned from a provider and its mailbox is connected: shows an alert, and opens the interrupted letter
 * or scrolls to the section `id` of this page. A refused connection returns with an error in the URL; the letter
 * remains stored, as it does while this page has `unsaved` changes: they would be in the way.
 */
export function useMailboxReturn(student: Student, id: string, unsaved: boolean): void {
  const { company, isConnected } = mailboxOf(student)
  const navigate = useNavigate()
  const [hasReturned, setReturned] = useState(false)
  useEffect(() => setReturned(takeFlowReturn()), [])

  const onConnected = useEffectEvent(() => {
    setReturned(false)
    if (!unsaved && markConnected()) {
      alertSuccess(`${company} is connected. Your letter is ready to send.`)
      return void navigate({ to: '/browse' })
    }
    alertSuccess(`${company} is connected. You can send letters now.`)
    document.getElementById(id)?.scrollIntoView()
  })
  // `isConnected` first comes from the stored student and is updated by the response of the server.
  useEffect(() => {
    if (hasReturned && isConnected) onConnected()
  }, [hasReturned, isConnected])
}
