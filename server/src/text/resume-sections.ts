/** The kinds of sections of a resume. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'interests'
  | 'education'
  | 'research'
  | 'publications'
  | 'projects'
  | 'jobs'
  | 'skills'
  | 'courses'
  | 'awards'
  | 'other'

export type Section = { kind: SectionKind; heading: string; lines: string[] }

/** English and Chinese headings in lower case without punctuation. The first match applies. */
const headings: readonly [SectionKind, RegExp][] = [
  [
    'interests',
    /^((my |current |academic |primary )?(research|academic|scientific|scholarly) (interests?|areas?|focus|topics)( and .*)?|areas? of (research |academic )?(interest|research)|研究兴趣|研究方向|科研兴趣|学术兴趣|研究興趣)$/,
  ],
  [
    'publications',
    /^((selected |recent |refereed |peer reviewed |conference |journal |scholarly |research )*(publications?|papers?|preprints?|articles)( (and|in) .*)?|patents?|(posters|presentations|talks)( (and|in) .*)?|(posters|talks) and .*|论文|发表论文|论文发表|学术论文|发表|专利|學術論文)$/,
  ],
  [
    'courses',
    /^((relevant |selected |graduate |undergraduate |related |key )*(courses?|coursework|course work|classes)|(主修|核心|相关|专业)?课程)$/,
  ],
  [
    'education',
    /^((academic |professional )?(education|background|qualifications)( (and|background|history|qualifications).*)?|academic (background|history|qualifications|record)|educational background|studies|教育(背景|经历|信息)?|学历|學歷|教育背景)$/,
  ],
  [
    'research',
    /^((academic |current |undergraduate |graduate |selected )*research( (experiences?|projects?|work|activities|background|statement|summary|history))?( and .*)?|thes[ie]s|dissertation|(master|phd|doctoral|bachelor)s? thesis|科研(经历|经验|项目)?|研究(经历|经验|工作|项目)|學術研究|论文工作)$/,
  ],
  [
    'projects',
    /^((selected |personal |side |course |academic |technical |key |notable |class |open source |software |engineering |other )*projects?( (experiences?|work|and .*))?|portfolio|open source( (contributions?|software|projects?|work))?|(项目|專案)(经历|经验|經驗)?|主要项目|课程项目|开源项目)$/,
  ],
  [
    'skills',
    /^((technical |programming |core |key |computer |professional |computational |laboratory |lab |relevant |additional |language |hard |soft |other |it )*(skills?|skillset|competenc(e|ies)|proficienc(y|ies)|expertise)( (and|summary|set|in) ?.*)?|programming( languages?)?|(programming |computer )?languages?( and .*)?|(technologies|tools|software|frameworks)( and .*)?|techniques|strengths|(专业|技术|个人|专业技能|it ?)?(技能|技能特长|技能专长)|编程语言|技术栈|掌握技能)$/,
  ],
  [
    'jobs',
    /^((work|professional|employment|industry|job|relevant|teaching|internship|leadership|volunteer|volunteering|other|academic|technical|practical|extracurricular)( and \w+)? (experiences?|history|background|activities|roles)( and .*)?|experiences?|employment|internships?|work|career|leadership( .*)?|teaching( .*)?|volunteer(ing)?( .*)?|(extracurricular|community|service|activities|extracurriculars)( .*)?|(工作|实习|实践|校园|社会实践|志愿者?)(经历|经验|经歷)?|實習經歷)$/,
  ],
  [
    'awards',
    /^((honou?rs?|awards?|scholarships?|fellowships?|grants?|achievements?|certifications?|certificates?|accomplishments|distinctions|memberships?|societies|affiliations)( .*)?|(academic|selected|scholastic|professional) (honou?rs?|awards?|achievements?|memberships?|service)( .*)?|test scores?|获奖(情况|经历)?|奖项|荣誉(奖项)?|证书|竞赛(经历)?)$/,
  ],
  [
    'summary',
    /^((professional |personal |executive |career )?(summary|profile|objective|statement|overview)( .*)?|about( me)?|(career|research) objectives?|introduction|welcome.*|自我评价|个人(简介|总结|陈述|评价)|求职意向|简介)$/,
  ],
  [
    'other',
    /^(references?|referees|hobbies( .*)?|interests?( and hobbies| and activities)?|personal( .*)?|contact( .*)?|links|miscellaneous|additional information|other|others|languages spoken|个人信息|基本信息|联系方式|兴趣爱好|其他|其它|推荐人|语言能力|语言)$/,
  ],
]

/**
 * The kind of section of which a line is the heading, or null for any other line. Case, numbering, punctuation and
 * spaced capitals ("E D U C A T I O N") are ignored.
 */
export function headingKind(line: string): SectionKind | null {
  const plain = plainHeading(line)
  if (plain.length < 2 || plain.length > 45) return null
  const kind = headings.find(([, expression]) => expression.test(plain))?.[0] ?? null
  // "Tools & technologies Docker, Git" is a list with its label.
  return kind === 'skills' && /[,;，；、]/.test(line) && !endOfSkillHeading.test(plain) ? null : kind
}

const endOfSkillHeading =
  /(skills?|languages|tools|technologies|technology|software|frameworks|libraries|platforms|databases|techniques|methods|packages|systems|programming|hardware|equipment|instruments|interests|hobbies|activities|awards|hono(u)?rs|certifications|certificates|courses|training|qualifications|competencies|expertise|knowledge|strengths|proficiency|proficiencies|abilities|information|other|others)$/

function plainHeading(line: string): string {
  const joined = /^(\p{L} ){3,}\p{L}$/u.test(line.trim()) ? line.replaceAll(' ', '') : line
  return joined
    .toLowerCase()
    .replace(/&|\+/g, ' and ')
    .replace(/^\W*(\d+[.)]|[ivx]+\.)\s+/, '')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A heading with its text on the same line: "Research interests: robotics, control". */
function inlineHeading(line: string): { before: string; after: string } | null {
  const colon = line.search(/[:：]/)
  const [before, after] = [line.slice(0, Math.max(0, colon)), line.slice(colon + 1).trimStart()]
  const fits = before.length >= 4 && before.trimEnd().length <= 40 && /^[\p{L}\s&/]+$/u.test(before)
  return fits && after !== '' ? { before, after } : null
}

/** Divides a resume into its sections. The lines before the first heading are the header. */
export function splitSections(text: string): Section[] {
  let current: Section = { kind: 'header', heading: '', lines: [] }
  const sections = [current]
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const kind = headingKind(line)
    if (kind) {
      current = { kind, heading: line, lines: [] }
      sections.push(current)
      continue
    }
    const inline = inlineHeading(line)
    const inner = inline && headingKind(inline.before)
    if (inner === 'interests' || inner === 'courses') {
      sections.push({ kind: inner, heading: inline!.before.trimEnd(), lines: [inline!.after] })
      current = { kind: current.kind, heading: current.heading, lines: [] }
      sections.push(current)
    } else current.lines.push(line)
  }
  return sections.filter((section) => section.lines.length > 0)
}
