import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from './child.ts'

test('a program that is stopped before it is ready shows the end of its log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-child-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [script, log] = [join(folder, 'program.mjs'), join(folder, 'program.log')]
  await writeFile(script, `console.log('waits for its database')\nsetInterval(() => undefined, 1_000)\n`)
  const stopping = new AbortController()
  const starting = startChild({ name: 'The program', script, env: {}, log, signal: stopping.signal })
  await expect.poll(() => readFile(log, 'utf8'), { timeout: 10_000 }).toContain('waits')
  stopping.abort()
  await expect(starting).rejects.toThrow(
    /^The program was stopped\. The end of its log \(.*\):\n {4}waits for its database$/,
  )
})
