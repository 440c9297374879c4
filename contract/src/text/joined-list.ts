/**
 * The names of a list, joined by a separator. A separator within a name ("University of A; B Campus") has a backslash
 * before it, and so has a backslash.
 */
export const joinList = (names: readonly string[], separator: ';' | ','): string =>
  names
    .map((name) => name.replace(/[\\;,]/g, (sign) => (sign === separator || sign === '\\' ? `\\${sign}` : sign)))
    .join(separator)

/** The trimmed names of a joined list, without blank ones. */
export function splitList(joined: string, separator: ';' | ','): string[] {
  const names = ['']
  for (let at = 0; at < joined.length; at++) {
    const isEscaped = joined[at] === '\\' && at + 1 < joined.length
    if (joined[at] === separator) names.push('')
    else names.push(names.pop()! + joined[isEscaped ? ++at : at]!)
  }
  return names.map((name) => name.trim()).filter(Boolean)
}
