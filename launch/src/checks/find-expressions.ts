import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@swc/core'
import { listRepositoryFiles, root, selectSourceFiles } from './files.ts'

export type Expressions = {
  /** Each expression as `/source/flags`, and the files that contain it. */
  written: Map<string, string[]>
  /** Files that build expressions at run time, and how many. */
  built: Map<string, number>
}

const workspaceFolders = /^(contract|(server|web|sandbox|launch)\/src)\//

/** Every regular expression of the product and its tools, without tests. */
export async function findExpressions(folder = root): Promise<Expressions> {
  const files = selectSourceFiles(await listRepositoryFiles(folder)).filter(
    (file) => workspaceFolders.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const expressions: Expressions = { written: new Map(), built: new Map() }
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  for (const [at, file] of files.entries()) {
    // Most files contain none; a search for a slash or the constructor is faster than the parser.
    if (!/\/[^/*]|RegExp/.test(texts[at]!)) continue
    visit(
      await parse(texts[at]!, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }),
      file,
      expressions,
    )
  }
  return expressions
}

type Node = { type?: string; [key: string]: unknown }

function visit(node: unknown, file: string, expressions: Expressions): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((one) => visit(one, file, expressions))
  const { type, pattern, flags, callee, arguments: given } = node as Node
  if (type === 'RegExpLiteral') add(expressions, `/${String(pattern)}/${String(flags)}`, file)
  if ((type === 'NewExpression' || type === 'CallExpression') && (callee as Node).value === 'RegExp') {
    const [source, flagText = ''] = ((given ?? []) as { expression: Node }[]).map(({ expression }) =>
      getConstantText(expression),
    )
    if (source === undefined || flagText === undefined)
      expressions.built.set(file, (expressions.built.get(file) ?? 0) + 1)
    else add(expressions, `/${source}/${flagText}`, file)
  }
  for (const part of Object.values(node)) visit(part, file, expressions)
}

function add({ written }: Expressions, expression: string, file: string): void {
  const files = written.get(expression) ?? []
  if (!files.includes(file)) written.set(expression, [...files, file])
}

/** The text of a string or template literal without expressions; undefined for any other node. */
function getConstantText({ type, value, expressions, quasis }: Node): string | undefined {
  if (type === 'StringLiteral') return value as string
  if (type !== 'TemplateLiteral' || (expressions as unknown[]).length > 0) return undefined
  return (quasis as { cooked: string }[])[0]!.cooked
}
