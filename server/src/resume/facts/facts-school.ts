import { foldName } from '../../text/names.ts'
import { trimEnd } from '../../text/trim-end.ts'
import { findFields } from '../../text/fields/fields.ts'
import { findSchoolInWords, isCapitalName, isSchoolName } from './school-names.ts'
import { hasSchoolWord, rankSchool } from './school-words.ts'

/** The school whose lines contain the latest year ("present" is the latest). The first one wins among equal years. */
export function findSchool(lines: readonly string[]): string | null {
  const found: { name: string; until: number }[] = []
  const names = lines.map(findSchoolName)
  for (const [at, line] of lines.entries()) {
    const name = names[at]
    if (name && found.at(-1)?.name !== name) found.push({ name, until: findYearBefore(lines, names, at, found) })
    const school = found.at(-1)
    if (school) school.until = Math.max(school.until, findLatestYear(line))
  }
  return found.toSorted((a, b) => b.until - a.until)[0]?.name ?? null
}

/** The year of the line above the first school, if that line is about its degree: "PhD, 2018 – 2023". */
function findYearBefore(
  lines: readonly string[],
  names: readonly (string | null)[],
  at: number,
  found: readonly unknown[],
): number {
  return at > 0 && found.length === 0 && !names[at - 1] && findLatestYear(lines[at]!) === 0
    ? findLatestYear(lines[at - 1]!)
    : 0
}

function findLatestYear(line: string): number {
  if (
    /(?<!\p{L})(?:present|current|now|ongoing|expected|heute|aujourd|actualidad|oggi|in corso|en cours)(?!\p{L})|至今|预计|現在/iu.test(
      line,
    )
  )
    return 9_999
  return Math.max(0, ...(line.match(/\b(19|20)\d\d\b/g) ?? []).map(Number))
}

/** Whether a text contains a word for schools or the name of one, as opposed to a subject. */
export const namesSchool = (text: string): boolean => hasSchoolWord(text) || findSchoolInWords(text) !== null

/** Universities with several campuses, which a comma separates from the name: "University of California, Berkeley". */
const systems =
  /(?:University of (?:California|Wisconsin|North Carolina|Illinois|Texas|Michigan|Massachusetts|Maryland|Minnesota|Nebraska|Colorado|Nevada|Tennessee|Alabama|Nigeria)|(?:California State|Indiana|Purdue|Rutgers|Southern Illinois|Louisiana State) University|(?:State|City) University of New York|Texas A&M University|Chinese University of Hong Kong|(?:Indian|National|Birla) Institute of (?:Technology and Science|Technology|Management|Science)|Royal Holloway|Birkbeck|Goldsmiths|City)$/
const campuses =
  /,\s(?=(?:Berkeley|Davis|Irvine|Los Angeles|Merced|Riverside|San Diego|San Francisco|Santa Barbara|Santa Cruz|Madison|Milwaukee|Chapel Hill|Charlotte|Greensboro|Urbana|Chicago|Springfield|Austin|Dallas|Arlington|El Paso|San Antonio|Ann Arbor|Dearborn|Flint|Amherst|Lowell|Dartmouth|College Park|Baltimore County|Twin Cities|Duluth|Boulder|Denver|Colorado Springs|Bloomington|Fullerton|Long Beach|Northridge|Sacramento|Fresno|Chico|Pomona|East Bay|Monterey Bay|San Bernardino|Lincoln|Omaha|Las Vegas|Reno|Newark|Camden|New Brunswick|Buffalo|Albany|Stony Brook|Binghamton|Knoxville|Birmingham|Nsukka|Shenzhen|Delhi|Bombay|Madras|Kanpur|Kharagpur|Roorkee|Guwahati|Hyderabad|Pilani|Goa|Trichy|Tiruchirappalli|Warangal|Calicut|Surathkal|Rourkela|Ahmedabad|Bangalore|Calcutta|Lucknow|Indore|Patna|Mandi|Ropar|Gandhinagar|Jodhpur|Bhubaneswar|Varanasi|Mesra|University of London)(?!\p{L}))/gu
/** Stands for the comma before a campus. */
const campusMark = '\u0001'

const markCampuses = (line: string) =>
  line.replace(campuses, (comma, at: number) =>
    systems.test(line.slice(Math.max(0, at - 60), at)) ? campusMark : comma,
  )

const separators =
  /[,;+|•·]|\s{3,}|\s[–—-]\s|:\s|(?:\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,6}\.?\s{1,3})?\b(?:19|20)\d\d\b/u

const job =
  /(?<!\p{L})(?:engineer|developer|programmer|analyst|manager|consultant|intern|internship|technician|accountant|instructor|teacher|coach|nurse|director|officer|designer|specialist|coordinator|founder|ceo|cto|barista|cashier|receptionist|clerk|salesman|driver)(?!\p{L})/iu
const company =
  /(?<!\p{L})(?:inc|ltd|llc|llp|gmbh|corp|corporation|co|company|plc|ag|hospital|clinic|press|bookstore|library|bank|magazine|review|software|ventures|capital|consulting|solutions|partners|sas institute|khan academy|driving school)\.?\s*$/iu

/** The name of the school in a line, or null. */
export function findSchoolName(line: string): string | null {
  const parts = markCampuses(line.normalize('NFKC')).split(separators)
  const isJob = job.test(line)
  let best: { name: string; rank: number } | null = null
  for (const [at, part] of parts.entries()) {
    const found = readPart(part.replaceAll(campusMark, ', '))
    // "Barista, Notre Dame, IN": a place.
    if (found && at > 0 && /^\s*[A-Z]{2}(?!\p{L})/u.test(parts[at + 1] ?? '') && !hasSchoolWord(found.name)) continue
    if (found && (found.rank > 1 || !isJob) && found.rank > (best?.rank ?? 0)) best = found
  }
  return best?.name ?? null
}

/** The name in a part of a line. The rank is 3 for a whole school, 2 for a name within other words, 1 for a school that may be a part of one. */
function readPart(part: string): { name: string; rank: number } | null {
  const bare = part.trim()
  if (bare === '' || company.test(bare)) return null
  const name = cleanName(bare)
  if (isSchoolName(name)) return { name: tidyCapitals(name), rank: 3 }
  const rank = isFaculty(name) ? 0 : rankSchool(name)
  if (rank > 0 && isName(name)) return { name: tidyCapitals(name), rank }
  const within = rank === 0 && !isFaculty(name) ? (findSchoolInWords(name) ?? findSchoolInWords(bare)) : null
  return within ? { name: tidyCapitals(within), rank: 2 } : null
}

const facultyForm =
  /^(?:the )?(?:(?:graduate|undergraduate) )?(?:college|school|faculty|department|institute|dept\.?|faculté|fakultät|facultad|facoltà|facultat|faculdade) (?:of|de|für|di|da|d) ?(.*)$/iu

/** "College of Engineering" and 计算机学院 are parts of a school, "College of Charleston" and 北京电影学院 are schools. */
function isFaculty(name: string): boolean {
  if (isSchoolName(name)) return false
  if (/^\p{Script=Han}{2,}学院$/u.test(name) || /^\p{Script=Han}{2,}學院$/u.test(name)) return !chinesePlace.test(name)
  const [, of] = facultyForm.exec(name) ?? []
  return (
    of !== undefined && (/^(?:faculty|department|dept|facult|fakult|facolt)/i.test(foldName(name)) || isSubject(of))
  )
}

const chinesePlace =
  /^(?:中央|中国|国家|国际|首都|北京|上海|天津|重庆|广州|广东|广西|深圳|南京|武汉|成都|西安|四川|湖北|湖南|河北|河南|山东|山西|陕西|江苏|江西|浙江|福建|安徽|云南|贵州|甘肃|青海|海南|辽宁|吉林|黑龙江|哈尔滨|沈阳|长春|大连|杭州|苏州|宁波|厦门|青岛|济南|郑州|长沙|昆明|贵阳|南宁|兰州|新疆|西藏|宁夏|内蒙古|外交|香港|台湾|台北|珠海|佛山|东莞)/u

const isSubject = (text: string): boolean =>
  findFields(text).length > 0 ||
  /^(?:the )?(?:\p{L}+ )?(?:engineering|arts?|sciences?|medicine|law|business|education|management|computing|informatics|design|nursing|pharmacy|dentistry|humanities|letters|music|architecture|public|social|information|continuing|liberal|natural|applied|graduate|professional|international|journalism|communications?|agriculture|environment)(?!\p{L})/iu.test(
    text,
  )

const degree = String.raw`(?:Ph\.? ?D\.?|PHD|DPhil|D\.Phil\.?|M\.?Sc\.?|MSC|B\.?Sc\.?|BSC|M\.?S\.?E?|B\.?S\.?E?|M\.A\.?|MA|B\.A\.?|BA|M\.?Eng\.?|B\.?Eng\.?|MENG|BENG|M\.?Phil\.?|M\.?Res\.?|M\.?Tech\.?|B\.?Tech\.?|B\.E\.|BE|M\.E\.|MBA|BBA|LL\.?[BM]\.?|M\.?D\.?|J\.?D\.?|[Bb]achelor(?:['’]?s)?|[Mm]aster(?:['’]?s)?|[Dd]octorate|[Dd]iploma|[Dd]egree|[Ss]tudent|[Cc]andidate)`
const degreeBefore = new RegExp(String.raw`^(?:.*[ (])?${degree}(?:\s\((?:Hons|Honours|Honors)\.?\))?\s+(?=\S)`, 'u')
const prepositions = /\s(?:at|from)\s|@|\s(?:à|an der|bei)\s|^(?:at|from)\s/gu

function cleanName(part: string): string {
  const name = takeAfterPreposition(removeRemark(part))
    .replace(degreeBefore, '')
    .replace(/(?<=\p{Script=Latin})\(/u, ' (')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/^(?:and|the) /, '')
    .split(/\s(?:本科|硕士|博士|学士)/)[0]!
  return cutEastAsian(trimName(name))
}

/** Removes "(SJTU)", "(since 2021)" and "(an unclosed remark" at the end. */
function removeRemark(part: string): string {
  const open = part.lastIndexOf('(')
  const [remark = '', rest] = open < 0 ? [] : part.slice(open + 1).split(')')
  const isRemark = rest === undefined || (rest.trim() === '' && /^[A-Z]{2,8}$|\d|^\p{Ll}/u.test(remark))
  return open >= 0 && isRemark ? part.slice(0, open) : part
}

/** The digit of "Université Paris 8" stays. */
const trimName = (name: string) =>
  /(?:Paris|Lyon|Lille|Rennes|Toulouse|Bordeaux|Montpellier|Nancy|Grenoble|Strasbourg)[ -]\d{1,2}\s*$/.test(name)
    ? name.trim()
    : trimEnd(name, /[^\p{L}\p{M})»]/u)

/** The text after the last "at" or "from" before which there is no word for schools. */
function takeAfterPreposition(part: string): string {
  let from = 0
  for (const { 0: word, index } of part.matchAll(prepositions)) {
    if (hasSchoolWord(part.slice(from, index)) || !namesSchool(part.slice(index + word.length))) break
    from = index + word.length
  }
  return part.slice(from).trim()
}

/** 清华大学计算机系 → 清华大学, 서울대학교 컴퓨터공학부 → 서울대학교. */
function cutEastAsian(name: string): string {
  const [chinese] = /^\p{Script=Han}{2,}?(?:大学院大学|大学|大學)(?:\([^)]*\))?/u.exec(name) ?? []
  if (chinese && !/^\p{Script=Han}{1,4}(?:分校|校区)/u.test(name.slice(chinese.length))) return chinese
  const [korean] = /^.*?(?:대학교|과학기술원)/u.exec(name) ?? []
  return korean ?? name
}

/** A name begins with a capital letter and is no sentence. */
function isName(name: string): boolean {
  if (name.length < 3 || name.length > 90 || /^(?!\p{Script=Georgian})\p{Ll}/u.test(name)) return false
  if (/(?:diploma|degree|certificate|curriculum|program|programme|examination|scholarship)$/iu.test(name)) return false
  if (/\s(?:the|an?|my|our|this|each|every)\s\p{Ll}+$/u.test(name)) return false
  const words = name.split(/\s+/)
  return words.length > 1 || !isGeneric(name)
}

/** "University" alone names no school. */
const isGeneric = (word: string): boolean =>
  /^(?:universit\p{L}{1,3}|college|institute?|school|academy|polytechnic|大学|学院|university)$/iu.test(word)

/** "CORNELL UNIVERSITY" → "Cornell University". Abbreviations stay. */
const tidyCapitals = (name: string): string =>
  name === name.toUpperCase() && name.includes(' ') ? toTitleCase(name) : name

export const toTitleCase = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}\p{L}*/gu, (word) => {
    if (isCapitalName(word)) return word
    const lower = word.toLowerCase()
    return /^(of|and|the|at|in|for|de|la|del|di|der|für)$/.test(lower) ? lower : word[0]! + lower.slice(1)
  })
