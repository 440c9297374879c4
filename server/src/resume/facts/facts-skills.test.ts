import { describe, expect, test } from 'vitest'
import { toLines } from '../reader/layout.ts'
import { splitSections } from '../../text/resume-sections.ts'
import { findSkills } from './facts-skills.ts'

const skillsOf = (...lines: string[]) => findSkills(splitSections(['Ada Park', 'Skills', ...lines].join('\n')))

describe('a label of a list of skills is no skill [RESUME-8]', () => {
  test.each<[string, string[]]>([
    ['Programming Node.js, React', ['Node.js', 'React']],
    ['Programming Languages Python, R, Zorblax', ['Python', 'R', 'Zorblax']],
    ['Programming in Python, C', ['Python', 'C']],
    ['Languages Korean, English', ['Korean', 'English']],
    ['Languages: Korean (native), English - fluent', ['Korean', 'English']],
    ['English: fluent', ['English']],
    ['Tools: Git', ['Git']],
    ['Tools Git', ['Git']],
    ['Tools & Technologies Docker, Quuxify', ['Docker', 'Quuxify']],
    ['Frameworks/Libraries PyTorch', ['PyTorch']],
    ['Frameworks / Libraries PyTorch, Quuxify', ['PyTorch', 'Quuxify']],
    ['Databases PostgreSQL', ['PostgreSQL']],
    ['Databases Quuxbase, PostgreSQL', ['Quuxbase', 'PostgreSQL']],
    ['Operating Systems Linux, Unix', ['Linux', 'Unix']],
    ['Languages: Python, Java; Tools: Git, Docker', ['Python', 'Java', 'Git', 'Docker']],
    ['Programming Python; Databases MySQL; Software Excel', ['Python', 'MySQL', 'Excel']],
    ['编程语言：Python、Java', ['Python', 'Java']],
    ['编程语言 Python、Java 和 C++', ['Python', 'Java', 'C++']],
    ['编程语言Python，工具Git', ['Python', 'Git']],
    ['框架/库 PyTorch、TensorFlow', ['PyTorch', 'TensorFlow']],
    ['数据库 MySQL', ['MySQL']],
    ['熟练掌握 C++、Linux', ['C++', 'Linux']],
    ['语言能力 英语、日语', ['英语', '日语']],
    ['Languages: C/C++, Quux/Zorb, Java', ['C', 'C++', 'Java']],
    ['Languages: Python (NumPy, SciPy), SQL (Postgres)', ['Python', 'NumPy', 'SciPy', 'SQL']],
    ['Python: pandas, NumPy', ['Python', 'pandas', 'NumPy']],
  ])('%s', (line, skills) => expect(skillsOf(line)).toEqual(skills))

  test.each<[string, string[]]>([
    ['Software Engineering, Web Design, Git', ['Software Engineering', 'Web Design', 'Git']],
    ['Machine Learning, Data Analysis, Database Design', ['machine learning', 'data analysis', 'Database Design']],
    ['数据库设计、Python', ['数据库设计', 'Python']],
    ['Programming, Python', ['Python']],
    ['Python, Java, and R', ['Python', 'Java', 'R']],
    ['Python, Zorblax, and more', ['Python', 'Zorblax']],
    ['Machine Learning PyTorch, Quuxify', ['PyTorch', 'Quuxify']],
    ['Quuxify, C++ Docker', ['Quuxify', 'C++', 'Docker']],
  ])('but skills that begin like a label stay: %s', (line, skills) => expect(skillsOf(line)).toEqual(skills))
})

describe('skills in two columns', () => {
  test('are read with the labels in the left one', () => {
    expect(
      skillsOf(
        'Languages   Python, Java',
        'Wet lab   PCR, Quuxing',
        'Databases   PostgreSQL',
        'Rust   Cargo, Tokio',
        'Language   Korean, English   Tools   Git, Docker',
      ),
    ).toEqual([
      'Python',
      'Java',
      'PCR',
      'Quuxing',
      'PostgreSQL',
      'Rust',
      'Cargo',
      'Tokio',
      'Korean',
      'English',
      'Git',
      'Docker',
    ])
  })

  test('are read as two lists side by side', () => {
    expect(
      skillsOf('• Python   • Machine Learning', 'Zorblax   Quux Analysis', 'Java, R   Git, Docker', 'English   ○ ○ ○'),
    ).toEqual(['Python', 'machine learning', 'Zorblax', 'Quux Analysis', 'Java', 'R', 'Git', 'Docker'])
  })

  /** Rows of cells, each cell at its x. The width of a letter is 5. */
  const rowsOf = (columns: readonly number[], ...rows: string[][]) =>
    toLines(
      rows.flatMap((cells, row) =>
        cells.map((text, at) => ({ text, x: columns[at]!, y: 700 - 14 * row, width: 5 * text.length, size: 10 })),
      ),
      595,
    ).map((line) => line.text)

  test('are read from a page where the longest label nearly touches its value', () => {
    const lines = rowsOf(
      [50, 180],
      ['Languages', 'Python, Java'],
      ['Microscopes & their care', 'Zeiss, Leica'],
      ['Tools', 'Git, Docker'],
    )
    expect(skillsOf(...lines)).toEqual(['Python', 'Java', 'Zeiss', 'Leica', 'Git', 'Docker'])
  })

  test('are read from a page with two lists that nearly touch', () => {
    const lines = rowsOf([50, 140], ['Python', 'Zorblax'], ['Statistical Quux', 'Java'], ['Git', 'Quux Analysis'])
    expect(skillsOf(...lines)).toEqual(['Python', 'Zorblax', 'Statistical Quux', 'Java', 'Git', 'Quux Analysis'])
  })
})
