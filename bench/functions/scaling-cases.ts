import { findWeakness } from '../../server/src/account/password/weakness.ts'
import { computeUsernameKey } from '../../server/src/students/username-key.ts'
import { containsContact } from '../../server/src/catalogue/anonymity/contact.ts'
import { normalizeSchool } from '../../server/src/catalogue/import/schools.ts'
import { removeMarkup } from '../../server/src/catalogue/import/texts.ts'
import { splitSections } from '../../server/src/text/resume-sections.ts'
import { normalizeAddress } from '../../server/src/mail-address.ts'
import { findUnsupported } from '../../server/src/text/grounding/find-unsupported.ts'
import { extractAddresses } from '../../server/src/outreach/lookup/extract-addresses.ts'
import { readFacts } from '../../server/src/resume/facts/facts.ts'
import { toPlainText } from '../../server/src/services/writer/plain-text.ts'
import { changesBetween } from '../../web/src/features/compose/ai/changes.ts'

type ScalingCase = {
  name: string
  /** Each text is a repetition of one of these. */
  parts: readonly string[]
  run: (text: string) => unknown
  /** Characters of the shorter text; by default 15,000. */
  length?: number
}

const knownTexts = ['Fast Light', 'A paper on light', 'Stanford University'].map((text) => `${text} `.repeat(5))

/** Functions that read untrusted texts, and the texts with the worst time. */
export const scalingCases: readonly ScalingCase[] = [
  {
    name: 'facts of a resume',
    parts: ['f@\t', ' (', '-', '.', 'a', '硕士 ', 'Sep', 'PhD ', 'major in x', 'name: '],
    run: (text) => readFacts(['Ada Park', text, 'Skills', text, 'Research interests', text].join('\n'), []),
  },
  {
    name: 'sections of a resume',
    parts: [' ', 'a ', 'research: ', ' :', 'i.', '\t'],
    run: (text) => splitSections(`ab${text}x`),
  },
  {
    name: 'plain text of a letter',
    parts: ['a.', 'a@b.', '[', '[a](', '{ a ', ' ', '**a ', 'www.a?!', 'a/'],
    run: (text) => toPlainText(text, text),
    length: 5_000,
  },
  {
    name: 'unsupported statements of a letter',
    parts: ['@', 'a@', '{', '[', 'http', 'www.', '"a', '*a ', 'A.', 'paper "a ', 'A ', '1,'],
    run: (text) => findUnsupported(text, knownTexts),
    length: 2_000,
  },
  {
    name: 'addresses in a page',
    parts: ['[ at ', 'a.', 'a@', '<script', '<!--', 'a at b dot ', 'mailto:', 'ada@x.edu '],
    run: extractAddresses,
    length: 100_000,
  },
  {
    name: 'a mail address',
    parts: [' ', '@', '.', '<', '+', 'a.', '\u200b', 'ü', '<@>.'],
    run: (text) => normalizeAddress(`${text}a@b${text}`),
    length: 100_000,
  },
  {
    name: 'words that name a website',
    parts: ['a-', '.a-', '-', 'a.', '1 '],
    run: (text) => containsContact(`see ${text} .`),
  },
  { name: 'markup of a title', parts: ['<!--', ']<!--<', '<a b="', '<a ', '&#', '<'], run: removeMarkup },
  { name: 'name of a school', parts: ['(', ' (', ')', '()'], run: (text) => normalizeSchool(`${text}) x`) },
  { name: 'key of a username', parts: ['\ufdfa'], run: computeUsernameKey, length: 25_000 },
  {
    name: 'weakness of a password',
    parts: ['1', '1/1/', 'l1!i|', 'passw0rd'],
    run: (password) => findWeakness({ password, personalWords: [] }),
    length: 100,
  },
  // Quadratic in the number of words, by a table of all pairs. No letter has more than about a thousand words.
  {
    name: 'changes of a letter',
    parts: ['a b '],
    run: (text) => changesBetween(text, text.replaceAll('a', 'c')),
    length: 600,
  },
]
