import { IconCheck } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { sentenceOr } from '../../api/error.ts'
import { date } from '../../ui/text/text.ts'
import styles from './own-page.module.css'

type Props = {
  title: string
  /** What students see or what happens by it. */
  about: string
  /** When it was set, and when it lapses; null if nothing is set. */
  wish?: { set_at: string; lapses_at: string } | null
  mutation: { isSuccess: boolean; isError: boolean; error: unknown }
  /** What is said once it is saved. */
  savedText?: string
  children: ReactNode
}

export const mailedText = 'Saved. We email you a link to undo it.'

/** One thing that a professor can say, with its dates and the confirmation of the last change. */
export function SettingRow({ title, about, wish, mutation, savedText = mailedText, children }: Props) {
  const id = useId()
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.label}>
        <h2 id={id}>{title}</h2>
        <p className="quiet">{about}</p>
      </div>
      <div className={styles.control}>
        {children}
        <div className={styles.state}>
          {wish && (
            <p className="quiet small">
              Set <time dateTime={wish.set_at}>{date(wish.set_at)}</time>, lapses on{' '}
              <time dateTime={wish.lapses_at}>{date(wish.lapses_at)}</time>
            </p>
          )}
          <p className={styles.saved} role="status">
            {mutation.isSuccess && (
              <>
                <IconCheck size={16} aria-hidden="true" /> {savedText}
              </>
            )}
          </p>
          {mutation.isError && (
            <p className={styles.failure} role="alert">
              {sentenceOr(mutation.error, 'This could not be saved. Please try again.')}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
