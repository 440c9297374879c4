/** Words before or after a name that do not belong to it, in lower case and without dots. */
const titles = new Set(
  `dr prof professor assoc assistant associate emeritus emerita sir dame lord lady mr mrs ms mx miss rev hon ing dipl
  dipl-ing habil`.split(/\s+/),
)
const suffixes = new Set(['jr', 'sr', 'junior', 'senior', 'ii', 'iii', 'iv', 'esq'])

/** Degrees, without dots. Ma and Do are surnames too, so degrees only count in this spelling. */
const degrees = new Set(
  `PhD PHD Phd DPhil DSc ScD EdD DrPH MD DO DDS DVM JD MPH MBA MSc MS MA MPhil MEng BSc BS BA BEng RN FRS FRSC FAAAS FIEEE
  PE CPA`.split(/\s+/),
)

/** Words that begin a surname of several words: "Ana de la Cruz", "Omar Abd al-Rahman", "Jan van der Berg". */
const particles = new Set(
  `abd abdul abu al ap bat ben bin bint da dal dalla das de degli dei del della delle den der di dos du el ibn la las le
  lo los mac mc saint san santa st ten ter van vande vander vom von zu zum zur`.split(/\s+/),
)
const lowerCaseParticles = new Set(['af', 'av', 'do', 'op', 'und', "'t", '’t', 't'])
/** Words that join two surnames, only in lower case: "Santiago Ramón y Cajal". */
const joints = new Set(['y', 'i', 'e'])

/** Vietnamese surnames. The capital "Van" before them is a middle name. */
const afterMiddleName = new Set(['nguyen', 'tran', 'pham', 'hoang', 'huynh', 'phan', 'vu', 'vo', 'dang', 'bui', 'le'])

/**
 * The surname in a full name, without titles, degrees and generations: "Dr. Jan van der Berg Jr." → "van der Berg". In
 * "Family, Given" and in "FAMILY Given" the family name is marked; otherwise the given name is taken to come first, as in
 * catalogues in English. A single name is returned as it is; an empty text for a name without letters.
 */
export function getSurname(name: string): string {
  const parts = name
    .normalize('NFC')
    .replace(/\([^()]*\)/g, ' ')
    .split(/[,，;]/)
    .map(takeNames)
    .filter((words) => words.length > 0)
  const words = parts[0] ?? []
  if (parts.length > 1) return words.join(' ')
  const [first = ''] = words
  if (words.length > 1 && isHan.test(name)) return first
  if (words.some(isCapitals) && words.some((word) => !isCapitals(word) && !isParticle(word))) {
    const start = findStart(words, words.findIndex(isCapitals))
    return words
      .slice(start, words.findLastIndex(isCapitals) + 1)
      .map(toMixedCase)
      .join(' ')
  }
  const end = words.findLastIndex((word) => !isInitial(word))
  return end < 1 ? (words[Math.max(end, 0)] ?? '') : words.slice(findStart(words, end), end + 1).join(' ')
}

const isHan = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

const bare = (word: string) => word.replaceAll('.', '')

/** The words of a name without titles, degrees and generations. */
function takeNames(text: string): string[] {
  const words = text
    .replace(/\bPh\.? ?D\b\.?/g, 'PhD')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const isTitle = (word: string) => titles.has(bare(word).toLowerCase())
  const isSuffix = (word: string) => suffixes.has(bare(word).toLowerCase()) || degrees.has(bare(word))
  const from = words.findIndex((word) => !isTitle(word))
  const to = words.findLastIndex((word) => !isTitle(word) && !isSuffix(word))
  return from < 0 || to < from ? [] : words.slice(from, to + 1)
}

const isInitial = (word: string) =>
  /^(?:\p{L}\.?-?){1,3}$/u.test(word) && (word.includes('.') || bare(word).length === 1)
/** Two capital letters may be initials. */
const isCapitals = (word: string) => !word.includes('.') && /^[\p{Lu}'’-]{3,}$/u.test(word)
const toMixedCase = (word: string) => word.toLowerCase().replace(/(^|['’-])\p{Ll}/gu, (start) => start.toUpperCase())

function isParticle(word: string, next = ''): boolean {
  const lower = bare(word).toLowerCase()
  if (lower === 'van' && word !== lower && afterMiddleName.has(next.toLowerCase())) return false
  return particles.has(lower) || lowerCaseParticles.has(word)
}

/** The index of the first word of the surname that ends at `end`. The first word of all is a given name. */
function findStart(words: readonly string[], end: number): number {
  let start = end
  if (start > 2 && joints.has(words[start - 1]!)) start -= 2
  while (start > 1 && isParticle(words[start - 1]!, words[start])) start--
  return start
}
