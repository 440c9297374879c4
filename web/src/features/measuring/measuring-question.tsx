import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadTag } from '../../analytics/tag.ts'
import styles from './measuring.module.css'
import { useConsent } from './use-consent.ts'

/**
 * Asks once whether use may be measured, where this deployment measures at all; the tag is loaded after a yes alone.
 */
export function MeasuringQuestion() {
  const { id, agreed, say } = useConsent()
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
        <Button variant="default" onClick={() => say(false)}>
          No
        </Button>
        <Button onClick={() => say(true)}>Yes, count</Button>
      </div>
    </section>
  )
}
