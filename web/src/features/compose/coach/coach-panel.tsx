import { coach, type About, type Advice } from '@labreach/contract/coach/coach'
import { prepareProfessor } from '@labreach/contract/coach/known-professor'
import type { Range } from '@labreach/contract/coach/read-letter'
import type { Professor } from '@labreach/contract/professors'
import { IconCheck, IconCircle, IconPointFilled, IconQuote } from '@tabler/icons-react'
import { memo, useEffect, useMemo, useState } from 'react'
import { useKnownPublications } from '../side-panel/use-publications.ts'
import styles from './coach.module.css'
import { useEarlierLetters } from './use-earlier-letters.ts'

/** The advice is updated when the student has not typed for this time. */
const debounceMs = 300

type Props = {
  body: string
  professor: Professor
  /** Selects a range of the letter. */
  onSelect: (range: Range) => void
}

/** Advice on the letter, next to it. The advice never prevents sending. */
export const CoachPanel = memo(function CoachPanel({ body, professor, onSelect }: Props) {
  const letter = useDebounced(body)
  const publications = useKnownPublications(professor.scholar_id)
  const known = useMemo(() => prepareProfessor(professor, publications), [professor, publications])
  const earlier = useEarlierLetters()
  const [now] = useState(() => Date.now())
  return (
    <AdviceList
      letter={letter}
      about={{ known, earlier, now }}
      contents={professor.wishes?.contents ?? null}
      onSelect={onSelect}
    />
  )
})

type ListProps = {
  letter: string
  about: About
  /** What the professor wants to find in a letter; null if nothing was said. */
  contents: string | null
  onSelect: Props['onSelect']
}

function AdviceList({ letter, about, contents, onSelect }: ListProps) {
  return (
    <section className={styles.coach} aria-label="Coach">
      <h4 className={styles.heading}>Coach</h4>
      <ul className={styles.list}>
        {contents && (
          <li data-state="wish">
            <div className={styles.line}>
              <IconQuote size={16} aria-hidden="true" />
              <span>
                This professor asks for: “{contents}” <span className={styles.why}>In their own words.</span>
              </span>
            </div>
          </li>
        )}
        {coach(letter, about).map(({ id, state, text, why, range }) => (
          <li key={id} data-state={state}>
            {range ? (
              <button type="button" className={styles.line} onClick={() => onSelect(range)}>
                <Line state={state} text={text} why={why} />
              </button>
            ) : (
              <div className={styles.line}>
                <Line state={state} text={text} why={why} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const looks = {
  condition: { Icon: IconPointFilled, label: 'Worth a look: ' },
  open: { Icon: IconCircle, label: 'Not yet: ' },
  tick: { Icon: IconCheck, label: 'Done: ' },
} as const

function Line({ state, text, why }: Pick<Advice, 'state' | 'text' | 'why'>) {
  const { Icon, label } = looks[state]
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{label}</span>
        {text} <span className={styles.why}>{why}</span>
      </span>
    </>
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
