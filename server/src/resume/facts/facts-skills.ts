import type { Section } from '../../text/resume-sections.ts'
import { isBareLabel, isHumanLanguage, isSkillLabel, splitSkillLabel, removeSkillLabel } from './skill-labels.ts'
import { listedSkillNames, skillNames } from './skill-names.ts'
import { trimEnd } from '../../text/trim-end.ts'

const skillsMax = 30
/** The maximum number of words of a known skill. */
const wordsMax = 4

/**
 * The skills of a resume: those listed under Skills, in their order, then known skills in other sections. At most 30.
 */
export function findSkills(sections: readonly Section[]): string[] {
  const found = new Map<string, string>()
  const add = (skill: string) => {
    const key = skill.toLowerCase()
    if (!found.has(key)) found.set(key, skill)
  }
  for (const section of sections)
    if (section.kind === 'skills') for (const skill of findListedSkills(section)) add(skill)
  for (const section of sections)
    if (section.kind !== 'header' && section.kind !== 'skills')
      for (const skill of findKnownSkills(section.lines.join(' . '), skillNames)) add(skill)
  return [...found.values()].slice(0, skillsMax)
}

/** The separators of a list. Three spaces are the gap between two columns. */
const separators = /[,;|•·、，；]|\s{3,}|\s[=><]+\s|\s[-–—]\s|(?<=[A-Za-z+#])\s?[和与及]\s?(?=[A-Za-z])/u

function findListedSkills({ lines }: Section): string[] {
  const skills: string[] = []
  for (const line of lines) {
    const cells = line
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .split(/\s{3,}/)
      .filter((cell) => /\p{L}/u.test(cell))
    for (const [at, cell] of cells.entries()) {
      const next = cells[at + 1]
      if (next !== undefined && isLabelCell(cell, next)) skills.push(...namedBy(cell))
      else skills.push(...findCellSkills(cell, cells.length > 1))
    }
  }
  return skills
}

/** Whether a cell of a line is the label of the cell on its right. */
const isLabelCell = (cell: string, next: string) =>
  isBareLabel(cell) || (separators.test(next) && (isSkillLabel(cell) || !/[:：]/.test(cell)) && !separators.test(cell))

/** The skill or the language that a label names itself: "Python: pandas, NumPy", "English: fluent". */
function namedBy(label: string): string[] {
  const known = listedSkillNames.get(label.trim().toLowerCase())
  if (known) return [known]
  return isHumanLanguage(label.trim()) ? [label.trim()] : []
}

/** The skills of a cell, without labels ("Languages: Python, Java") and ranks ("C == Python > C++"). */
function findCellSkills(cell: string, inColumns: boolean): string[] {
  const { label, list } = splitSkillLabel(cell)
  const skills = namedBy(label)
  for (const item of list.split(separators)) {
    const parts = splitSkillLabel(item.replace(/^[^\p{L}\p{N}.]+/u, ''))
    const unlabelled = removeSkillLabel(parts.list)
    const name = trimEnd(unlabelled.replace(/\(.*|\).*/g, '').replace(/^[^\p{L}\p{N}.]+/u, ''), /[^\p{L}\p{N}+#]/u)
    const known = listedSkillNames.get(name.toLowerCase())
    skills.push(...namedBy(parts.label))
    if (known) skills.push(known)
    else if (/^[^\s/]+(?:\/[^\s/]+)+$/.test(name)) skills.push(...splitAtSlashes(name))
    else if (name.split(/\s+/).length > wordsMax || name.includes('/'))
      skills.push(...findKnownSkills(name, listedSkillNames))
    else if (looksListed(name) && (inColumns || separators.test(list) || unlabelled.length < item.trim().length))
      skills.push(...(splitKnown(name) ?? [name]))
    else skills.push(...findKnownSkills(name, skillNames))
    // "Python (NumPy, SciPy)"
    const remark = unlabelled.indexOf('(')
    if (remark >= 0) skills.push(...findKnownSkills(unlabelled.slice(remark), skillNames))
  }
  return skills
}

/** Whether an unknown item of a list is a skill: it must be short, and no sentence. */
function looksListed(name: string): boolean {
  if (name.length < 2 || name.length > 40 || isBareLabel(name)) return false
  return (
    name.split(/\s+/).length <= 3 &&
    !/^(and|or|with|etc|including|more|others|xxx)\b|\d{4}|^\d|@|https?:|\b(advanced|beginner|intermediate|proficient|native|fluent|familiar|basic)\b|^(熟练|流利|母语|精通|良好)$/iu.test(
      name,
    )
  )
}

/** "C/C++" → C, C++. Unknown parts are omitted. */
const splitAtSlashes = (name: string) =>
  name.split('/').flatMap((part) => listedSkillNames.get(part.toLowerCase()) ?? [])

/** Known skills that only spaces separate: "C++ Embedded Systems". Null if there is another word. */
function splitKnown(name: string): string[] | null {
  const found = findKnownSkills(name, listedSkillNames)
  return found.length > 1 && found.join(' ').length === name.length ? found : null
}

function findKnownSkills(text: string, names: ReadonlyMap<string, string>): string[] {
  const tokens = text.match(/[\p{L}\p{N}][\p{L}\p{N}.+#/&-]*/gu)?.map((token) => trimEnd(token, /[.\-/&]/)) ?? []
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    let taken = 1
    for (let length = wordsMax; length >= 1; length--) {
      const name = names.get(
        tokens
          .slice(at, at + length)
          .join(' ')
          .toLowerCase(),
      )
      if (!name || at + length > tokens.length) continue
      // A single word in lower case ("excel at", "unity of") is not the name of a tool.
      if (length === 1 && tokens[at] === tokens[at]!.toLowerCase() && /^[A-Z]/.test(name)) break
      found.push(name)
      taken = length
      break
    }
    at += taken
  }
  return found
}
