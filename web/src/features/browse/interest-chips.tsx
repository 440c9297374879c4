import styles from './card.module.css'

type Props = { label: string; interests: readonly string[]; max?: number; onInterest: (interest: string) => void }

/** Interests as chips, each of which sets a filter. Only `max` are shown, with the number of the others. */
export function InterestChips({ label, interests, max = Infinity, onInterest }: Props) {
  const more = Math.max(0, interests.length - max)
  return (
    <ul className={`chips ${styles.chips}`} aria-label={label}>
      {interests.slice(0, max).map((interest) => (
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
