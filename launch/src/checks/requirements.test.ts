import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkRequirements, computeCoverage, parseRequirements, parseTable } from './requirements.ts'

const rooms = `# Rooms

- **ROOM-1** A door opens.
- **ROOM-2** A locked one does not.
`
const table = `## spec

| Line | Requirements |
| --- | --- |
| spec:3 | ROOM-1, ROOM-2 |
| spec:4 | – (a heading) |
| none (room) | ROOM-3 |
`
const parseDocuments = (markdown = rooms, rows = table) => ({
  ...parseRequirements('room', markdown),
  table: parseTable(rows),
})
const withThree = `${rooms}- **ROOM-3** It is quiet.\n`
const createTag = (id: string) => ({ id, test: 'a.test.ts: x' })

describe('requirements', () => {
  test('are list items that begin with an id in bold', () => {
    expect(parseRequirements('room', rooms)).toEqual({
      requirements: [
        { id: 'ROOM-1', area: 'room', text: 'A door opens.' },
        { id: 'ROOM-2', area: 'room', text: 'A locked one does not.' },
      ],
      errors: [],
    })
  })

  test('a list item in another format, and an id of another file, are errors', () => {
    const { errors } = parseRequirements(
      'room',
      '- ROOM-1 A door opens.\n- **DOOR-1** It has a key.\n- **ROOM-0** No.\n',
    )
    expect(errors).toEqual([
      'room.md: "- ROOM-1 A door opens." does not have the format: - **ID-1** Statement.',
      'room.md: "- **ROOM-0** No." does not have the format: - **ID-1** Statement.',
      'room.md: DOOR-1 belongs to another file',
    ])
  })

  test('the table has lines of the specification with or without requirements, and requirements without a line', () => {
    expect(parseTable(table)).toEqual([
      { line: 'spec:3', ids: ['ROOM-1', 'ROOM-2'] },
      { line: 'spec:4', ids: [] },
      { line: 'none (room)', ids: ['ROOM-3'] },
    ])
  })
})

describe('coverage', () => {
  test('lists the tests of each requirement and counts the requirements with tests', () => {
    const { requirements, totals, errors } = computeCoverage(parseDocuments(withThree), [
      { id: 'ROOM-1', test: 'a.test.ts: opens' },
      { id: 'ROOM-1', test: 'b.test.ts: stays' },
      { id: 'ROOM-3', test: 'b.test.ts: stays' },
    ])
    expect(requirements.map((one) => one.tests)).toEqual([
      ['a.test.ts: opens', 'b.test.ts: stays'],
      [],
      ['b.test.ts: stays'],
    ])
    expect(totals).toEqual([{ area: 'room', requirements: 3, named: 2 }])
    expect(errors).toEqual([])
  })

  test('a tag that is an unknown id, or a line of the specification, is an error', () => {
    expect(computeCoverage(parseDocuments(withThree), [createTag('ROOM-9'), createTag('spec:3')]).errors).toEqual([
      '[ROOM-9] is not a requirement, named by a.test.ts: x',
      '[spec:3] is not a requirement, named by a.test.ts: x',
    ])
  })

  test('a duplicate id is an error', () => {
    expect(computeCoverage(parseDocuments(`${withThree}- **ROOM-2** Again.\n`), []).errors).toEqual([
      'ROOM-2 has duplicates',
    ])
  })

  test('table and requirements must have the same ids', () => {
    expect(computeCoverage(parseDocuments(), []).errors).toEqual(['ROOM-3 in specification.md is not a requirement'])
    expect(computeCoverage(parseDocuments(`${withThree}- **ROOM-4** It is dark.\n`), []).errors).toEqual([
      'ROOM-4 is missing from specification.md',
    ])
    expect(computeCoverage(parseDocuments(withThree, `${table}| spec:3 | ROOM-1 |\n`), []).errors).toEqual([
      'spec:3 is in the table twice',
    ])
  })

  test('with the specification, the table must have exactly its lines with statements', () => {
    expect(computeCoverage(parseDocuments(withThree), [], new Set(['spec:3', 'spec:4'])).errors).toEqual([])
    expect(computeCoverage(parseDocuments(withThree), [], new Set(['spec:3', 'spec:5'])).errors).toEqual([
      'spec:5 is missing from specification.md',
      'spec:4 in specification.md is not a line with a statement',
    ])
  })
})

test('the check reads a repository and reports planted errors', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-requirements-'))
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  try {
    await put('docs/requirements/README.md', '- [Rooms](room.md)\n')
    await put('docs/requirements/room.md', withThree)
    await put('docs/requirements/specification.md', table)
    await put('server/src/a.test.ts', `test('opens [ROOM-1]', () => {})`)
    expect(await checkRequirements(folder)).toEqual({ summary: '3 requirements, 1 named by tests', findings: [] })
    await put('e2e/b.spec.ts', `test('stays [ROOM-1, ROOM-7]', () => {})`)
    await put('docs/requirements/door.md', '- **DOOR-1** It has a key.\n')
    expect((await checkRequirements(folder)).findings).toEqual([
      'DOOR-1 is missing from specification.md',
      '[ROOM-7] is not a requirement, named by e2e/b.spec.ts: stays',
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
