// Every npm script starts here. Plain JavaScript without dependencies: it must work on Node 20 in a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodePackage } from './node-package.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs missing packages, then runs the TypeScript file `script` (a path from the repository's root) with `args` on
 * Node 24 or newer. This process forwards signals and exits with the script's exit code.
 */
export function runScript(script, args) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(`Labreach needs Node 20 or newer; this is ${process.version}. See https://nodejs.org/en/download.`)
  if (!isInstalled()) install()
  const packageName = nodePackage(process.platform, process.arch)
  const node = major >= 24 ? process.execPath : packageName && join(root, 'node_modules', packageName, 'bin/node')
  if (!node || !existsSync(node)) {
    fail(
      `Labreach runs on Node 24. This is ${process.version}, and npm has no Node 24 for ${process.platform}-${process.arch}. Install Node 24 or newer and try again.`,
    )
  }
  // The IPC channel closes when this process ends, even by kill -9, which stops the script.
  const child = spawn(node, [join(root, script), ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('error', (error) => fail(`Could not start ${node}: ${error.message}`))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** Whether node_modules has all packages of package-lock.json, according to npm's list of installed packages. */
function isInstalled() {
  const list = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  const required = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(required).every(([path, { version, optional }]) => {
    if (!path.includes('node_modules/')) return true // a workspace of this repository
    return path in installed ? installed[path].version === version : optional === true
  })
}

function install() {
  console.log('Installing the packages of Labreach (about a minute, this time only)…')
  const folder = mkdtempSync(join(tmpdir(), 'labreach-install-'))
  const log = join(folder, 'npm.log')
  const out = openSync(log, 'w')
  // Install scripts of packages are disabled. launch/ does the necessary steps itself (src/postgres/binaries.ts).
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { status, error } = spawnSync('npm', flags, { cwd: root, stdio: ['ignore', out, out] })
  if (error) fail(`Could not run npm, which comes with Node: ${error.message}`)
  if (status !== 0) {
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
    fail(
      `${tail}\n\nnpm could not install the packages. The end of its output is above, all of it in ${log}. Check the network and the free disk space, then try again.`,
    )
  }
  rmSync(folder, { recursive: true })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
