import type { Student } from '@labreach/contract/account'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { resumeLetter, takeGoogleReturn } from '../../session/google-return.ts'
import { alertSuccess } from '../../ui/feedback/alerts.ts'

/**
 * Says that Google is connected when the browser comes back from it, and leads to the letter that waited for it, or to
 * the section `id` of this page. A refusal is told by the address it comes back to; the letter goes on waiting.
 */
export function useGoogleReturn({ is_google_authenticated: isConnected }: Student, id: string): void {
  const navigate = useNavigate()
  const [isBack, setBack] = useState(false)
  useEffect(() => setBack(takeGoogleReturn()), [])

  const arrive = useEffectEvent(() => {
    setBack(false)
    if (resumeLetter()) {
      alertSuccess('Google is connected. Your letter is ready to send.')
      return void navigate({ to: '/browse' })
    }
    alertSuccess('Google is connected. You can send letters now.')
    document.getElementById(id)?.scrollIntoView()
  })
  // The student as this browser remembers them comes first, the server's word after it.
  useEffect(() => {
    if (isBack && isConnected) arrive()
  }, [isBack, isConnected])
}
