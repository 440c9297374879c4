import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { aBomb, aChinesePdf, aPdf, aPdfInColumns, aScan, anEncryptedPdf } from '../../../test/pdf/a-pdf.ts'
import { writeTempFile } from '../../../test/on-disk.ts'
import { createResumeReader, ResumeReadError, type ResumeReaderOptions } from './read-resume.ts'

/** A reader of bytes, which writes them to a file. */
function aReader(options: ResumeReaderOptions) {
  const { read, close } = createResumeReader(options)
  return { read: async (pdf: Uint8Array) => read(await writeTempFile(pdf)), close }
}

/** Long time limits for a busy machine. Each test sets only the limit that it tests. */
const longLimits = { waitLimit: 30_000, resultLimit: 60_000 }
const reader = aReader({ ...longLimits, processes: 1, timeLimit: 8_000 })
afterAll(() => reader.close())

const resume = [
  'Ada Park',
  'ada.park@example.edu | (555) 010-0000',
  'Education',
  'University of California, Berkeley   2023 - present',
  'B.S. in Computer Science, GPA: 3.85/4.00',
  'Research Interests',
  'NLP, Human-Robot Interaction and computer vision',
  'Skills',
  'Languages: Python, C++, R',
]
const catchFailure = (pdf: Uint8Array) =>
  reader.read(pdf).then(
    () => 'read',
    (error: unknown) => (error instanceof ResumeReadError ? error.reason : error),
  )

describe('a resume', () => {
  test('is converted to text with its lines, and to facts about its owner [RESUME-8]', async () => {
    const { text, facts } = await reader.read(await aPdf(resume))
    expect(text.split('\n').slice(0, 3)).toEqual(['Ada Park', 'ada.park@example.edu | (555) 010-0000', 'Education'])
    expect(facts).toEqual({
      name: 'Ada Park',
      email: 'ada.park@example.edu',
      school: 'University of California, Berkeley',
      major: 'Computer Science',
      academicLevel: 'undergraduate',
      gpa: 3.85,
      interests: ['Natural language processing', 'Human-robot interaction', 'Computer vision'],
      skills: ['Python', 'C++', 'R'],
    })
  })

  test('in two columns is read one column after the other', async () => {
    const left = [
      'EDUCATION',
      'Pomona College',
      'BA in Biology',
      'SKILLS',
      'PCR, ELISA',
      'R, Python',
      'LANGUAGES',
      'Spanish',
    ]
    const right = [
      'RESEARCH EXPERIENCE',
      'Studied gut bacteria of bees',
      'and their genomes',
      'PROJECTS',
      'A map of trees',
      'and birds on campus',
      'AWARDS',
      'First prize',
    ]
    const { text } = await reader.read(
      await aPdfInColumns('Bea Okafor', { x: 50, lines: left }, { x: 320, lines: right }),
    )
    expect(text.split('\n')).toEqual(['Bea Okafor', ...left, ...right])
  })

  test('keeps dates of a right margin on their lines', async () => {
    const jobs = Array.from({ length: 9 }, (_, at) => `Worked a long while on the matter of the number ${at}`)
    const dates = Array.from({ length: 9 }, (_, at) => `${2010 + at}`)
    const { text } = await reader.read(
      await aPdfInColumns('Bea Okafor', { x: 50, lines: jobs }, { x: 500, lines: dates }),
    )
    expect(text.split('\n')[1]).toMatch(/number 0\s+2010$/)
  })

  test('joins words that are hyphenated at the end of a line', async () => {
    const { text } = await reader.read(await aPdf([...resume, 'We study lan-', 'guage and thought']))
    expect(text).toContain('language and thought')
  })

  // pdfjs-dist contains the character maps for fonts that are not embedded.
  test('in Chinese is read too', async () => {
    const lines = [
      '王小明',
      'wang@example.edu',
      '教育背景',
      '上海交通大学, 计算机学院   2022 - 至今',
      '硕士研究生 信息与通信工程',
      '研究方向',
      '自然语言处理、机器学习',
      '项目经历',
      '基于深度学习的中文文本分类系统的设计与实现工作',
    ]
    const { facts } = await reader.read(await aChinesePdf(lines))
    expect(facts).toMatchObject({
      name: '王小明',
      school: '上海交通大学',
      major: '信息与通信工程',
      academicLevel: 'graduate',
    })
    expect(facts.interests.slice(0, 2)).toEqual(['Natural language processing', 'Machine learning'])
  })
})

describe('an upload that cannot be used is refused with its reason [RESUME-11]:', () => {
  test('a file that is no PDF', async () => {
    expect(await catchFailure(Buffer.from('This is a letter, not a PDF.'))).toBe('unreadable')
    expect(await catchFailure(new Uint8Array())).toBe('unreadable')
  })

  test('a truncated PDF', async () => {
    const whole = await aPdf(resume)
    expect(await catchFailure(whole.slice(0, whole.length / 4))).toBe('unreadable')
  })

  test('an encrypted PDF', async () => {
    expect(await catchFailure(await anEncryptedPdf())).toBe('encrypted')
  })

  test('a scan without text', async () => {
    expect(await catchFailure(await aScan())).toBe('without_text')
    expect(await catchFailure(await aPdf(['Page 1']))).toBe('without_text')
  })

  test('more than 30 pages', async () => {
    const createPages = (count: number) => aPdf(resume, ...Array.from({ length: count - 1 }, (_, at) => [`Page ${at}`]))
    expect(await catchFailure(await createPages(30))).toBe('read')
    expect(await catchFailure(await createPages(31))).toBe('too_long')
  })

  test('more text than two million characters', async () => {
    const small = aReader({ ...longLimits, processes: 1, textMax: 100 })
    await expect(small.read(await aPdf(resume))).rejects.toMatchObject({ reason: 'too_long' })
    await small.close()
  })
})

test('a file that cannot be opened is a failure of the server, and says nothing about the resume [RESUME-32]', async () => {
  const other = createResumeReader({ ...longLimits, processes: 1 })
  await expect(other.read({ path: '/nowhere/resume.pdf', size: 5 })).rejects.toMatchObject({ code: 'ENOENT' })
  await other.close()
})

test('a reading that the end of the server interrupts is refused as busy [RESUME-32]', async () => {
  const other = createResumeReader({ ...longLimits, processes: 1, timeLimit: 60_000, memoryMax: 1_024 })
  const usual = await writeTempFile(await aPdf(resume))
  await other.read(usual)
  const slow = other.read(await writeTempFile(await aBomb('BT (x) Tj ET ', 60)))
  slow.catch(() => undefined)
  await setTimeout(100)
  await other.close()
  await expect(slow).rejects.toMatchObject({ reason: 'busy' })
})

describe('a hostile upload does not affect other uploads [RESUME-12]:', () => {
  test('one that exceeds its processor time fails; those that wait behind it are read', async () => {
    const shortTime = createResumeReader({ ...longLimits, processes: 1, timeLimit: 1_000, memoryMax: 1_024 })
    const usual = await writeTempFile(await aPdf(resume))
    const slow = shortTime.read(await writeTempFile(await aBomb('BT (x) Tj ET ', 60)))
    const behind = shortTime.read(usual)
    await expect(slow).rejects.toMatchObject({ reason: 'unreadable', cause: { name: 'ReaderEnded' } })
    expect((await behind).facts.name).toBe('Ada Park')
    await shortTime.close()
  })

  test('one that decompresses beyond the memory limit fails; the next one is read', async () => {
    const bomb = await aBomb('          ', 500)
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await catchFailure(bomb)).toBe('unreadable')
    expect(await catchFailure(await aPdf(resume))).toBe('read')
  })

  test('several at once all get a result, and so do the resumes between them', async () => {
    const small = aReader({ ...longLimits, processes: 2 })
    const [bomb, usual] = [await aBomb('          ', 500), await aPdf(resume)]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        small.read(at % 2 ? usual : bomb).then(
          ({ facts }) => facts.name,
          (error: ResumeReadError) => error.reason,
        ),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 8 }, (_, at) => (at % 2 ? 'Ada Park' : 'unreadable')))
    await small.close()
  })

  test('an upload that would wait too long for a process is refused as busy', async () => {
    const busy = createResumeReader({
      ...longLimits,
      processes: 1,
      timeLimit: 2_000,
      waitLimit: 100,
      memoryMax: 1_024,
    })
    const usual = await writeTempFile(await aPdf(resume))
    const slow = busy.read(await writeTempFile(await aBomb('BT (x) Tj ET ', 60)))
    await expect(busy.read(usual)).rejects.toMatchObject({ reason: 'busy' })
    await expect(slow).rejects.toMatchObject({ reason: 'unreadable' })
    await busy.close()
  })

  // The test finds the child process in Linux's /proc.
  test.skipIf(process.platform !== 'linux')(
    'an upload whose process gets no processor time is refused as busy, not as unreadable',
    async () => {
      const { pid } = process
      const listChildren = async () =>
        (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter((child) => child !== '')
      const others = new Set(await listChildren())
      const starved = aReader({ processes: 1, resultLimit: 8_000 })
      expect((await starved.read(await aPdf(resume))).facts.name).toBe('Ada Park')
      const [child] = (await listChildren()).filter((one) => !others.has(one))
      process.kill(Number(child), 'SIGSTOP')
      await expect(starved.read(await aPdf(resume))).rejects.toMatchObject({ reason: 'busy' })
      expect((await starved.read(await aPdf(resume))).facts.name).toBe('Ada Park')
      await starved.close()
    },
  )
})
