import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkThemeLiterals, findLiterals } from './theme-literals.ts'

test('reports a size outside the theme with its line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-theme-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'web/src/ui'), { recursive: true })
  await writeFile(join(folder, 'web/src/ui/scale.ts'), "export const style = { fontSize: '13px' }\n")
  await writeFile(join(folder, 'web/src/card.module.css'), '.card {\n  color: red;\n  border-radius: 10px;\n}\n')
  expect(await checkThemeLiterals(folder)).toEqual({
    summary: '1 style sheets, 0 other files of the website',
    findings: ['web/src/card.module.css:3: -radius: 10px'],
  })
})

test.each([
  'font-size: 13px;',
  'font-size: 0.8125rem;',
  'font-size:\n    clamp(1rem, 2vw, 2rem);',
  'font: 600 1.5em/1 serif;',
  'font-size: var(--text-none, 12px);',
  'border-radius: 0 8px 8px 0;',
  'border-top-left-radius: .5rem;',
  '@media (min-width: 768px) {',
  '@media (--from-tablet) and (width < 60em) {',
  '@container card (min-width: 20rem) {',
])('reports %j in a style sheet', (text) => expect(findLiterals('a.css', text)).toHaveLength(1))

test.each([
  'font-size: var(--text-xs);',
  'font: inherit;',
  'border-radius: 50%;',
  'border-radius: 0 var(--radius-control) 0 0;',
  '@media (--from-tablet) and (--tall) {',
  '@media print {',
  'width: 12px; /* font-size: 12px */',
])('allows %j in a style sheet', (text) => expect(findLiterals('a.css', text)).toEqual([]))

test.each([
  "style={{ fontSize: '13px' }}",
  'style={{ borderRadius: 8 }}',
  '<Text fz="0.8rem">',
  '<Skeleton radius={8} />',
  '<Skeleton radius="8px" />',
  "matchMedia('(min-width: 768px)')",
  '<IconLock size={14} aria-hidden="true" />',
])('reports %j in a component', (text) => expect(findLiterals('a.tsx', text)).toHaveLength(1))

test.each(['<Skeleton radius="md" height={180} />', '<Text fz="sm">', "style={{ fontSize: 'var(--text-xs)' }}"])(
  'allows %j in a component',
  (text) => expect(findLiterals('a.tsx', text)).toEqual([]),
)
