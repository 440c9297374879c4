import { Button } from '@mantine/core'
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import styles from './profile.module.css'

const route = getRouteApi('/student/profile')

/** What another page had to say when it sent the student here; a word of Google leads to the section `scrollTo`. */
export function ProfileMessage({ scrollTo: id }: { scrollTo: string }) {
  const router = useRouter()
  const navigate = route.useNavigate()
  const message = useRouterState({ select: (state) => state.location.state.message })
  useEffect(() => {
    if (!message || !/google auth/i.test(message)) return
    const scroll = () => document.getElementById(id)?.scrollIntoView()
    scroll()
    // Once a page is there the router scrolls it to its top, or to where it was.
    return router.subscribe('onRendered', scroll)
  }, [id, message, router])

  const close = () => void navigate({ state: {}, replace: true, resetScroll: false })
  return (
    <Dialog opened={Boolean(message)} onClose={close} title="Before you go on">
      <p>{message}</p>
      <div className={styles.close}>
        <Button onClick={close}>Close</Button>
      </div>
    </Dialog>
  )
}
