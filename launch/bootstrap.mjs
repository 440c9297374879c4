// What every npm script runs first. Plain JavaScript without dependencies: it must work on Node 20, in a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodePackage } from './node-package.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs what is missing, then runs the TypeScript file `script` (a path from the repository's root) on Node 24 or
 * newer with `args`. This process gives way to it: same terminal, same signals, same exit code.
 */
export function runScript(script, args) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(`Labreach needs Node 20 or newer; this is ${process.version}. See https://nodejs.org/en/download.`)
  if (!installed()) install()
  const brought = nodePackage(process.platform, process.arch)
  const node = major >= 24 ? process.execPath : brought && join(root, 'node_modules', brought, 'bin/node')
  if (!node || !existsSync(node)) {
    fail(
      `Labreach runs on Node 24. This is ${process.version}, and npm has no Node 24 for ${process.platform}-${process.arch}. Install Node 24 or newer and try again.`,
    )
  }
  // The channel tells the script when this process is gone, even by kill -9.
  const child = spawn(node, [join(root, script), ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('error', (error) => fail(`Could not start ${node}: ${error.message}`))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** Whether node_modules holds exactly what package-lock.json asks for; npm keeps its own list of what it installed. */
function installed() {
  const done = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(done)) return false
  const have = JSON.parse(readFileSync(done, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.includes('node_modules/')) return true // a workspace of our own
    return path in have ? have[path].version === version : optional === true
  })
}

function install() {
  console.log('Installing the packages that Labreach is made of (about a minute, only this time)…')
  const folder = mkdtempSync(join(tmpdir(), 'labreach-install-'))
  const log = join(folder, 'npm.log')
  const out = openSync(log, 'w')
  // Other people's install scripts stay off; what they would do, launch/ does itself.
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { status, error } = spawnSync('npm', flags, { cwd: root, stdio: ['ignore', out, out] })
  if (error) fail(`Could not run npm, which comes with Node: ${error.message}`)
  if (status !== 0) {
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
    fail(
      `${tail}\n\nThe packages could not be installed. npm's last words are above, all of them in ${log}. Check the network and the space on the disk, then try again.`,
    )
  }
  rmSync(folder, { recursive: true })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
