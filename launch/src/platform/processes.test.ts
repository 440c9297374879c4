import { expect, test } from 'vitest'
import { identityFromPs, workingIn } from './processes.ts'

test('a process is known by its start, whatever state it is in, until it has ended', () => {
  const start = 'Mon Nov 23 22:53:00 2026'
  expect(identityFromPs(`Ss   ${start}\n`)).toBe(start)
  expect(identityFromPs(`R+   ${start}    \n`)).toBe(start)
  expect(identityFromPs(`Z    ${start}\n`)).toBeUndefined()
  expect(identityFromPs('')).toBeUndefined()
})

test('processes of a folder are those whose working directory it is, to the letter', () => {
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
  expect(workingIn(folder, `${fields.join('\n')}\n`)).toEqual([101, 104])
  expect(workingIn(folder, '')).toEqual([])
})
