/** An address of the site that shows `sentence` as a red alert. */
export function pageWithError(path: string, sentence: string): string {
  return `${path}?${new URLSearchParams({ error: sentence })}`
}
