import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../problem.ts'
import { type Account, giveTo } from './account.ts'

type Cluster = { cluster: string; native: string; account: Account; password: string; durable: boolean }

/** Nothing of the caller's PG* variables, language or time zone may reach PostgreSQL. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Makes the cluster unless it is there: role and database `labreach`, UTF-8, the built-in C.UTF-8 locale (the same order on
 * every machine), password over TCP only. It appears under its name when complete, so that a crash leaves nothing half made.
 */
export async function ensureCluster({ cluster, native, account, password, durable }: Cluster): Promise<void> {
  if (existsSync(cluster)) return
  const draft = `${cluster}.new`
  const passwordFile = join(dirname(cluster), 'initdb.password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveTo(account, draft)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(account, passwordFile)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=labreach', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  try {
    await run(
      join(native, 'bin/initdb'),
      ['-D', draft, ...locale, ...access, ...(durable ? [] : ['--no-sync'])],
      account,
    )
    // Single-user mode: no server has to come up and be waited for just to make the database.
    const single = ['--single', ...(durable ? [] : ['-F']), '-D', draft, 'postgres']
    await run(join(native, 'bin/postgres'), single, account, 'CREATE DATABASE labreach\n')
  } finally {
    rmSync(passwordFile)
  }
  renameSync(draft, cluster)
}

/** Runs a program to its end; its output is in the error when it fails. */
async function run(program: string, args: string[], account: Account, input = ''): Promise<void> {
  const child = spawn(program, args, { ...account, cwd: '/', env: bareEnvironment, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdin.end(input)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(output)) {
    throw new Problem(`The database could not be made. ${basename(program)} ${args.join(' ')} said:\n${output.trim()}`)
  }
}
