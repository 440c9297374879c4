import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { types } from './steps.ts'

test('a compiler that remembers says what is wrong again and again, until it is mended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'labreach-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [project, file] = [join(folder, 'tsconfig.json'), join(folder, 'planted.ts')]
  writeFileSync(project, JSON.stringify({ compilerOptions: { strict: true, noEmit: true } }))
  writeFileSync(file, "export const planted: number = Math.random() > 2 ? 'text' : 1\n")
  for (let time = 0; time < 2; time++) {
    const { passed, output } = await types(project, join(folder, 'memory'))
    expect({ passed, tells: output.includes('TS2322') }).toEqual({ passed: false, tells: true })
  }
  writeFileSync(file, 'export const planted: number = 1\n')
  expect(await types(project, join(folder, 'memory'))).toMatchObject({ passed: true })
})
