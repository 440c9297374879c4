/** Whom a professor takes: doctoral students, students before the doctorate, undergraduates, pupils. */
export const levels = ['high_school', 'undergraduate', 'graduate', 'phd'] as const
export type Level = (typeof levels)[number]

const names: readonly [Level, RegExp][] = [
  ['phd', /^(?:phds?|dphil|doctora[a-zí]*|doctorands?|edd|psyd|hdr|predoc[a-z]*)$/],
  ['graduate', /^(?:msc|masters?|master'?s'?|mphil|mres|graduates?|gradstudents|hdr|magíster|postgraduates?|diplom)$/],
  ['undergraduate', /^(?:undergraduates?|bachelors?|bsc|honours|freshmen|sophomores|juniors|seniors)$/],
  ['high_school', /^(?:highschoolers|pupils|minors)$/],
]

/** The levels that words name, lowest first. */
export function findLevels(words: readonly string[]): Level[] {
  return levels.filter((level) =>
    names.some(([name, pattern]) => name === level && words.some((word) => pattern.test(word))),
  )
}
