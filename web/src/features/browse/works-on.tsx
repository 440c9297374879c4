import styles from './card.module.css'

type Props = { interests: readonly string[]; max: number; onInterest: (interest: string) => void }

/** What a professor works on, at the top of a card. Each interest sets a filter; `max` of them are shown. */
export function WorksOn({ interests, max, onInterest }: Props) {
  const more = Math.max(0, interests.length - max)
  return (
    <ul className={styles.works} aria-label="Research areas">
      {interests.slice(0, max).map((interest) => (
        <li key={interest}>
          <button type="button" title={`Show professors working on ${interest}`} onClick={() => onInterest(interest)}>
            {interest}
          </button>
        </li>
      ))}
      {more > 0 && <li className="quiet small">+{more} more</li>}
    </ul>
  )
}
