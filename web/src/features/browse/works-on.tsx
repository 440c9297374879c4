import styles from './card.module.css'

type Props = {
  label: string
  /** In the order of the headline. */
  topics: readonly string[]
  /** The number of topics in the headline. */
  max: number
  /** Whether the further topics are shown too, in small type, or only counted. */
  showsAll?: boolean
  onInterest: (interest: string) => void
}

/** What a professor works on, the headline of a card. Each topic sets a filter. */
export function WorksOn({ label, topics, max, showsAll = false, onInterest }: Props) {
  const more = topics.slice(max)
  return (
    <ul className={styles.works} aria-label={label}>
      {(showsAll ? topics : topics.slice(0, max)).map((topic, at) => (
        <li key={topic} data-further={at >= max || undefined}>
          <button type="button" title={`Show professors working on ${topic}`} onClick={() => onInterest(topic)}>
            {topic}
          </button>
        </li>
      ))}
      {!showsAll && more.length > 0 && <li className="quiet small">+{more.length} more</li>}
    </ul>
  )
}
