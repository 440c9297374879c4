import type { Section } from '../../text/resume-sections.ts'
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
  for (const section of sections) if (section.kind === 'skills') for (const skill of listedSkills(section)) add(skill)
  for (const section of sections)
    if (section.kind !== 'header' && section.kind !== 'skills')
      for (const skill of knownSkills(section.lines.join(' . '), skillNames)) add(skill)
  return [...found.values()].slice(0, skillsMax)
}

function listedSkills({ lines }: Section): string[] {
  const skills: string[] = []
  for (const line of lines) {
    // Labels ("Languages: Python, Java") and ranks ("C == Python > C++") are removed.
    const list = line.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^[\p{L} &/-]{2,30}(?:[:：]|\s[–—])\s*/u, '')
    for (const item of list.split(/[,;|•·、，；]|\s{3,}|\s[=><]+\s|\s[-–—]\s/)) {
      const bare = item.replace(/\(.*|\).*/g, '').replace(/^[^\p{L}\p{N}.]+/u, '')
      const name = trimEnd(bare, /[^\p{L}\p{N}+#]/u)
      const known = listedSkillNames.get(name.toLowerCase())
      if (known) skills.push(known)
      else if (name.split(/\s+/).length > wordsMax || name.includes('/'))
        skills.push(...knownSkills(name, listedSkillNames))
      else if (looksListed(name, list)) skills.push(name)
      else skills.push(...knownSkills(name, skillNames))
    }
  }
  return skills
}

/** Whether an unknown name is a skill: it must be part of a list with separators, short, and no sentence. */
function looksListed(name: string, list: string): boolean {
  if (!/[,;|•·、，；]/.test(list) || name.length < 2 || name.length > 40) return false
  return (
    name.split(/\s+/).length <= 3 &&
    !/^(and|or|with|etc|including|xxx)\b|\d{4}|^\d|@|https?:|\b(advanced|beginner|intermediate|proficient|native|fluent|familiar)\b/i.test(
      name,
    )
  )
}

function knownSkills(text: string, names: ReadonlyMap<string, string>): string[] {
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
