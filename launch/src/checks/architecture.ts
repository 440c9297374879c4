import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Visitor } from '@swc/core/Visitor.js'
import type { VariableDeclarator } from '@swc/core'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { repositoryFiles, root, sourceFiles, workspaces } from './files.ts'
import { allowedImports, plantedImports } from './planted-imports.ts'
import { roomCircles, type Import } from './room-circles.ts'

// dependency-cruiser walks TypeScript with this visitor, which stops at a `using` declaration: it has the parts of a `const`.
const visitStatement = Visitor.prototype.visitStatement
Visitor.prototype.visitStatement = function visit(statement) {
  const using: { type: string; decls?: VariableDeclarator[] } = statement
  if (using.type !== 'UsingDeclaration') return visitStatement.call(this, statement)
  this.visitVariableDeclarators(using.decls ?? [])
  return statement
}

type Rules = { forbidden: IForbiddenRuleType[]; options: ICruiseOptions & { enhancedResolveOptions: object } }
type Broken = { rule: string; from: string; to: string; circle: string[] }
type Reading = {
  read: Set<string>
  modules: number
  dependencies: number
  crossings: number
  broken: Broken[]
  circles: string[]
}

/**
 * Holds the repository against the arrow of .dependency-cruiser.mjs.
 * Answers what was seen in one line and the findings, none when all is well. A check that saw too little, or that
 * overlooks a planted import, is a finding too.
 */
export async function checkArchitecture(): Promise<{ seen: string; findings: string[] }> {
  const rules = await readRules()
  const expected = sourceFiles(await repositoryFiles())
  const reading = await read(root, expected, rules)
  const findings = reading.broken.map(
    ({ rule, from, to, circle }) => `${rule}: ${[from, ...(circle.length > 0 ? circle : [to])].join(' -> ')}`,
  )
  const unread = expected.filter((file) => !reading.read.has(file))
  if (unread.length > 0) findings.push(`not read: ${unread.join(', ')}`)
  if (expected.length === 0) findings.push('no source file was found at all')
  if (reading.dependencies < reading.modules / 2)
    findings.push(`${reading.dependencies} dependencies among ${reading.modules} modules: imports are not being read`)
  if (reading.crossings === 0) findings.push('no import of @labreach/contract was followed to its file')
  findings.push(...reading.circles.map((circle) => `rooms in a circle: ${circle}`))
  findings.push(...(await overlooked(rules)))
  const seen = `${reading.modules} modules, ${reading.dependencies} dependencies, ${plantedImports.length} planted imports`
  return { seen, findings }
}

/** Plants every forbidden import in a small tree of its own and answers those that no rule saw, and the innocent accused. */
export async function overlooked(rules: Rules): Promise<string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'labreach-arrow-')))
  try {
    const files = await layOut(folder)
    const { broken, circles } = await read(folder, files, rules)
    const caught = new Set(
      broken.flatMap(({ rule, from, circle }) => [from, ...circle].map((file) => `${rule} ${file}`)),
    )
    const named = new Set(plantedImports.map(({ rule }) => rule))
    const innocent = new Set(Object.keys(allowedImports))
    return [
      ...(circles.some((circle) => circle.includes('sandbox/chickens'))
        ? []
        : ['overlooked a planted circle of rooms']),
      ...plantedImports
        .filter(({ rule, from }) => !caught.has(`${rule} ${from}`))
        .map(({ rule, from, imports }) => `overlooked a planted import: ${rule}: ${from} -> ${imports}`),
      ...rules.forbidden
        .filter(({ name }) => !named.has(name ?? ''))
        .map(({ name }) => `no import is planted for the rule ${name}`),
      ...broken
        .filter(({ from }) => innocent.has(from))
        .map(({ rule, from, to }) => `forbids what is allowed: ${rule}: ${from} -> ${to}`),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rules as .dependency-cruiser.mjs states them. */
export async function readRules(): Promise<Rules> {
  const file = pathToFileURL(join(root, '.dependency-cruiser.mjs')).href
  return ((await import(file)) as { default: Rules }).default
}

async function read(folder: string, files: string[], { forbidden, options }: Rules): Promise<Reading> {
  const { enhancedResolveOptions, ...rest } = options
  const before = process.cwd()
  // dependency-cruiser finds package.json files from the working directory.
  process.chdir(folder)
  try {
    const { output } = await cruise(
      files,
      { ...rest, baseDir: folder, ruleSet: { forbidden }, validate: true },
      enhancedResolveOptions,
    )
    const { modules, summary } = output as ICruiseResult
    const own = modules.filter(({ source }) => files.includes(source))
    const imports = own.flatMap(({ dependencies }) => dependencies)
    return {
      read: new Set(own.map(({ source }) => source)),
      modules: own.length,
      dependencies: imports.length,
      crossings: imports.filter(
        ({ module, resolved }) => module.startsWith('@labreach/contract/') && resolved.startsWith('contract/src/'),
      ).length,
      circles: roomCircles(
        own.flatMap(({ source, dependencies }) =>
          dependencies.map(({ resolved }): Import => ({ from: source, to: resolved })),
        ),
      ),
      broken: summary.violations
        .filter(({ rule }) => rule.severity === 'error')
        .map(({ rule, from, to, cycle = [] }) => ({
          rule: rule.name,
          from,
          to,
          circle: cycle.map(({ name }) => name),
        })),
    }
  } finally {
    process.chdir(before)
  }
}

/** Writes the planted tree: the planted and the allowed files, whatever they import, and the workspaces around them. */
async function layOut(folder: string): Promise<string[]> {
  const statements = new Map<string, string[]>()
  for (const { from, imports, type } of plantedImports)
    statements.set(from, [type ? `import type { X } from '${imports}'\nexport type Y = X` : `import '${imports}'`])
  for (const [from, imports] of Object.entries(allowedImports))
    statements.set(
      from,
      imports.map((one) => `import '${one}'`),
    )
  for (const from of statements.keys()) touch(statements, join(dirname(from), 'ground.ts'))
  for (const { from, imports } of plantedImports)
    if (!imports.includes('nowhere')) touchImported(statements, from, imports)
  for (const [from, imports] of Object.entries(allowedImports))
    for (const one of imports) touchImported(statements, from, one)

  await Promise.all([...statements].map(([file, lines]) => write(folder, file, `${lines.join('\n')}\n`)))
  await write(folder, 'package.json', JSON.stringify({ name: 'planted', private: true, workspaces }))
  for (const name of ['zod', 'anything', 'for-tests']) {
    await write(
      folder,
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    )
    await write(folder, `node_modules/${name}/index.js`, '')
  }
  for (const name of workspaces) {
    await write(folder, `${name}/package.json`, JSON.stringify(workspaceManifest(name)))
    await mkdir(join(folder, 'node_modules/@labreach'), { recursive: true })
    await symlink(join(folder, name), join(folder, 'node_modules/@labreach', name))
  }
  return [...statements.keys()].toSorted()
}

const workspaceManifest = (name: string): object => ({
  name: `@labreach/${name}`,
  version: '1.0.0',
  type: 'module',
  exports: { './*': './src/*.ts' },
  dependencies: { zod: '1.0.0', anything: '1.0.0' },
  devDependencies: { 'for-tests': '1.0.0' },
})

function touchImported(statements: Map<string, string[]>, from: string, imports: string): void {
  if (imports.startsWith('.')) touch(statements, resolve('/', dirname(from), imports).slice(1))
  const workspace = /^@labreach\/(\w+)\/(.+)$/.exec(imports)
  if (workspace) touch(statements, `${workspace[1]}/src/${workspace[2]}.ts`)
}

function touch(statements: Map<string, string[]>, file: string): void {
  if (!statements.has(file)) statements.set(file, ['export type X = string'])
}

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}
