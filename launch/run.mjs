// node launch/run.mjs <script.ts> [arguments…]: any script of the repository, on any Node from 20 on.
import { runScript } from './bootstrap.mjs'

const [script, ...args] = process.argv.slice(2)
if (script) {
  runScript(script, args)
} else {
  console.error('Say which script to run: node launch/run.mjs <script.ts> [arguments…]')
  process.exit(1)
}
