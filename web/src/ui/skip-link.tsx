import styles from './skip-link.module.css'

/** The first element in the tab order. It moves the focus past the header, to the element with the id `to`. */
export function SkipLink({ to }: { to: string }) {
  const skip = (event: React.MouseEvent) => {
    // A fragment in the URL would add an entry to the history.
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a href={`#${to}`} className={styles.skip} onClick={skip}>
      Skip to content
    </a>
  )
}
