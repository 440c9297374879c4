import type { Relationship } from '@labreach/contract/professors'
import { Link } from '@tanstack/react-router'
import styles from './card.module.css'

/**
 * The card of a professor who has opted out while it was shown: the name, a link to the letters that this
 * student has sent, and a link to the next matches. After the erasure there is no name and no link to letters.
 */
export function OptedOutCard({ relationship: { professor, email_sent: sent, match } }: { relationship: Relationship }) {
  const { name } = professor
  return (
    <article className={`card ${styles.card}`} aria-label={name || 'A professor who is not listed'}>
      {name && <h3>{name}</h3>}
      <p>This professor asked not to be listed.</p>
      <p className="quiet">
        {sent && name && (
          <>
            What you sent stays yours:{' '}
            <Link to="/outreach" search={{ search: name }}>
              read your letter
            </Link>
            .{' '}
          </>
        )}
        {match && (
          <>
            <Link to="/matches">See who is next closest</Link>.
          </>
        )}
      </p>
    </article>
  )
}
