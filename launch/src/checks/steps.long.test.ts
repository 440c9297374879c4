import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lint } from './steps.ts'

test('the linter that checks types on the way sees what the compiler would', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'labreach-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'planted.ts')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, noEmit: true } }))
  writeFileSync(file, "export const planted: number = Math.random() > 2 ? 'text' : 1\n")
  const { passed, output } = await lint([file], '--type-check')
  expect(passed).toBe(false)
  expect(output).toContain('TS2322')
  writeFileSync(file, 'export const planted: number = 1\n')
  expect(await lint([file], '--type-check')).toMatchObject({ passed: true })
})
