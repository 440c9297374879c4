// npm run lab and npm run bench: programs that a developer runs by a short name. Plain JavaScript without dependencies,
// since it runs before the packages are installed.
import { spawnSync } from 'node:child_process'
import { runScript } from './bootstrap.mjs'

/**
 * Runs the program `name` with the arguments after the name, and exits with its exit code. Without a name it prints all
 * programs; an unknown name exits with 2. A program is a script of the repository or a command of npm. `args` precede
 * the given arguments. `env` has the defaults of environment variables.
 */
export function runByName(command, programs, [name, ...rest]) {
  if (name === undefined) {
    print(command, programs)
    return
  }
  if (!Object.hasOwn(programs, name)) {
    console.error(`${command} has no "${name}". Run it without a name to print all names.`)
    process.exitCode = 2
    return
  }
  const { script, npm, args = [], env = {} } = programs[name]
  if (npm) {
    const { status } = spawnSync('npm', [...npm, ...rest], { stdio: 'inherit' })
    process.exitCode = status ?? 1
    return
  }
  Object.assign(process.env, { ...env, ...process.env })
  runScript(script, [...args, ...rest])
}

function print(command, programs) {
  const width = Math.max(...Object.keys(programs).map((name) => name.length))
  console.log(`${command} -- <name> [arguments…]\n`)
  for (const [name, { about }] of Object.entries(programs)) console.log(`  ${name.padEnd(width)}  ${about}`)
}
