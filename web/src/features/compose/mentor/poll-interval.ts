/** How often comments are fetched while a link to the letter is open and the tab is visible: they show in 2 s. */
const pollMs = 1_500
/** While the server does not answer, since each failure is reported. */
const failedMs = 30_000

/** Returns when to fetch the comments again, in milliseconds, or false for never. */
export function pollInterval(hasLink: boolean, hasFailed: boolean): number | false {
  if (!hasLink) return false
  return hasFailed ? failedMs : pollMs
}
