import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Visitor } from '@swc/core/Visitor.js'
import type { VariableDeclarator } from '@swc/core'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { listRepositoryFiles, root, selectSourceFiles, workspaces } from './files.ts'
import { allowedImports, plantedImports } from './planted-imports.ts'
import { findRoomCycles, type Import } from './room-cycles.ts'

// dependency-cruiser reads TypeScript with this visitor, which fails at a `using` declaration. It has the structure of
// `const`.
const visitStatement = Visitor.prototype.visitStatement
Visitor.prototype.visitStatement = function visit(statement) {
  const using: { type: string; decls?: VariableDeclarator[] } = statement
  if (using.type !== 'UsingDeclaration') return visitStatement.call(this, statement)
  this.visitVariableDeclarators(using.decls ?? [])
  return statement
}

type Rules = { forbidden: IForbiddenRuleType[]; options: ICruiseOptions & { enhancedResolveOptions: object } }
type Violation = { rule: string; from: string; to: string; cycle: string[] }
type Analysis = {
  analyse: Set<string>
  modules: number
  dependencies: number
  contractImports: number
  violations: Violation[]
  cycles: string[]
}

/**
 * Checks the imports of the repository with the rules of .dependency-cruiser.mjs. Returns a summary of one line and the
 * findings. A check that read too few files, or does not find a planted import, is a finding too.
 */
export async function checkArchitecture(): Promise<{ summary: string; findings: string[] }> {
  const rules = await readRules()
  const expected = selectSourceFiles(await listRepositoryFiles())
  const analysis = await analyse(root, expected, rules)
  const findings = analysis.violations.map(
    ({ rule, from, to, cycle }) => `${rule}: ${[from, ...(cycle.length > 0 ? cycle : [to])].join(' -> ')}`,
  )
  const unread = expected.filter((file) => !analysis.analyse.has(file))
  if (unread.length > 0) findings.push(`not read: ${unread.join(', ')}`)
  if (expected.length === 0) findings.push('no source file was found')
  if (analysis.dependencies < analysis.modules / 2)
    findings.push(`${analysis.dependencies} dependencies among ${analysis.modules} modules: imports are not read`)
  if (analysis.contractImports === 0) findings.push('no import of @labreach/contract was resolved to its file')
  findings.push(...analysis.cycles.map((cycle) => `rooms in a cycle: ${cycle}`))
  findings.push(...(await findOverlooked(rules)))
  const summary = `${analysis.modules} modules, ${analysis.dependencies} dependencies, ${plantedImports.length} planted imports`
  return { summary, findings }
}

/**
 * Writes every planted import to a temporary folder and runs the rules there. Returns the planted imports that no rule
 * found, the rules without a planted import, and the allowed imports that a rule reports.
 */
export async function findOverlooked(rules: Rules): Promise<string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'labreach-arrow-')))
  try {
    const files = await writePlanted(folder)
    const { violations, cycles } = await analyse(folder, files, rules)
    const found = new Set(
      violations.flatMap(({ rule, from, cycle }) => [from, ...cycle].map((file) => `${rule} ${file}`)),
    )
    const rulesWithPlants = new Set(plantedImports.map(({ rule }) => rule))
    const allowed = new Set(Object.keys(allowedImports))
    return [
      ...(cycles.some((cycle) => cycle.includes('sandbox/cycle-a')) ? [] : ['overlooked a planted cycle of rooms']),
      ...plantedImports
        .filter(({ rule, from }) => !found.has(`${rule} ${from}`))
        .map(({ rule, from, imports }) => `overlooked a planted import: ${rule}: ${from} -> ${imports}`),
      ...rules.forbidden
        .filter(({ name }) => !rulesWithPlants.has(name ?? ''))
        .map(({ name }) => `no import is planted for the rule ${name}`),
      ...violations
        .filter(({ from }) => allowed.has(from))
        .map(({ rule, from, to }) => `forbids what is allowed: ${rule}: ${from} -> ${to}`),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rules in .dependency-cruiser.mjs. */
export async function readRules(): Promise<Rules> {
  const file = pathToFileURL(join(root, '.dependency-cruiser.mjs')).href
  return ((await import(file)) as { default: Rules }).default
}

async function analyse(folder: string, files: string[], { forbidden, options }: Rules): Promise<Analysis> {
  const { enhancedResolveOptions, ...rest } = options
  const workingDirectory = process.cwd()
  // dependency-cruiser finds package.json files from the working directory.
  process.chdir(folder)
  try {
    const { output } = await cruise(
      files,
      { ...rest, baseDir: folder, ruleSet: { forbidden }, validate: true },
      enhancedResolveOptions,
    )
    const { modules, summary } = output as ICruiseResult
    const inspected = modules.filter(({ source }) => files.includes(source))
    const imports = inspected.flatMap(({ dependencies }) => dependencies)
    return {
      analyse: new Set(inspected.map(({ source }) => source)),
      modules: inspected.length,
      dependencies: imports.length,
      contractImports: imports.filter(
        ({ module, resolved }) => module.startsWith('@labreach/contract/') && resolved.startsWith('contract/src/'),
      ).length,
      cycles: findRoomCycles(
        inspected.flatMap(({ source, dependencies }) =>
          dependencies.map(({ resolved }): Import => ({ from: source, to: resolved })),
        ),
      ),
      violations: summary.violations
        .filter(({ rule }) => rule.severity === 'error')
        .map(({ rule, from, to, cycle = [] }) => ({
          rule: rule.name,
          from,
          to,
          cycle: cycle.map(({ name }) => name),
        })),
    }
  } finally {
    process.chdir(workingDirectory)
  }
}

/** Writes the planted and the allowed files, the files that they import, and the manifests of the workspaces. */
async function writePlanted(folder: string): Promise<string[]> {
  const statements = new Map<string, string[]>()
  for (const { from, imports, isTypeOnly } of plantedImports)
    statements.set(from, [
      isTypeOnly ? `import type { X } from '${imports}'\nexport type Y = X` : `import '${imports}'`,
    ])
  for (const [from, imports] of Object.entries(allowedImports))
    statements.set(
      from,
      imports.map((one) => `import '${one}'`),
    )
  for (const from of statements.keys()) touch(statements, join(dirname(from), 'any.ts'))
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
    await write(folder, `${name}/package.json`, JSON.stringify(composeManifest(name)))
    await mkdir(join(folder, 'node_modules/@labreach'), { recursive: true })
    await symlink(join(folder, name), join(folder, 'node_modules/@labreach', name))
  }
  return [...statements.keys()].toSorted()
}

const composeManifest = (name: string): object => ({
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
