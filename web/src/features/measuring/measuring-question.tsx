import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadTag } from '../../analytics/tag.ts'
import styles from './measuring.module.css'
import { useConsent } from './use-consent.ts'

/** Asks once for consent to analytics, if the deployment uses them. The tag is loaded only after the visitor agreed. */
export function MeasuringQuestion() {
  const { id, agreed, setAgreed } = useConsent()
  useEffect(() => {
    if (id && agreed) loadTag(id)
  }, [id, agreed])
  if (!id || agreed !== null) return null
  return (
    <section className={`card ${styles.question}`} aria-label="Measuring">
      <p>
        May Labreach count how its pages are used, with Google Analytics? Never your letters, your resume or a name.{' '}
        <Link to="/privacy">Privacy</Link>
      </p>
      <div className={styles.answers}>
        <Button variant="default" onClick={() => setAgreed(false)}>
          No
        </Button>
        <Button onClick={() => setAgreed(true)}>Yes, count</Button>
      </div>
    </section>
  )
}
