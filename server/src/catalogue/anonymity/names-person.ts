import { foldName } from '../../text/names.ts'
import { getNameForms, type NameForms } from './name-forms.ts'

/** Words that people join with their names: FernandezLab, the-li-group, olgap2, drkim. */
const affixes = new Set(
  `lab labs laboratory group groups grp team teams research home homepage page pages web website site blog wiki the of at in on my our we
  dr prof professor phd center centre institute inst studio dept science net ai ml bot hub works code project lectures notes
  official real its im iam hello ask by with s es and`.split(/\s+/),
)
/** Endings that make an adjective or a school of thought of a name: Bayesian, Chomskyan, Marxist. */
const endings = new Set('s es an ian ean ic ism isms ist ists esque'.split(' '))
const honorifics = ['老师', '教授', '博士', '课题组', '实验室', '团队', '組', '组', '研究室', '先生', '교수', '연구실']

/** Too many ordinary words begin with shorter parts. */
const longPart = 5
const adjectivePart = 4
/** Handles and names of laboratories are shorter. */
const joinedMax = 40

/**
 * Whether a text contains a part of this name: as a word, a possessive or an adjective, also joined with "lab",
 * "group", initials or other parts, with accents and umlauts in any usual spelling. A false positive only removes an
 * interest from one locked card, so doubtful cases count as names.
 */
export function namesPerson(name: string, text: string): boolean {
  const forms = getNameForms(name)
  const tokens = tokenize(text)
  return (
    tokens.some((token) => matchesName(forms, token)) ||
    joinNeighbours(tokens).some((pair) => forms.parts.includes(pair))
  )
}

const lookAlike = /[\p{Script=Latin}][\p{Script=Cyrillic}]|[\p{Script=Cyrillic}][\p{Script=Latin}]/u

/** The folded words of a text. They are cached, since many cards have the same interests. */
function tokenize(text: string): string[] {
  const cached = cache.get(text)
  if (cached) return cached
  const plain = text.replace(/\p{Cf}/gu, '')
  const words = foldName(plain).split(' ')
  // "F e r n a n d e z" becomes one token.
  const spaced = words.filter((word) => word.length === 1)
  const tokens = spaced.length > 2 ? [...words, spaced.join('')] : words
  if (lookAlike.test(plain)) tokens.push(mixedScripts)
  if (cache.size > 50_000) cache.clear()
  cache.set(text, tokens)
  return tokens
}

const cache = new Map<string, string[]>()
/** The token of a word with Latin and Cyrillic letters, which could disguise a name. Other tokens contain no space. */
const mixedScripts = 'mixed scripts'

/** Each pair of neighbours as one word: "O Brien", "Mac Donald". */
const joinNeighbours = (tokens: readonly string[]) => tokens.slice(1).map((token, at) => tokens[at]! + token)

/** Whether one folded word contains the name in these ways. */
export function matchesName(forms: NameForms, token: string): boolean {
  if (token === mixedScripts) return true
  for (const part of forms.parts) {
    if (token === part) return true
    if (token.length <= part.length) continue
    if (token.startsWith(part)) {
      if (part.length >= longPart || (part.length >= adjectivePart && endings.has(token.slice(part.length))))
        return true
    } else if (!token.includes(part)) continue
    else if (part.length >= longPart && token.endsWith(part)) return true
    if (token.length <= joinedMax && isJoinedName(forms, token)) return true
  }
  return forms.unspaced.some((part) => containsUnspaced(part, token))
}

/** A name such as "李伟老师", or the family name with a title: "李老师课题组". */
function containsUnspaced(part: string, token: string): boolean {
  if (part.length > 1 && token.includes(part)) return true
  const family = part[0]!
  return honorifics.some((honorific) => token.includes(family + honorific))
}

/** Whether the token consists of at least one part of the name and otherwise only of initials, digits and affixes. */
function isJoinedName(forms: NameForms, token: string): boolean {
  /** By length of a prefix: whether it can be divided into such pieces, and whether a piece is a part of the name. */
  const prefixes = new Uint8Array(token.length + 1)
  const [divisible, named] = [1, 2]
  prefixes[0] = divisible
  for (let at = 0; at < token.length; at++) {
    if (prefixes[at] === 0) continue
    const addPiece = (length: number, isName: boolean) => {
      prefixes[at + length]! |= isName ? named : prefixes[at]!
    }
    for (const part of forms.parts) if (token.startsWith(part, at)) addPiece(part.length, true)
    for (const word of forms.particles) if (token.startsWith(word, at)) addPiece(word.length, false)
    for (const word of affixes) if (token.startsWith(word, at)) addPiece(word.length, false)
    if (forms.initials.has(token[at]!) || /\d/.test(token[at]!)) addPiece(1, false)
  }
  return (prefixes[token.length]! & named) !== 0
}
