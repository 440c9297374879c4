import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTypes } from './steps.ts'

test('the incremental compiler reports an error in every run until it is corrected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'labreach-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [project, file] = [join(folder, 'tsconfig.json'), join(folder, 'planted.ts')]
  writeFileSync(project, JSON.stringify({ compilerOptions: { strict: true, noEmit: true } }))
  writeFileSync(file, "export const planted: number = Math.random() > 2 ? 'text' : 1\n")
  for (let time = 0; time < 2; time++) {
    const { passed, output } = await checkTypes(project, join(folder, 'cache'))
    expect({ passed, isReported: output.includes('TS2322') }).toEqual({ passed: false, isReported: true })
  }
  writeFileSync(file, 'export const planted: number = 1\n')
  expect(await checkTypes(project, join(folder, 'cache'))).toMatchObject({ passed: true })
})
