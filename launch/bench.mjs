// npm run bench -- <name> [arguments…]: runs a benchmark; without a name, it prints all of them.
import { runByName } from './run-by-name.mjs'

const benchmarks = {
  alike: { script: 'bench/alike.ts', about: 'whether the time of an answer tells which usernames and addresses exist' },
  browse: { script: 'bench/browse.ts', about: 'times every kind of browse question with up to 1.4 million professors' },
  functions: { script: 'bench/functions.ts', about: 'ratios of single functions: longer texts, memory that is held' },
  growth: { script: 'bench/growth.ts', about: 'what students, letters and professors take in the database' },
  match: { script: 'bench/match.ts', about: 'how good and how fast the matches are, on an evaluation set in a folder' },
  pages: {
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config=e2e/playwright.config.ts', '--project=measured'],
    env: { JOURNEYS: 'measured' },
    about: 'how long pages and the composer take to be painted, as a share of what nobody notices',
  },
  requests: { script: 'bench/requests.ts', about: 'browse calls a second, beside pgbench and a bare server' },
  start: { script: 'bench/start.ts', about: 'a second start, compared with the first one' },
}

runByName('npm run bench', benchmarks, process.argv.slice(2))
