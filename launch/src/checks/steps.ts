import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkArchitecture } from './architecture.ts'
import { root, workspaces } from './files.ts'
import { checkRepositoryRules } from './repository-rules.ts'
import { writeBillOfMaterials } from './bill-of-materials.ts'
import { checkLicences } from './licences.ts'
import { checkLockFile } from './lock-file.ts'
import { checkRegularExpressions } from './regular-expressions.ts'
import { checkThemeLiterals } from './theme-literals.ts'
import { checkRequirements } from './requirements.ts'
import { checkTableOwners } from './table-owners.ts'
import { checkProviderNames } from './provider-names.ts'

/** The result of a step. `summary`: a few words for its line. `output`: printed if it fails. */
export type Outcome = { passed: boolean; summary?: string; output: string }
export type Step = { name: string; run: () => Promise<Outcome> }

const children = new Set<ChildProcess>()

/** Stops the running tools and exits when this process receives a signal or its parent ends. */
export function stopWithParent(): void {
  const stop = (code: number) => () => {
    for (const child of children) child.kill('SIGTERM')
    process.exit(code)
  }
  process.on('SIGINT', stop(130))
  process.on('SIGTERM', stop(143))
  process.on('disconnect', stop(143))
  process.channel?.unref()
}

/** Runs a script of node_modules with this Node. Passes if its exit code is 0; `output` is all that it prints. */
export function runTool(script: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => output.push(part))
    const done = (passed: boolean, lastLine = '') => {
      children.delete(child)
      resolve({ passed, output: Buffer.concat(output).toString() + lastLine })
    }
    child.on('error', (error) => done(false, error.message))
    child.on('close', (code, signal) => done(code === 0, signal ? `\nended by ${signal}` : ''))
  })
}

const listWorkspaces = (): string[] => workspaces.filter((name) => existsSync(join(root, name)))
const toStep =
  (check: () => Promise<{ summary: string; findings: string[] }>): Step['run'] =>
  async () => {
    const { summary, findings } = await check()
    return { passed: findings.length === 0, summary, output: findings.join('\n') }
  }

/** Runs the compiler on a project. With `cacheFile` it checks only the files that changed since the last run. */
export const checkTypes = (project: string, cacheFile?: string): Promise<Outcome> =>
  runTool('typescript/bin/tsc', [
    '-p',
    project,
    ...(cacheFile ? ['--incremental', '--tsBuildInfoFile', cacheFile] : []),
  ])

/** Runs oxlint on these folders or files. */
const lint = (paths: readonly string[], ...flags: string[]): Promise<Outcome> =>
  runTool('oxlint/bin/oxlint', ['--deny-warnings', ...flags, ...paths])

const listSources = (): string[] => [...listWorkspaces(), 'vitest.config.ts']

const otherSteps: Step[] = [
  {
    name: 'format',
    run: () => runTool('oxfmt/bin/oxfmt', ['--check', ...listSources(), '.dependency-cruiser.mjs']),
  },
  { name: 'architecture', run: toStep(checkArchitecture) },
  { name: 'repository', run: toStep(checkRepositoryRules) },
  { name: 'table owners', run: toStep(checkTableOwners) },
  { name: 'provider names', run: toStep(checkProviderNames) },
  { name: 'requirements', run: toStep(checkRequirements) },
  { name: 'theme', run: toStep(checkThemeLiterals) },
  { name: 'licences', run: toStep(checkLicences) },
  { name: 'lock file', run: toStep(checkLockFile) },
  { name: 'regexes', run: toStep(checkRegularExpressions) },
  { name: 'dead code', run: () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
]

const projects = { types: 'tsconfig.json', 'types of web': 'web/tsconfig.json' }
const createTypeSteps = (cacheFileOf: (project: string) => string | undefined): Step[] =>
  Object.entries(projects).map(([name, project]) => ({ name, run: () => checkTypes(project, cacheFileOf(project)) }))

/** All static checks. Each step counts as one check in the total of `npm test`. */
export const readingSteps: Step[] = [
  ...createTypeSteps(() => undefined),
  { name: 'lint', run: () => lint(listSources(), '--type-aware', '--report-unused-disable-directives') },
  ...otherSteps,
  // It takes seconds, and a change of the packages is rare.
  { name: 'materials', run: toStep(writeBillOfMaterials) },
]

/** The same for `npm run check`, in less time: the compiler is incremental, and the linter runs without types. */
export const quickReadingSteps: Step[] = [
  ...createTypeSteps((project) => join(root, 'node_modules/.cache/types', project.replaceAll('/', '-'))),
  { name: 'lint', run: () => lint(listSources()) },
  ...otherSteps,
]

/** Runs steps one after the other and prints a line for each. Returns the outcomes in the same order. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  return outcomes
}

/** Runs one step and prints its line. A step that throws has failed; its output is the error. */
export async function runStep({ name, run }: Step): Promise<Outcome> {
  const started = performance.now()
  const outcome = await run().catch((error: unknown): Outcome => {
    return { passed: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = `${outcome.passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${seconds.padStart(6)} s  ${outcome.summary ?? ''}`
  console.log(outcome.passed ? line.trimEnd() : `${line.trimEnd()}\n${indent(outcome.output)}`)
  return outcome
}

const indent = (text: string): string => text.trimEnd().replaceAll(/^/gm, '      ')
