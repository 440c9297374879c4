import type { MentorLink } from '@labreach/contract/mentoring'
import { date, plural } from '../../../ui/text/text.ts'
import styles from './mentor.module.css'

type Props = {
  links: readonly MentorLink[]
  /** The professor of the open letter. */
  professorId: number
  disabled: boolean
  onRevoke: (id: number) => void
}

/** The student's open links: those of this letter, and the others folded, since all of them count. */
export function MentorLinks({ links, professorId, ...rest }: Props) {
  const own = links.filter((link) => link.professor_id === professorId)
  const others = links.filter((link) => link.professor_id !== professorId)
  return (
    <>
      {own.length > 0 && <LinkList label="Open links" links={own} nameOf={() => 'This letter'} {...rest} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{plural(others.length, 'open link')} to other letters</summary>
          <LinkList
            label="Open links to other letters"
            links={others}
            nameOf={(link) => `Letter to ${link.professor_name ?? 'another professor'}`}
            {...rest}
          />
        </details>
      )}
    </>
  )
}

type ListProps = Omit<Props, 'professorId'> & { label: string; nameOf: (link: MentorLink) => string }

function LinkList({ label, links, nameOf, disabled, onRevoke }: ListProps) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.id}>
          <span className="small">
            {nameOf(link)}
            <span className="quiet"> · until {date(link.ends_at)}</span>
          </span>
          <button
            type="button"
            className="text-button"
            aria-label={`Revoke: ${nameOf(link)}, made on ${date(link.made_at)}`}
            disabled={disabled}
            onClick={() => onRevoke(link.id)}
          >
            Revoke
          </button>
        </li>
      ))}
    </ul>
  )
}
