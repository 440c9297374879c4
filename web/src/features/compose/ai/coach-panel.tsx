import type { Professor } from '@labreach/contract/professors'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { memo, useEffect, useState } from 'react'
import { coach } from './coach.ts'
import styles from './coach.module.css'
import { useEarlierLetters } from '../send/use-earlier-letters.ts'
import { useKnownPublications } from '../side-panel/use-publications.ts'

/** The advice is updated when the student has not typed for this time. */
const debounceMs = 300

/** Advice on the letter, next to it. The advice never prevents sending. */
export const CoachPanel = memo(function CoachPanel({ body, professor }: { body: string; professor: Professor }) {
  const letter = useDebounced(body)
  const publications = useKnownPublications(professor.scholar_id)
  const earlier = useEarlierLetters()
  return <Advice letter={letter} about={{ professor, publications, earlier }} />
})

function Advice({ letter, about }: { letter: string; about: Parameters<typeof coach>[1] }) {
  const advice = coach(letter, about)
  const fineCount = advice.filter(({ isFine }) => isFine).length
  return (
    <section className={styles.coach} aria-label="Coach">
      <h4 className={styles.heading}>
        Coach <span className="quiet figures">{`${fineCount} of ${advice.length}`}</span>
      </h4>
      <ul className={styles.list}>
        {advice.map(({ about: subject, isFine, text }) => (
          <li key={subject} data-fine={isFine || undefined}>
            {isFine ? <IconCheck size={16} aria-hidden="true" /> : <IconPoint size={16} aria-hidden="true" />}
            <span>
              <span className="visually-hidden">{isFine ? 'Fine: ' : 'Worth a look: '}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
