import { timers } from '@labreach/contract/plans'
import { track } from './track.ts'

/** Both spellings of a payment page are counted as the hyphenated one. */
const countedAs = (path: string) => path.replace(/^\/payment\/(success|canceled)$/, '/payment-$1')

/**
 * Answers what is to be told of every change of the route. A page counts once somebody has been on it for 100 ms, so
 * that one which only leads on does not; of its address the path alone, since the rest may be a token.
 */
export function createPageViews(): (path: string, title: string) => void {
  let due: ReturnType<typeof setTimeout> | undefined
  return (path, title) => {
    clearTimeout(due)
    due = setTimeout(
      () => track('page_view', { page_path: countedAs(path), page_title: title }),
      timers.pageViewDelayMs,
    )
  }
}
