// npm run lab and npm run bench: programs that are run by hand, each under a short name. Plain JavaScript without
// dependencies, since it runs before the packages are installed.
import { spawnSync } from 'node:child_process'
import { runScript } from './bootstrap.mjs'

/**
 * Runs the program called `name` with the arguments that follow it: same terminal, same signals, same exit code. Without
 * a name it prints all of them; an unknown name ends with exit code 2. A program is a script of the repository (with
 * `args` before those given, and `env` where the environment does not say otherwise) or a command of npm.
 */
export function runByName(command, programs, [name, ...given]) {
  if (name === undefined) {
    print(command, programs)
    return
  }
  if (!Object.hasOwn(programs, name)) {
    console.error(`${command} knows no "${name}". Without a name it prints all that it knows.`)
    process.exitCode = 2
    return
  }
  const { script, npm, args = [], env = {} } = programs[name]
  if (npm) {
    const { status } = spawnSync('npm', [...npm, ...given], { stdio: 'inherit' })
    process.exitCode = status ?? 1
    return
  }
  Object.assign(process.env, { ...env, ...process.env })
  runScript(script, [...args, ...given])
}

function print(command, programs) {
  const width = Math.max(...Object.keys(programs).map((name) => name.length))
  console.log(`${command} -- <name> [arguments…]\n`)
  for (const [name, { about }] of Object.entries(programs)) console.log(`  ${name.padEnd(width)}  ${about}`)
}
