import { foldName } from '../../text/names.ts'
import { formsOfName, type NameForms } from './name-forms.ts'

/** What people write together with their names: FernandezLab, the-li-group, olgap2, drkim. */
const company = new Set(
  `lab labs laboratory group groups grp team teams research home homepage page pages web website site blog wiki the of at in on my our we
  dr prof professor phd center centre institute inst studio dept science net ai ml bot hub works code project lectures notes
  official real its im iam hello ask by with s es and`.split(/\s+/),
)
/** What makes an adjective or a school of thought of a name: Bayesian, Chomskyan, Marxist. */
const endings = new Set('s es an ian ean ic ism isms ist ists esque'.split(' '))
const honorifics = ['老师', '教授', '博士', '课题组', '实验室', '团队', '組', '组', '研究室', '先生', '교수', '연구실']

/** Shorter parts begin too many ordinary words. */
const longPart = 5
const adjectivePart = 4
/** No handle or name of a laboratory is longer. */
const gluedMax = 40

/**
 * Whether a text holds a part of this name: as a word, a possessive, an adjective of it, together with "lab", "group",
 * initials or other parts, with accents and umlauts in any usual spelling. It rather sees a name where there is none: what
 * that costs is an interest on one locked card.
 */
export function namesPerson(name: string, text: string): boolean {
  const forms = formsOfName(name)
  const tokens = tokensOf(text)
  return tokens.some((token) => tells(forms, token)) || pairs(tokens).some((pair) => forms.parts.includes(pair))
}

const lookAlike = /[\p{Script=Latin}][\p{Script=Cyrillic}]|[\p{Script=Cyrillic}][\p{Script=Latin}]/u

function tokensOf(text: string): string[] {
  const known = remembered.get(text)
  if (known) return known
  const plain = text.replace(/\p{Cf}/gu, '')
  const words = foldName(plain).split(' ')
  // "F e r n a n d e z"
  const spaced = words.filter((word) => word.length === 1)
  const tokens = spaced.length > 2 ? [...words, spaced.join('')] : words
  if (lookAlike.test(plain)) tokens.push(mixedScripts)
  if (remembered.size > 50_000) remembered.clear()
  remembered.set(text, tokens)
  return tokens
}

/** Interests repeat from card to card. */
const remembered = new Map<string, string[]>()
/** Stands for a word that mixes Latin and Cyrillic letters, which hides what is written. No word has a space. */
const mixedScripts = 'mixed scripts'

/** Neighbours as one word: "O Brien", "Mac Donald". */
const pairs = (tokens: readonly string[]) => tokens.slice(1).map((token, at) => tokens[at]! + token)

function tells(forms: NameForms, token: string): boolean {
  if (token === mixedScripts) return true
  for (const part of forms.parts) {
    if (token === part) return true
    if (token.length <= part.length) continue
    if (token.startsWith(part)) {
      if (part.length >= longPart || (part.length >= adjectivePart && endings.has(token.slice(part.length))))
        return true
    } else if (!token.includes(part)) continue
    else if (part.length >= longPart && token.endsWith(part)) return true
    if (token.length <= gluedMax && isGlued(forms, token)) return true
  }
  return forms.unspaced.some((part) => namesUnspaced(part, token))
}

/** "李伟老师", and the family name alone with a title: "李老师课题组". */
function namesUnspaced(part: string, token: string): boolean {
  if (part.length > 1 && token.includes(part)) return true
  const family = part[0]!
  return honorifics.some((honorific) => token.includes(family + honorific))
}

/** Whether the token is made of nothing but parts of the name, initials, digits and the company that names keep. */
function isGlued(forms: NameForms, token: string): boolean {
  /** By length of the beginning: whether it can be taken apart, and whether a part of the name is among its pieces. */
  const reached = new Uint8Array(token.length + 1)
  const [open, named] = [1, 2]
  reached[0] = open
  for (let at = 0; at < token.length; at++) {
    if (reached[at] === 0) continue
    const step = (length: number, isName: boolean) => {
      reached[at + length]! |= isName ? named : reached[at]!
    }
    for (const part of forms.parts) if (token.startsWith(part, at)) step(part.length, true)
    for (const word of forms.particles) if (token.startsWith(word, at)) step(word.length, false)
    for (const word of company) if (token.startsWith(word, at)) step(word.length, false)
    if (forms.initials.has(token[at]!) || /\d/.test(token[at]!)) step(1, false)
  }
  return (reached[token.length]! & named) !== 0
}
