import styles from './skip-link.module.css'

/** The first stop of Tab: past what is the same on every page, to the element with the id `to`. */
export function SkipLink({ to }: { to: string }) {
  const skip = (event: React.MouseEvent) => {
    // The address stays as it is: a fragment would be one more step back.
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a href={`#${to}`} className={styles.skip} onClick={skip}>
      Skip to content
    </a>
  )
}
