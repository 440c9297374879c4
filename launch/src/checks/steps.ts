import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkArchitecture } from './architecture.ts'
import { root, workspaces } from './files.ts'
import { checkHouseRules } from './house-rules.ts'
import { checkLicences } from './licences.ts'
import { checkRegularExpressions } from './regular-expressions.ts'
import { checkThemeLiterals } from './theme-literals.ts'
import { checkRequirements } from './requirements.ts'
import { checkTableOwners } from './table-owners.ts'
import { checkProviderNames } from './provider-names.ts'

/** What a step found out: whether all is well, a few words on what it saw, and what to show when it is not. */
export type Outcome = { passed: boolean; seen?: string; output: string }
export type Step = { name: string; run: () => Promise<Outcome> }

const running = new Set<ChildProcess>()

/** When this process is told to stop, or the one that started it is gone, the tools it runs stop with it. */
export function stopWithParent(): void {
  const stop = (code: number) => () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(code)
  }
  process.on('SIGINT', stop(130))
  process.on('SIGTERM', stop(143))
  process.on('disconnect', stop(143))
  process.channel?.unref()
}

/** Runs a program of node_modules (its script, from there) under this very Node; answers its exit code and its words. */
export function runTool(script: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => output.push(part))
    const done = (passed: boolean, word = '') => {
      running.delete(child)
      resolve({ passed, output: Buffer.concat(output).toString() + word })
    }
    child.on('error', (error) => done(false, error.message))
    child.on('close', (code, signal) => done(code === 0, signal ? `\nended by ${signal}` : ''))
  })
}

const roomsHere = (): string[] => workspaces.filter((name) => existsSync(join(root, name)))
const finding =
  (check: () => Promise<{ seen: string; findings: string[] }>): Step['run'] =>
  async () => {
    const { seen, findings } = await check()
    return { passed: findings.length === 0, seen, output: findings.join('\n') }
  }

/** The compiler on a project: what is wrong with its types. With `memory`, a file, only what changed since is looked at anew. */
export const types = (project: string, memory?: string): Promise<Outcome> =>
  runTool('typescript/bin/tsc', ['-p', project, ...(memory ? ['--incremental', '--tsBuildInfoFile', memory] : [])])

/** oxlint on these folders or files. */
const lint = (given: readonly string[], ...more: string[]): Promise<Outcome> =>
  runTool('oxlint/bin/oxlint', ['--deny-warnings', ...more, ...given])

const sources = (): string[] => [...roomsHere(), 'vitest.config.ts']

const afterTypes: Step[] = [
  {
    name: 'format',
    run: () => runTool('oxfmt/bin/oxfmt', ['--check', ...sources(), '.dependency-cruiser.mjs']),
  },
  { name: 'architecture', run: finding(checkArchitecture) },
  { name: 'house rules', run: finding(checkHouseRules) },
  { name: 'table owners', run: finding(checkTableOwners) },
  { name: 'provider names', run: finding(checkProviderNames) },
  { name: 'requirements', run: finding(checkRequirements) },
  { name: 'theme', run: finding(checkThemeLiterals) },
  { name: 'licences', run: finding(checkLicences) },
  { name: 'regexes', run: finding(checkRegularExpressions) },
  { name: 'dead code', run: () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
]

const projects = { types: 'tsconfig.json', 'types of web': 'web/tsconfig.json' }
const typesOf = (memoryOf: (project: string) => string | undefined): Step[] =>
  Object.entries(projects).map(([name, project]) => ({ name, run: () => types(project, memoryOf(project)) }))

/** Everything that is read and not run. One step is one check in the count of `npm test`. */
export const readingSteps: Step[] = [
  ...typesOf(() => undefined),
  { name: 'lint', run: () => lint(sources(), '--type-aware', '--report-unused-disable-directives') },
  ...afterTypes,
]

/** The same for whoever waits: the compiler remembers what it knew, and the linter does without types, half of its time. */
export const quickReadingSteps: Step[] = [
  ...typesOf((project) => join(root, 'node_modules/.cache/types', project.replaceAll('/', '-'))),
  { name: 'lint', run: () => lint(sources()) },
  ...afterTypes,
]

/** Runs steps one after the other, prints a line for each as it ends, and answers the outcomes by name. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  return outcomes
}

/** Runs one step. One that breaks down has failed: its error is its output. */
export async function runStep({ name, run }: Step): Promise<Outcome> {
  const started = performance.now()
  const outcome = await run().catch((error: unknown): Outcome => {
    return { passed: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = `${outcome.passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${seconds.padStart(6)} s  ${outcome.seen ?? ''}`
  console.log(outcome.passed ? line.trimEnd() : `${line.trimEnd()}\n${indent(outcome.output)}`)
  return outcome
}

const indent = (text: string): string => text.trimEnd().replaceAll(/^/gm, '      ')
