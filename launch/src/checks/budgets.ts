import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './files.ts'
import type { Outcome } from './steps.ts'

/** The maximum sizes of pages in kB (1000 bytes), compressed by brotli as they are sent. */
export const budgets = {
  /** Scripts that must run before the text of the landing page is visible. */
  homeRead: 0,
  /** Scripts that make the landing page interactive. */
  homeInteractive: 90,
  /** Page, scripts and style sheets of /browse. */
  browse: 171,
  /**
   * The fonts of /browse for English: interface and headings. The text is visible before they are loaded
   * (web/src/ui/theme/fallback-fonts.css). Other scripts, and the text of a letter, load further fonts.
   */
  fonts: 55,
} as const

/** A chunk in Vite's manifest. */
type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

/** The entries of /browse: the page of the application, its layout, and the page in the layout. */
const browseEntries = ['index.html', 'src/pages/student-layout.tsx', 'src/pages/browse.tsx']

/** All files that the entries import statically, each once. */
export function collectFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string): void => {
    if (visited.has(name)) return
    visited.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return [...files]
}

/** The fonts for English among all fonts in the style sheets. */
function findFonts(manifest: Manifest): string[] {
  const fonts =
    manifest['index.html']?.assets?.filter((file) => /-latin-(wght|600)-normal-[\w-]{8}\.woff2$/.test(file)) ?? []
  if (fonts.length === 0) throw new Error('The build has no fonts.')
  return fonts
}

/** The size of the response: the build compresses texts (web/build/compress.ts); woff2 is a compressed format. */
const measureSentSize = (file: string, content: Buffer): number =>
  file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length

/** The script tags of a page that block its rendering: all except modules, `defer` and `async`. */
export const findBlockingScripts = (html: string): string[] =>
  (html.match(/<script\b[^<>]*>/g) ?? []).filter((tag) => !/\btype="module"|\bdefer\b|\basync\b/.test(tag))

/** Compares the sizes of the built website with the budgets. In `npm test` the journeys have built it before. */
export async function checkBudgets(dist = join(root, 'web/dist')): Promise<Outcome> {
  const read = (file: string) => readFile(join(dist, file))
  const measureSize = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map(async (file) => measureSentSize(file, await read(file))))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  const manifest = async (name: string) => JSON.parse((await read(`.vite/${name}.json`)).toString()) as Manifest
  const html = (await read('home.html')).toString()
  const app = await manifest('app')
  const home = collectFiles(await manifest('home'), ['home.html'])
  const weights = {
    homeRead: isReadableWithoutScript(html) ? 0 : Infinity,
    homeInteractive: await measureSize(home.filter((file) => file.endsWith('.js'))),
    browse: await measureSize(['index.html', ...collectFiles(app, browseEntries)]),
    fonts: await measureSize(findFonts(app)),
  }
  const over = (Object.keys(budgets) as (keyof typeof budgets)[]).filter((name) => weights[name] > budgets[name])
  const formatKilobytes = (value: number) => `${value.toFixed(1)} kB`
  const output = over.map((name) => `${name}: ${formatKilobytes(weights[name])}, at most ${budgets[name]} kB`)
  for await (const file of glob('**/*.js', { cwd: dist }))
    if (containsZod((await read(file)).toString())) output.push(`${file} contains zod, which belongs to the server`)
  return {
    passed: output.length === 0,
    summary: `landing page ${formatKilobytes(weights.homeInteractive)} of script, /browse ${formatKilobytes(weights.browse)} and ${formatKilobytes(weights.fonts)} of fonts`,
    output: output.join('\n'),
  }
}

/** Whether a script contains zod. Its class names are strings, which a minifier does not shorten. */
export const containsZod = (script: string): boolean => script.includes('$ZodType')

/** Whether the HTML contains the page's text and no script blocks its rendering. */
const isReadableWithoutScript = (html: string): boolean =>
  /<h1\b[^<>]*>\s*\w/.test(html) && findBlockingScripts(html).length === 0
