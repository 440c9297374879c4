/**
 * The id in what somebody typed or pasted: of a Google Scholar address (`https://scholar.google.de/citations?hl=en&user=X`,
 * also without scheme) the value of `user`, else the text itself.
 */
export function scholarIdIn(text: string): string {
  const given = text.trim()
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  if (!url || !/^(?:www\.)?scholar\.google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(url.hostname)) return given
  return url.searchParams.get('user')?.trim() || given
}
