import type { Student } from '@labreach/contract/account'
import { useDeferredValue, useId, useState } from 'react'
import { MarkedText } from '../../ui/text/marked-text.tsx'
import styles from './editor.module.css'
import { fillPreview, sampleProfessor } from './preview.ts'

/** Shows the template with the student's data and a sample professor, updated while the student types. */
export function LivePreview({ student, content }: { student: Student; content: string }) {
  const title = useId()
  const [now] = useState(() => new Date())
  // Deferred, so that the preview does not delay typing.
  const deferred = useDeferredValue(content)
  return (
    <section className={styles.preview} aria-labelledby={title}>
      <h3 id={title}>Live preview</h3>
      <p className="quiet small">
        With your profile, to {sampleProfessor.name}, a made-up professor. What is marked is still to be filled in.
      </p>
      <p className={styles.letter}>
        {deferred.trim() ? (
          <MarkedText text={fillPreview(deferred.trim(), student, now)} />
        ) : (
          <span className="quiet">Your letter appears here while you write.</span>
        )}
      </p>
    </section>
  )
}
