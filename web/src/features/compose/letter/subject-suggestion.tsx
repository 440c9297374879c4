import styles from './letter-head.module.css'

type Props = { suggestion: string; disabled: boolean; onUse: (subject: string) => void }

/** Offers a better subject with one tap. */
export function SubjectSuggestion({ suggestion, disabled, onUse }: Props) {
  return (
    <p className={`small ${styles.suggestion}`}>
      <button type="button" className="text-button" disabled={disabled} onClick={() => onUse(suggestion)}>
        Use: {suggestion}
      </button>
    </p>
  )
}
