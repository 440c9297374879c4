import { describeWishes } from '@labreach/contract/describe-wishes'
import { limits } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { IconMailCheck, IconMailForward, IconNotes, IconQuote } from '@tabler/icons-react'
import { track } from '../../analytics/track.ts'
import { FactLine, Thread } from '../../ui/card/card.tsx'
import { Portrait } from '../../ui/text/initials.tsx'
import { date, plural } from '../../ui/text/text.ts'
import styles from './card.module.css'
import type { CardParts } from './card-parts.ts'
import { FavoriteStar } from './favorite-star.tsx'
import { KnownFacts } from './known-facts.tsx'
import { OptedOutCard } from './opted-out-card.tsx'
import { UnlockedStatus } from './unlocked-status.tsx'
import type { Unlocked } from './use-unlocking.ts'
import { WorksOn } from './works-on.tsx'

type Props = {
  relationship: Relationship
  /** What this person works on, in the order of the headline. */
  topics: readonly string[]
  /** Of a professor whom the student has unlocked on this page. */
  unlock?: Unlocked | undefined
  renderMatch: CardParts['renderMatch']
  onInterest: (interest: string) => void
  onCompose: () => void
}

/** The card of an unlocked professor: name, affiliation, interests, reasons, and a button to write a letter. */
export function ProfessorCard({ relationship, topics, unlock, renderMatch, onInterest, onCompose }: Props) {
  const { professor, match, email_sent: sent, email_sent_date: sentDate } = relationship
  if (professor.opt_out) return <OptedOutCard relationship={relationship} />
  const name = professor.name ?? ''
  const phase = unlock?.phase
  const isNew = phase === 'turning' || phase === 'told'
  const wishes = describeWishes(professor.wishes)

  return (
    <article className={`card ${styles.card}`} aria-label={name} data-turned={isNew || undefined}>
      {isNew && <UnlockedStatus isTold={phase === 'told'} />}
      <div className={styles.head}>
        <Portrait name={name} picture={professor.url_picture} />
        <div className={styles.who}>
          <h3>{name}</h3>
          <Links relationship={relationship} />
        </div>
        {relationship.draft_saved && (
          <span className={styles.drafted} role="img" aria-label="Draft saved" title="Draft saved">
            <IconNotes size={20} aria-hidden="true" />
          </span>
        )}
        <FavoriteStar relationship={relationship} label={name} />
      </div>
      <WorksOn
        label="Key interests"
        topics={topics}
        max={limits.lockedCardInterests}
        showsAll
        onInterest={onInterest}
      />
      <div className={styles.about}>
        <FactLine
          facts={[
            { term: 'University', fact: professor.affiliation || professor.school_name },
            { term: 'Impact', fact: plural(professor.cited_by, 'citation') },
          ]}
        />
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
          <Thread>
            <h4 className="visually-hidden">Why it fits</h4>
            {renderMatch(match, unlock?.reasons)}
          </Thread>
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
          variant={sent ? 'default' : isNew ? 'filled' : 'light'}
          leftSection={<IconMailForward size={20} aria-hidden="true" />}
          aria-label={`Compose Email to ${name}`}
          onClick={onCompose}
        >
          Compose Email
        </Button>
      </div>
    </article>
  )
}

function Links({ relationship: { id, professor } }: { relationship: Relationship }) {
  const links = [
    { label: 'Homepage', url: professor.homepage_url },
    { label: 'Scholar', url: professor.google_scholar_url },
  ].filter((link): link is { label: string; url: string } => Boolean(link.url && /^https?:/.test(link.url)))
  if (links.length === 0) return null
  return (
    <p className={`small ${styles.links}`}>
      {links.map(({ label, url }) => (
        <a
          key={label}
          className="reach"
          href={url}
          onClick={() => track('professor_view', { professor_id: id })}
          target="_blank"
          rel="noreferrer"
          aria-label={`${label} of ${professor.name ?? ''} (opens in a new tab)`}
        >
          {label}
        </a>
      ))}
    </p>
  )
}
