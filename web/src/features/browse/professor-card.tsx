import { describeWishes } from '@labreach/contract/describe-wishes'
import type { Relationship } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { IconMailCheck, IconMailForward, IconNotes, IconQuote } from '@tabler/icons-react'
import { track } from '../../analytics/track.ts'
import { Portrait } from '../../ui/text/initials.tsx'
import { date, plural } from '../../ui/text/text.ts'
import styles from './card.module.css'
import { FavoriteStar } from './favorite-star.tsx'
import { InterestChips } from './interest-chips.tsx'
import { KnownFacts } from './known-facts.tsx'
import { OptedOutCard } from './opted-out-card.tsx'
import type { RenderMatch } from './render-match.ts'

type Props = {
  relationship: Relationship
  renderMatch: RenderMatch
  onInterest: (interest: string) => void
  onCompose: () => void
}

/** The card of an unlocked professor: name, affiliation, interests, reasons, and a button to write a letter. */
export function ProfessorCard({ relationship, renderMatch, onInterest, onCompose }: Props) {
  const { professor, match, email_sent: sent, email_sent_date: sentDate } = relationship
  if (professor.opt_out) return <OptedOutCard relationship={relationship} />
  const name = professor.name ?? ''
  const wishes = describeWishes(professor.wishes)
  const links = [
    { label: 'Homepage', url: professor.homepage_url },
    { label: 'Scholar', url: professor.google_scholar_url },
  ].filter((link): link is { label: string; url: string } => Boolean(link.url && /^https?:/.test(link.url)))

  return (
    <article className={`card ${styles.card}`} aria-label={name}>
      <div className={styles.head}>
        <Portrait name={name} picture={professor.url_picture} />
        <div className={styles.who}>
          <h3>{name}</h3>
          <p className="quiet small">{professor.affiliation || professor.school_name}</p>
        </div>
        {relationship.draft_saved && (
          <span className={styles.drafted} role="img" aria-label="Draft saved" title="Draft saved">
            <IconNotes size={18} aria-hidden="true" />
          </span>
        )}
        <FavoriteStar relationship={relationship} label={name} />
      </div>
      <InterestChips label="Key interests" interests={professor.key_interests} onInterest={onInterest} />
      <div className={styles.about}>
        <p className={`quiet small figures ${styles.facts}`}>
          <span>{plural(professor.cited_by, 'citation')}</span>
          {links.map((link) => (
            <a
              key={link.label}
              href={link.url}
              onClick={() => track('professor_view', { professor_id: relationship.id })}
              target="_blank"
              rel="noreferrer"
              aria-label={`${link.label} of ${name} (opens in a new tab)`}
            >
              {link.label}
            </a>
          ))}
        </p>
        {wishes && (
          <p className={styles.wishes}>
            <IconQuote size={16} aria-hidden="true" />
            <span>
              <span className="visually-hidden">The professor says: </span>
              {wishes}
            </span>
          </p>
        )}
        {professor.freshness && <KnownFacts freshness={professor.freshness} />}
        {match && (
          <dl className={styles.terms}>
            <div className={styles.whole}>
              <dt>Why it fits</dt>
              <dd>{renderMatch(match)}</dd>
            </div>
          </dl>
        )}
      </div>
      <div className={styles.foot}>
        {sent && (
          <p className={styles.written}>
            <span className={styles.sent}>
              <IconMailCheck size={16} aria-hidden="true" /> Email Sent
            </span>
            {sentDate && <span className="quiet small figures">First Email: {date(sentDate)}</span>}
          </p>
        )}
        <Button
          variant={sent ? 'default' : 'filled'}
          leftSection={<IconMailForward size={18} aria-hidden="true" />}
          aria-label={`Compose Email to ${name}`}
          onClick={onCompose}
        >
          Compose Email
        </Button>
      </div>
    </article>
  )
}
