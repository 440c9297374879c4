import styles from './initials.module.css'

/** 'Maria del Mar Ortiz' → 'MO' */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? [...word][0] : ''))
  return letters.join('').toUpperCase()
}

/** A hue from 0 to 359, always the same for the same name. */
export function getHue(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hash
}

/**
 * A picture, or initials on a colour derived from the name. Hidden from screen readers, since the name is next to it.
 */
export function Portrait({ name, picture }: { name: string; picture?: string | null }) {
  if (picture) return <img className={styles.portrait} src={picture} alt="" width={44} height={44} loading="lazy" />
  return (
    <span className={styles.portrait} style={{ '--hue': getHue(name) } as React.CSSProperties} aria-hidden="true">
      {getInitials(name)}
    </span>
  )
}
