import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import styles from './opt-out.module.css'

type Props = { name: string; school: string; pending: boolean; onRemove: () => void; onDecline: () => void }

/** Shows the professor to remove and asks for a confirmation. */
export function OptOutQuestion({ name, school, pending, onRemove, onDecline }: Props) {
  return (
    <section className={styles.question} aria-labelledby="opt-out-question">
      <h2 id="opt-out-question" className={styles.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        Is this you?
      </h2>
      <p className={styles.who}>
        <strong>{name}</strong>
        {school && <span>{school}</span>}
      </p>
      <p className="quiet">
        Once removed, you are shown to nobody, and no student can write to you from here. What we store about you is
        erased after 30 days.
      </p>
      <p className="quiet">
        You can also stay listed and{' '}
        <Link to="/for-professors" hash="wishes">
          say once which letters are welcome, or pause them
        </Link>
        .
      </p>
      <div className={styles.answers}>
        <Button loading={pending} onClick={onRemove}>
          Remove this profile
        </Button>
        <Button variant="default" disabled={pending} onClick={onDecline}>
          Not me
        </Button>
      </div>
    </section>
  )
}
