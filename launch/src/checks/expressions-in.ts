import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@swc/core'
import { repositoryFiles, root, sourceFiles } from './files.ts'

export type Expressions = {
  /** Each expression as it is written, `/source/flags`, and the files that hold it. */
  written: Map<string, string[]>
  /** Files that build expressions when they run, and how many. */
  built: Map<string, number>
}

const rooms = /^(contract|(server|web|sandbox|launch)\/src)\//

/** Every regular expression of the product and its tools, tests aside. */
export async function expressionsIn(folder = root): Promise<Expressions> {
  const files = sourceFiles(await repositoryFiles(folder)).filter(
    (file) => rooms.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const found: Expressions = { written: new Map(), built: new Map() }
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  for (const [at, file] of files.entries()) {
    // Most files hold none; the parser is slower than a look for a slash or the constructor's name.
    if (!/\/[^/*]|RegExp/.test(texts[at]!)) continue
    walk(await parse(texts[at]!, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }), file, found)
  }
  return found
}

type Node = { type?: string; [key: string]: unknown }

function walk(node: unknown, file: string, found: Expressions): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((one) => walk(one, file, found))
  const { type, pattern, flags, callee, arguments: given } = node as Node
  if (type === 'RegExpLiteral') add(found, `/${String(pattern)}/${String(flags)}`, file)
  if ((type === 'NewExpression' || type === 'CallExpression') && (callee as Node).value === 'RegExp') {
    const [source, marks = ''] = ((given ?? []) as { expression: Node }[]).map(({ expression }) => constant(expression))
    if (source === undefined || marks === undefined) found.built.set(file, (found.built.get(file) ?? 0) + 1)
    else add(found, `/${source}/${marks}`, file)
  }
  for (const part of Object.values(node)) walk(part, file, found)
}

function add({ written }: Expressions, expression: string, file: string): void {
  const files = written.get(expression) ?? []
  if (!files.includes(file)) written.set(expression, [...files, file])
}

/** The text of a string that holds no expression; undefined for any other. */
function constant({ type, value, expressions, quasis }: Node): string | undefined {
  if (type === 'StringLiteral') return value as string
  if (type !== 'TemplateLiteral' || (expressions as unknown[]).length > 0) return undefined
  return (quasis as { cooked: string }[])[0]!.cooked
}
