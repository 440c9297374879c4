import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './files.ts'
import type { Outcome } from './steps.ts'

/** What a page may weigh, in kB (1000 bytes) as sent, compressed by brotli. */
export const budgets = {
  /** Script that the first page needs before it can be read. */
  homeRead: 0,
  /** Script with which it moves and answers. */
  homeInteractive: 90,
  /** Page, script and style sheets, all of them, with which /browse opens. */
  browse: 170,
  /**
   * The fonts of that page, which come after it has been read in others (web/src/ui/theme/fallback-fonts.css): the interface's
   * and the headings' for English; other scripts load theirs, and a letter the weight it is set in.
   */
  fonts: 55,
} as const

/** A chunk as Vite's manifest lists it. */
type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

/** What has to be there for /browse: the product's page, its layout, and what the layout holds. */
const browseEntries = ['index.html', 'src/pages/student-layout.tsx', 'src/pages/browse.tsx']

/** All files that the given entries load by themselves, once each. */
export function filesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const walk = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) walk(next)
  }
  for (const entry of entries) walk(entry)
  return [...files]
}

/** The fonts in which English is set, of all that the product's style sheets name. */
function fontsOf(manifest: Manifest): string[] {
  const fonts =
    manifest['index.html']?.assets?.filter((file) => /-latin-(wght|600)-normal-[\w-]{8}\.woff2$/.test(file)) ?? []
  if (fonts.length === 0) throw new Error('The build has no fonts.')
  return fonts
}

/** Bytes on the way: texts are compressed by the build (web/build/compress.ts), fonts are by themselves. */
const sentSize = (file: string, content: Buffer): number =>
  file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length

/** The scripts of a page that hold up its reading: all but modules, which wait until it is read. */
export const blockingScripts = (html: string): string[] =>
  (html.match(/<script\b[^<>]*>/g) ?? []).filter((tag) => !/\btype="module"|\bdefer\b|\basync\b/.test(tag))

/** Weighs the built website. It must have been built; `npm test` does so when the journeys start. */
export async function checkBudgets(dist = join(root, 'web/dist')): Promise<Outcome> {
  const read = (file: string) => readFile(join(dist, file))
  const weigh = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map(async (file) => sentSize(file, await read(file))))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  const manifest = async (name: string) => JSON.parse((await read(`.vite/${name}.json`)).toString()) as Manifest
  const html = (await read('home.html')).toString()
  const app = await manifest('app')
  const home = filesOf(await manifest('home'), ['home.html'])
  const weights = {
    homeRead: readsWithoutScript(html) ? 0 : Infinity,
    homeInteractive: await weigh(home.filter((file) => file.endsWith('.js'))),
    browse: await weigh(['index.html', ...filesOf(app, browseEntries)]),
    fonts: await weigh(fontsOf(app)),
  }
  const over = (Object.keys(budgets) as (keyof typeof budgets)[]).filter((name) => weights[name] > budgets[name])
  const kB = (value: number) => `${value.toFixed(1)} kB`
  const output = over.map((name) => `${name}: ${kB(weights[name])}, at most ${budgets[name]} kB`)
  for await (const file of glob('**/*.js', { cwd: dist }))
    if (carriesZod((await read(file)).toString())) output.push(`${file} carries zod, which belongs to the server`)
  return {
    passed: output.length === 0,
    seen: `first page ${kB(weights.homeInteractive)} of script, /browse ${kB(weights.browse)} and ${kB(weights.fonts)} of fonts`,
    output: output.join('\n'),
  }
}

/** Whether a script holds zod, which names its classes in strings that no minifier shortens. */
export const carriesZod = (script: string): boolean => script.includes('$ZodType')

/** Whether the page's words are in the page itself, and nothing runs before they are seen. */
const readsWithoutScript = (html: string): boolean =>
  /<h1\b[^<>]*>\s*\w/.test(html) && blockingScripts(html).length === 0
