import { listedSkillNames } from './skill-names.ts'

/** Nouns that name a list of skills, in the plural: "Languages Korean, English". They hardly ever begin a skill. */
const plurals = toWords(`
  languages tools frameworks libraries databases technologies platforms packages skills techniques methods
  softwares ides editors environments utilities competencies proficiencies toolkits apis
`)
/** Nouns and adjectives of labels that also begin skills ("software engineering", "web design"). */
const singulars = toWords(`
  systems programming language software database framework library tool technology platform scripting web cloud devops frontend backend
  mobile hardware statistics statistical math mathematics ml ai dl nlp os operating version control developer development design data
  science analysis analytics visualization computing computer computational machine deep learning lab laboratory wet dry technical
  scientific spoken human foreign natural markup query typesetting writing office productivity build infrastructure
  simulation modeling modelling cad other misc miscellaneous additional general core key main known proficient familiar
  front-end back-end full-stack markup automation testing robotics embedded electronics instrumentation
`)
const bareSingulars = toWords(`
  programming language software database framework library tool technology platform other misc miscellaneous additional general
`)
const connectors = new Set(['and', '&', '/', '+', 'or', 'in', 'with', 'for'])

const chineseLabel =
  /^(?:(?:编程|程序设计|程序|开发|专业|计算机|办公|实验|外语|常用|熟悉|熟练|掌握|使用|操作|深度学习|机器学习|其他|其它|云|前端|后端|主要|相关|数据)?(?:语言能力|语言|框架|工具|平台|数据库|操作系统|系统|软件|技术栈|技术|技能|库|外语|编程|前端|后端|其他|其它)|熟悉|熟练掌握|熟练使用|熟练|掌握|精通|了解|擅长|会)(?:[和与及、/]{1,2}(?:语言|框架|工具|平台|数据库|操作系统|软件|技术|库))?(?:\s*[:：]\s*|\s+|(?=[A-Za-z]))/u

const humanLanguages = toWords(`
  english chinese mandarin cantonese korean japanese french german spanish portuguese italian russian arabic hindi bengali urdu
  turkish vietnamese thai dutch swedish norwegian danish finnish polish czech hungarian greek hebrew persian farsi indonesian
  malay tagalog filipino ukrainian romanian bulgarian serbian croatian swahili tamil telugu marathi punjabi gujarati catalan latin
`)

function toWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Whether a text consists of words of labels only: "Programming Languages", "Frameworks/Libraries", "编程语言". */
export function isSkillLabel(text: string): boolean {
  const all = splitLabel(text)
  return (
    (all.length > 0 && all.every((word) => isLabelWord(word) || connectors.has(word)) && isLabelWord(all.at(-1)!)) ||
    (/\p{Script=Han}/u.test(text) && chineseLabel.exec(`${text.trim()} `)?.[0].trim() === text.trim())
  )
}

/** Whether an item is a label rather than a skill of the same name ("statistics", "web design"). */
export function isBareLabel(item: string): boolean {
  const all = splitLabel(item)
  return plurals.has(all.at(-1) ?? '') ? isSkillLabel(item) : all.length === 1 && bareSingulars.has(all[0]!)
}

/** A line's label that a colon or a dash separates, and the list after it. */
export function splitSkillLabel(text: string): { label: string; list: string } {
  const [whole = '', label = ''] = /^([\p{L} &/+-]{2,40}?)\s*(?:[:：]|\s[–—])\s*/u.exec(text) ?? []
  return { label, list: text.slice(whole.length) }
}

/** An item of a list of skills without a label before it: "Programming Node.js" → "Node.js", "编程语言 Python" → "Python". */
export function removeSkillLabel(item: string): string {
  const bare = item.replace(/^(?:and|or|&)\s/i, '').trimStart()
  if (listedSkillNames.has(bare.toLowerCase())) return bare
  return removeGluedLabel(bare.slice(chineseLabel.exec(bare)?.[0].length ?? 0))
}

export const isHumanLanguage = (word: string) => humanLanguages.has(word.toLowerCase())

/** A label in the plural ends before any capital letter, other labels only before a known skill or a language. */
function removeGluedLabel(item: string): string {
  const tokens = item.split(/\s+/)
  let best = item
  for (let at = 1; at < tokens.length && at <= 6; at++) {
    const label = splitLabel(tokens[at - 1]!)
    const last = label.at(-1)
    if (!last || !label.every((word) => isLabelWord(word) || connectors.has(word))) break
    const rest = tokens.slice(at).join(' ')
    const ends = plurals.has(last) && /^[\p{Lu}\p{Script=Han}]/u.test(rest)
    if (ends || beginsSkill(tokens.slice(at))) best = rest
  }
  return best
}

function beginsSkill(tokens: readonly string[]): boolean {
  const names = [1, 2, 3, 4].map((length) => tokens.slice(0, length).join(' ').toLowerCase())
  return names.some((name) => listedSkillNames.has(name)) || humanLanguages.has(names[0]!)
}

const splitLabel = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/]+/)
    .map((word) => word.replace(/[:：]$/u, ''))
    .filter((word) => word !== '')

const isLabelWord = (word: string) => plurals.has(word) || singulars.has(word)
