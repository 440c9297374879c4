import type { Relationship } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chooseNext } from './choose-next.ts'
import styles from './next-closest.module.css'
import { useProfessors } from './use-professors.ts'

type Props = {
  /** The id of the relationship that the student has just left. */
  exceptId: number
  /** Renders a professor in short. A prop, since a feature cannot import another feature. */
  renderProfessor: (relationship: Relationship) => ReactNode
  onCompose: (relationship: Relationship) => void
  /** Called before another page opens. */
  onLeave: () => void
}

/** Who is next closest to the student: one professor, with the way to a letter. Nothing while nobody is known to fit. */
export function NextClosest({ exceptId, renderProfessor, onCompose, onLeave }: Props) {
  const { data } = useProfessors({ sortBy: 'match' })
  const next = data && chooseNext(data.professors, exceptId)
  if (!next) return null
  const { name } = next.professor
  return (
    <section className={styles.next} aria-label="Next closest to you">
      <h3>Next closest to you</h3>
      {renderProfessor(next)}
      {next.unlocked ? (
        <Button variant="default" onClick={() => onCompose(next)}>
          Write to {name}
        </Button>
      ) : (
        <Button variant="default" onClick={onLeave} renderRoot={(props: object) => <Link to="/matches" {...props} />}>
          See them in your matches
        </Button>
      )}
    </section>
  )
}
