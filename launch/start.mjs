// `npm start`
import { runScript } from './bootstrap.mjs'

runScript('launch/src/main.ts', process.argv.slice(2))
