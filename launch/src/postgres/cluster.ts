import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../problem.ts'
import { type SystemUser, changeOwner } from './system-user.ts'

type Cluster = { cluster: string; binaries: string; systemUser: SystemUser; password: string; durable: boolean }

/** The environment of PostgreSQL's programs, without the PG* variables, locale and time zone of the caller. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Creates the cluster unless it exists: role and database `labreach`, UTF-8, the built-in locale C.UTF-8 (the same
 * order on every machine), password authentication. It is renamed to its final name when complete, so a crash leaves no
 * incomplete cluster.
 */
export async function ensureCluster({ cluster, binaries, systemUser, password, durable }: Cluster): Promise<void> {
  if (existsSync(cluster)) return
  const draft = `${cluster}.new`
  const passwordFile = join(dirname(cluster), 'initdb.password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  changeOwner(systemUser, draft)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  changeOwner(systemUser, passwordFile)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=labreach', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  try {
    await run(
      join(binaries, 'bin/initdb'),
      ['-D', draft, ...locale, ...access, ...(durable ? [] : ['--no-sync'])],
      systemUser,
    )
    // Single-user mode creates the database without starting a server.
    const single = ['--single', ...(durable ? [] : ['-F']), '-D', draft, 'postgres']
    await run(join(binaries, 'bin/postgres'), single, systemUser, 'CREATE DATABASE labreach\n')
  } finally {
    rmSync(passwordFile)
  }
  renameSync(draft, cluster)
}

/** Runs a program to its end. Throws a Problem with its output if it fails. */
async function run(program: string, args: string[], systemUser: SystemUser, input = ''): Promise<void> {
  const child = spawn(program, args, { ...systemUser, cwd: '/', env: bareEnvironment, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdin.end(input)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(output)) {
    throw new Problem(`The database could not be created. ${basename(program)} ${args.join(' ')}:\n${output.trim()}`)
  }
}
