import type { Student } from '@labreach/contract/account'
import { useDeferredValue, useId } from 'react'
import { MarkedText } from '../../ui/text/marked-text.tsx'
import styles from './editor.module.css'
import { previewOf, sampleProfessor } from './preview.ts'

/** The template as one professor would read it, while it is being written. */
export function LivePreview({ student, content }: { student: Student; content: string }) {
  const title = useId()
  // Typing goes first; the preview follows.
  const shown = useDeferredValue(content)
  return (
    <section className={styles.preview} aria-labelledby={title}>
      <h3 id={title}>Live preview</h3>
      <p className="quiet small">
        With your profile, to {sampleProfessor.name}, a made-up professor. What is marked is still to be filled in.
      </p>
      <p className={styles.letter}>
        {shown.trim() ? (
          <MarkedText text={previewOf(shown.trim(), student)} />
        ) : (
          <span className="quiet">Your letter appears here while you write.</span>
        )}
      </p>
    </section>
  )
}
