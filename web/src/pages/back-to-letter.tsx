import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { readPausedLetter, resumeLetter } from '../session/flow-return.ts'
import styles from './profile.module.css'

/** The button that opens the letter that waits for a mailbox. Nothing if no letter waits. */
export function BackToLetter() {
  const navigate = useNavigate()
  const goBack = () => {
    resumeLetter()
    void navigate({ to: '/browse' })
  }
  if (!readPausedLetter()) return null
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={20} aria-hidden="true" />} onClick={goBack}>
      Back to your letter
    </Button>
  )
}

/** The same button, with the name of the professor to whom the letter goes. */
export function WaitingLetter() {
  const letter = readPausedLetter()
  if (!letter) return null
  return (
    <div className={styles.waiting}>
      <p>{letter.name ? `Your letter to ${letter.name} is kept as it is.` : 'Your letter is kept as it is.'}</p>
      <BackToLetter />
    </div>
  )
}
