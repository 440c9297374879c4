import { Button } from '@mantine/core'
import { pageWindow } from './page-window.ts'
import { count } from './text/text.ts'
import styles from './pager.module.css'

/** On the first and the last page the button that was pressed is disabled: its focus goes to the page's own button. */
const takeFocus = (button: HTMLElement | null) => {
  if (document.activeElement?.matches('nav > :disabled')) button?.focus()
}

/** Buttons for the pages of a list, with Prev and Next. Renders nothing for a single page. */
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
            // A gap has no number; its index is unique.
            <li key={`gap-${index}`} className="quiet" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                ref={entry === page ? takeFocus : undefined}
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
