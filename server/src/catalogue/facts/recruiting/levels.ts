/** Whom a professor takes: pupils, undergraduates, students before the doctorate, doctoral students, guests. */
export const levels = ['high_school', 'undergraduate', 'graduate', 'phd', 'intern'] as const
export type Level = (typeof levels)[number]

const names: Readonly<Record<Level, RegExp>> = {
  high_school: /^(?:highschoolers|pupils|minors)$/,
  undergraduate: /^(?:undergraduates?|bachelors?|bsc|honours|freshmen|sophomores|juniors|seniors)$/,
  graduate: /^(?:msc|masters?|master'?s'?|mphil|mres|graduates?|gradstudents|hdr|magíster|postgraduates?|diplom)$/,
  phd: /^(?:phds?|dphil|doctora[a-zí]*|doctorands?|edd|psyd|hdr|predoc[a-z]*)$/,
  intern: /^(?:interns?|internships?)$/,
}
/** Words that mean some levels if no level is named. */
const vague: readonly [RegExp, readonly Level[]][] = [
  [/^(?:thesis|theses)$/, ['undergraduate', 'graduate']],
  [/^dissertations?$/, ['graduate', 'phd']],
  [/^(?:placements?|visitors)$/, ['intern']],
]
const general = /^(?:students?|anyone|anybody|mentees?|trainees?|advisees?|supervisees?|applicants?|candidates?)$/

/** The levels that words name, lowest first. */
export const findLevels = (words: readonly string[]): Level[] =>
  levels.filter((level) => words.some((word) => names[level].test(word)))

/** The levels of theses and placements, unless the words are about students in general. */
export function findVagueLevels(words: readonly string[]): Level[] {
  if (words.some((word) => general.test(word))) return []
  return vague.flatMap(([pattern, some]) => (words.some((word) => pattern.test(word)) ? some : []))
}
