import { writeFile } from 'node:fs/promises'

type TestProfessor = {
  key: string
  name: string
  email?: string
  homepage?: string
  interests?: readonly string[]
  affiliation?: string
  school?: string
}

/** Texts in an interest or an affiliation that reveal the name of the professor. */
export const namingTexts: readonly [name: string, text: string][] = [
  ['Ida Interestingly', "Ida Interestingly's theorem"],
  ['Boris Chenowitz', "Chenowitz's Group"],
  ['Ana Fernandez', 'FernandezLab'],
  ['Wei Li', 'Director of the Li Lab'],
  ['Olga Petrova', 'tinyurl.com/olgap'],
  ['Tomas Quillfeather', 'tomas.quillfeather@cs.riverbend.edu'],
  ['Nora Wexlington', 'https://people.riverbend.edu/~nora'],
  ['Jürgen Weißmüller', 'Weissmuellers Verfahren'],
  ['Søren Kjærby', 'Kjaerby inequalities'],
  ['Bo Wu', 'wulab'],
  ['Mac MacAllistair', 'The Mac​Allistair transform'],
  ['Pieter van der Hoekstraat', 'vanderhoekstraat-group'],
  ['Katrin Osterwald', '@kosterwald'],
  ['Yusuf Brandtner', 'y. b r a n d t n e r'],
  ['Lina Ortelius', '0000-0002-1825-0097'],
]

/** A unique interest of a test card, which finds the card. */
export const interestTag = (at: number): string => `Zephyrology ${String.fromCodePoint(65 + at)}`

/** Professors whose address or page is on a host of a provider with many users. */
const providerProfessors: Record<string, Partial<TestProfessor>> = {
  gmail: { email: 'one.person@gmail.com' },
  pages: { email: 'pages@riverbend.edu', homepage: 'https://sites.google.com/view/pages' },
  govern: { email: 'govern@riken.go.jp', homepage: 'https://www.riken.go.jp/govern' },
  research: { email: 'research@etri.re.kr' },
  github: { homepage: 'https://ada-pages.github.io/' },
  blog: { homepage: 'https://ada.wordpress.com/' },
}

/** Titles of works. Each has one author. */
export const titles = [
  'Sundering amberfold lattices under quiet monsoon forcing',
  'Nine brittle carillons in a vestibule of fermented light',
  'Toward a hydraulics of porcelain tramways and tidal ledgers',
  'Gravel choirs: acoustics of abandoned terrace aqueducts',
  'Moth-eaten tensors and the cartography of inland lighthouses',
]

/** The invented professors of the attacks. */
const testProfessors: readonly TestProfessor[] = [
  ...Array.from({ length: 150 }, (_, at) => ({
    key: `unused-${at}`,
    name: `${syllables(at)} ${syllables(at + 400)}`,
  })),
  ...Array.from({ length: 60 }, (_, at) => ({ key: `removed-${at}`, name: `${syllables(at + 900)} ${syllables(at)}` })),
  ...Object.entries(providerProfessors).map(([key, more], at) => ({
    key,
    name: `${syllables(at + 1500)} Hostwell`,
    ...more,
  })),
  // Gmail delivers both addresses to one mailbox.
  { key: 'dots-1', name: 'Adalbert Lumenfeld', email: 'ada.b.lumen@gmail.com' },
  {
    key: 'dots-2',
    name: 'Beatrix Orrisdale',
    email: 'AdaBLumen+papers@googlemail.com',
    school: 'Hillcrest University',
  },
  // One person in two rows with one address.
  { key: 'row-1', name: 'Cosima Tallgrass', email: 'c.tallgrass@riverbend.edu' },
  { key: 'row-2', name: 'Cosima M. Tallgrass', email: 'C.Tallgrass@Riverbend.edu', school: 'Hillcrest University' },
  ...namingTexts.map(([name, text], at) => ({ key: `interest-${at}`, name, interests: [text, interestTag(at)] })),
  ...namingTexts.map(([name, text], at) => ({
    key: `affiliation-${at}`,
    name,
    school: 'Hillcrest University',
    affiliation: `${text}, Hillcrest University`,
    interests: [interestTag(at)],
  })),
  ...titles.map((_, at) => ({ key: `author-${at}`, name: `${syllables(at + 2000)} Penhallow` })),
]

function syllables(number: number): string {
  const parts = ['ra', 'mel', 'to', 'vin', 'sa', 'dor', 'ke', 'lu', 'fen', 'ba']
  const text = [...String(number + 1000)].map((digit) => parts[Number(digit)]).join('')
  return text[0]!.toUpperCase() + text.slice(1)
}

/** The Scholar id of a test professor, by its key. */
export const createScholarId = (key: string): string =>
  `T${key
    .replaceAll(/[^a-z0-9]/g, '')
    .padEnd(11, 'x')
    .slice(-11)}`

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Writes the files for `labreach import csv`. */
export async function writeFiles(professors: string, works: string): Promise<void> {
  const rows = testProfessors.map((one) =>
    [
      createScholarId(one.key),
      one.name,
      one.school ?? 'Riverbend University',
      one.affiliation ?? 'Professor of Computing',
      (one.interests ?? ['Distributed tooling', 'Applied patience']).join(';'),
      one.homepage ?? (one.email ? '' : `https://www.riverbend.edu/~${one.key}`),
      one.email ?? `${one.key}@riverbend.edu`,
      '100',
    ]
      .map(quote)
      .join(','),
  )
  const header = 'scholar_id,name,school_name,affiliation,key_interests,homepage_url,email,cited_by'
  await writeFile(professors, `${[header, ...rows].join('\n')}\n`)
  const lines = titles.map((title, at) => [createScholarId(`author-${at}`), title, '2024'].map(quote).join(','))
  await writeFile(works, `professor,title,year\n${lines.join('\n')}\n`)
}
