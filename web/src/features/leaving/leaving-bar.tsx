import { lazy, Suspense } from 'react'
import type { LeavingLetter } from '../../session/letters/leaving-letters.ts'
import { useLeavingLetters } from '../../session/letters/use-leaving.ts'
import styles from './leaving-bar.module.css'

// Loaded on demand: every page of a student has the bar, and it is nearly always empty.
const LeavingRow = lazy(async () => {
  const { LeavingRow } = await import('./leaving-row.tsx')
  return { default: LeavingRow }
})

type Props = {
  /** Opens a letter that was taken back. */
  onOpen: (letter: LeavingLetter) => void
}

/** At the foot of every page of a student: the letters that are about to leave and that no dialog shows. */
export function LeavingBar({ onOpen }: Props) {
  const letters = useLeavingLetters().filter(({ isShown }) => !isShown)
  if (letters.length === 0) return null
  return (
    <Suspense>
      <section className={`card ${styles.bar}`} aria-label="Letters about to leave">
        {letters.map((letter) => (
          <LeavingRow key={letter.id} letter={letter} onOpen={onOpen} />
        ))}
      </section>
    </Suspense>
  )
}
