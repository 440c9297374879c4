import { expect, test } from 'vitest'
import { parsePsLine, findByWorkingDirectory } from './processes.ts'

test('the identity of a process is its start time in any state, and undefined for a zombie', () => {
  const start = 'Mon Nov 23 22:53:00 2026'
  expect(parsePsLine(`Ss   ${start}\n`)).toBe(start)
  expect(parsePsLine(`R+   ${start}    \n`)).toBe(start)
  expect(parsePsLine(`Z    ${start}\n`)).toBeUndefined()
  expect(parsePsLine('')).toBeUndefined()
})

test('finds processes by the exact path of their working directory', () => {
  const folder = '/private/var/folders/x/data/postgres/cluster'
  const fields = [
    'p101',
    'fcwd',
    `n${folder}`,
    'p102',
    'fcwd',
    'n/',
    'p103',
    'fcwd',
    `n${folder}.new`,
    'p104',
    `n${folder}`,
  ]
  expect(findByWorkingDirectory(folder, `${fields.join('\n')}\n`)).toEqual([101, 104])
  expect(findByWorkingDirectory(folder, '')).toEqual([])
})
