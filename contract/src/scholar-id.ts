/**
 * Parses a typed or pasted text: returns the parameter `user` of a Google Scholar URL
 * (`https://scholar.google.de/citations?hl=en&user=X`, also without scheme), otherwise the trimmed text.
 */
export function parseScholarId(text: string): string {
  const typed = text.trim()
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^(?:www\.)?scholar\.google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(url.hostname)) return typed
  return url.searchParams.get('user')?.trim() || typed
}
