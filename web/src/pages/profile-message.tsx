import { Button } from '@mantine/core'
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import styles from './profile.module.css'

const route = getRouteApi('/student/profile')

/** What another page had to say when it sent the student here; a word of Google leads to the section `scrollTo`. */
export function ProfileMessage({ scrollTo: id }: { scrollTo: string }) {
  const router = useRouter()
  const navigate = route.useNavigate()
  const brought = useRouterState({ select: (state) => state.location.state.message })
  const [message, setMessage] = useState<string>()
  // Taken out of the history at once: it was for this arrival, and a reload is another one.
  useEffect(() => {
    if (!brought) return
    setMessage(brought)
    void navigate({ state: {}, replace: true, resetScroll: false })
  }, [brought, navigate])
  useEffect(() => {
    if (!message || !/google auth/i.test(message)) return
    const scroll = () => document.getElementById(id)?.scrollIntoView()
    scroll()
    // Once a page is there the router scrolls it to its top, or to where it was.
    return router.subscribe('onRendered', scroll)
  }, [id, message, router])

  const close = () => setMessage(undefined)
  return (
    <Dialog opened={Boolean(message)} onClose={close} title="Before you go on">
      <p>{message}</p>
      <div className={styles.close}>
        <Button onClick={close}>Close</Button>
      </div>
    </Dialog>
  )
}
