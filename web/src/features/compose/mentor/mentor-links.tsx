import type { MentorLink } from '@labreach/contract/mentoring'
import { date } from '../../../ui/text/text.ts'
import styles from './mentor.module.css'

type Props = {
  links: readonly MentorLink[]
  /** The professor of the open letter. */
  professorId: number
  disabled: boolean
  onRevoke: (id: number) => void
}

/** The student's open links, of all letters. */
export function MentorLinks({ links, professorId, disabled, onRevoke }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label="Open links">
      {links.map((link) => {
        const name =
          link.professor_id === professorId ? 'This letter' : `Letter to ${link.professor_name ?? 'another professor'}`
        return (
          <li key={link.id}>
            <span className="small">
              {name}
              <span className="quiet"> · until {date(link.ends_at)}</span>
            </span>
            <button
              type="button"
              className="text-button"
              aria-label={`Revoke: ${name}, made on ${date(link.made_at)}`}
              disabled={disabled}
              onClick={() => onRevoke(link.id)}
            >
              Revoke
            </button>
          </li>
        )
      })}
    </ul>
  )
}
