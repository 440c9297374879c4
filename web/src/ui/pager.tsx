import { Button } from '@mantine/core'
import { pageWindow } from './page-window.ts'
import { count } from './text/text.ts'
import styles from './pager.module.css'

/** Prev, the first and last page, the current one with its neighbours, Next. */
export function Pager({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  if (last <= 1) return null
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button variant="default" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Prev
      </Button>
      <ol className={styles.pages}>
        {pageWindow(page, last).map((entry, index) =>
          entry === 'gap' ? (
            // Two gaps at most, told apart by their place.
            <li key={`gap-${index}`} className="quiet" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                className={styles.page}
                aria-label={`Page ${count(entry)}`}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {count(entry)}
              </button>
            </li>
          ),
        )}
      </ol>
      <Button variant="default" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
