import { timers } from '@labreach/contract/plans'
import { track } from './track.ts'

/** A payment page has two URLs; both count as the hyphenated one. */
const canonicalPath = (path: string) => path.replace(/^\/payment\/(success|canceled)$/, '/payment-$1')

/**
 * Returns a function to call at every route change. A page counts after it has been open for 100 ms, so pages that
 * redirect do not count. Only the path is sent: the rest of the URL may contain a token.
 */
export function createPageViews(): (path: string, title: string) => void {
  let due: ReturnType<typeof setTimeout> | undefined
  return (path, title) => {
    clearTimeout(due)
    due = setTimeout(
      () => track('page_view', { page_path: canonicalPath(path), page_title: title }),
      timers.pageViewDelayMs,
    )
  }
}
