import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeSummaries } from './without-summaries.ts'

test('the website has no summary of a call', async () => {
  let calls = 0
  for await (const file of glob(join(import.meta.dirname, '../../contract/src/*.ts'))) {
    const code = await readFile(file, 'utf8')
    const left = removeSummaries(code)
    calls += code.match(/= endpoint\(/g)?.length ?? 0
    // The plans keep theirs, see below.
    if (file.endsWith('plans.ts')) continue
    expect(left).not.toMatch(/^ {2}summary:\s+['"]/m)
    const lines = new Set(code.split('\n'))
    expect(left.split('\n').filter((line) => !lines.has(line))).toEqual([])
  }
  expect(calls).toBeGreaterThan(80)
})

test('removes the summary in one line or two, and nothing else', () => {
  const code = (summary: string) => `endpoint({\n  name: 'a',\n  session: 'none',\n${summary}  errors: { no: 1 },\n})\n`
  expect(removeSummaries(code("  summary: 'One, line',\n"))).toBe(code(''))
  expect(removeSummaries(code('  summary:\n    "The student\'s two, lines",\n'))).toBe(code(''))
})

test('keeps the summaries of the plans', async () => {
  const plans = await readFile(join(import.meta.dirname, '../../contract/src/plans.ts'), 'utf8')
  expect(plans).toMatch(/^ {2}summary:/m)
  expect(removeSummaries(plans)).toBe(plans)
})
