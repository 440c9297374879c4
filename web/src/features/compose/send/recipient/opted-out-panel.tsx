import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { copyText } from '../../../../ui/copy-text.ts'
import styles from '../after-letter.module.css'
import sheet from './opted-out.module.css'

/** Copies the letter to a professor who has opted out, and shows an alert with the result. */
export const copyLetter = (body: string): Promise<void> =>
  copyText(body, {
    done: 'The letter was copied.',
    failed: 'The letter could not be copied. Please select the text and copy it yourself.',
  })

type Props = {
  professorName: string
  /** The unsent letter of this student, or a blank text. */
  body: string
  hasWritten: boolean
  next: ReactNode
  onClose: () => void
}

/** Shown in place of the letter to a professor who has opted out: the student's own words, and who is next closest. */
export function OptedOutPanel({ professorName, body, hasWritten, next, onClose }: Props) {
  // The focused field of the letter is gone; the reading goes on here.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.after}>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          This professor asked not to be listed.
        </h3>
        <p>Professor has opted out. No letter can be sent; your limits are unchanged.</p>
      </div>
      {hasWritten && (
        <p>
          What you sent stays yours:{' '}
          <Link to="/outreach" search={{ search: professorName }} onClick={onClose}>
            read it in your Outreach History
          </Link>
          .
        </p>
      )}
      {body.trim() !== '' && (
        <section className={sheet.own} aria-label="Your unsent letter">
          <h3>Your unsent letter</h3>
          <p className={sheet.text} role="region" aria-label="Text of the letter">
            {body}
          </p>
          <Button
            variant="default"
            leftSection={<IconCopy size={20} aria-hidden="true" />}
            onClick={() => void copyLetter(body)}
          >
            Copy Text
          </Button>
        </section>
      )}
      {next}
      <div className={styles.foot}>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
