// node launch/run.mjs <script.ts> [arguments…]: runs a script of the repository. Works with Node 20 or newer.
import { runScript } from './bootstrap.mjs'

const [script, ...args] = process.argv.slice(2)
if (script) {
  runScript(script, args)
} else {
  console.error('Usage: node launch/run.mjs <script.ts> [arguments…]')
  process.exit(1)
}
