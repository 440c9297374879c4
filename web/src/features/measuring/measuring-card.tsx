import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import styles from './measuring.module.css'

/** The question itself, at the lower edge of the window. */
export function MeasuringCard({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  return (
    <section className={`card ${styles.question}`} aria-label="Measuring">
      <p>
        May Labreach count how its pages are used, with Google Analytics? Never your letters, your resume or a name.{' '}
        <Link to="/privacy">Privacy</Link>
      </p>
      <div className={styles.answers}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          No
        </Button>
        <Button onClick={() => onAnswer(true)}>Yes, count</Button>
      </div>
    </section>
  )
}
