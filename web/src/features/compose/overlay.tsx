import { Loader } from '@mantine/core'
import styles from './compose.module.css'

/** Says over the letter what it waits for. */
export function Overlay({ text }: { text: string }) {
  return (
    <p className={styles.overlay} role="status">
      <Loader size="sm" aria-hidden="true" /> {text}
    </p>
  )
}
