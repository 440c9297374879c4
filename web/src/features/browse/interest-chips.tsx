import styles from './card.module.css'

type Props = { label: string; interests: readonly string[]; atMost?: number; onInterest: (interest: string) => void }

/** Interests as chips, each a filter; beyond `atMost` only how many more there are. */
export function InterestChips({ label, interests, atMost = Infinity, onInterest }: Props) {
  const more = Math.max(0, interests.length - atMost)
  return (
    <ul className={`chips ${styles.chips}`} aria-label={label}>
      {interests.slice(0, atMost).map((interest) => (
        <li key={interest}>
          <button
            type="button"
            className="chip"
            title={`Show professors working on ${interest}`}
            onClick={() => onInterest(interest)}
          >
            {interest}
          </button>
        </li>
      ))}
      {more > 0 && <li className="quiet small">+{more} more</li>}
    </ul>
  )
}
