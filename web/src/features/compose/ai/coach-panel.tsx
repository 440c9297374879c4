import type { Professor } from '@labreach/contract/professors'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { memo, useEffect, useState } from 'react'
import { coach } from './coach.ts'
import styles from './coach.module.css'
import { useEarlierLetters } from '../send/use-earlier-letters.ts'
import { useKnownPublications } from '../side-panel/use-publications.ts'

/** The coach speaks when the pen rests, for so long. */
const restMs = 300

/** Beside the letter: what makes a first letter work, and how this one does. Advice, never a lock. */
export const CoachPanel = memo(function CoachPanel({ body, professor }: { body: string; professor: Professor }) {
  const letter = useRested(body)
  const publications = useKnownPublications(professor.scholar_id)
  const earlier = useEarlierLetters()
  return <Advice letter={letter} about={{ professor, publications, earlier }} />
})

function Advice({ letter, about }: { letter: string; about: Parameters<typeof coach>[1] }) {
  const advice = coach(letter, about)
  const fine = advice.filter(({ isFine }) => isFine).length
  return (
    <section className={styles.coach} aria-label="Coach">
      <h4 className={styles.heading}>
        Coach <span className="quiet figures">{`${fine} of ${advice.length}`}</span>
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

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
