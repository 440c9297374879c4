/** More than a username may have. Bounds the work, since the username of a sign-in may be a megabyte long. */
const COMPARED_LENGTH = 500

/** Cyrillic and Greek letters that look like a Latin one, in lower or upper case. */
const looksLike = new Map(
  ['аa вb сc еe һh іi јj ӏl кk мm нh оo рp ԛq ѕs тt уy хx ԝw ԁd ьb', 'αa βb εe ζz ηh ιi κk μm νv οo ρp σo τt υu χx γy']
    .join(' ')
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
)

/**
 * The form in which usernames are compared: for uniqueness, sign-in and limits. It ignores width, ligatures, the
 * encoding of accents and case (NFKC, full case folding). A Cyrillic or Greek name with only Latin-looking letters
 * becomes Latin.
 */
export function computeUsernameKey(text: string): string {
  const folded = text
    .trim()
    .slice(0, COMPARED_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
  const signs = [...folded]
  const foreign = signs.filter((sign) => /\p{L}/u.test(sign))
  return foreign.every((letter) => looksLike.has(letter))
    ? signs.map((sign) => looksLike.get(sign) ?? sign).join('')
    : folded
}
