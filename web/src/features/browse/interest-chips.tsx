import styles from './card.module.css'

type Props = { label: string; interests: readonly string[]; onInterest: (interest: string) => void }

/** Interests as chips, each of which sets a filter. */
export function InterestChips({ label, interests, onInterest }: Props) {
  return (
    <ul className={`chips ${styles.chips}`} aria-label={label}>
      {interests.map((interest) => (
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
    </ul>
  )
}
