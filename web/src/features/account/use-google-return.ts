import type { Student } from '@labreach/contract/account'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { markConnected, takeFlowReturn } from '../../session/flow-return.ts'
import { alertSuccess } from '../../ui/feedback/alerts.ts'

/**
 * After the browser has returned from Google and Google is connected: shows an alert, and opens the interrupted letter
 * or scrolls to the section `id` of this page. A refused connection returns with an error in the URL; the letter
 * remains stored.
 */
export function useGoogleReturn({ is_google_authenticated: isConnected }: Student, id: string): void {
  const navigate = useNavigate()
  const [hasReturned, setReturned] = useState(false)
  useEffect(() => setReturned(takeFlowReturn()), [])

  const onConnected = useEffectEvent(() => {
    setReturned(false)
    if (markConnected()) {
      alertSuccess('Google is connected. Your letter is ready to send.')
      return void navigate({ to: '/browse' })
    }
    alertSuccess('Google is connected. You can send letters now.')
    document.getElementById(id)?.scrollIntoView()
  })
  // `isConnected` first comes from the stored student and is updated by the response of the server.
  useEffect(() => {
    if (hasReturned && isConnected) onConnected()
  }, [hasReturned, isConnected])
}
