// npm run bench -- <name> [arguments…]: runs a benchmark; without a name, it prints all of them.
import { runByName } from './run-by-name.mjs'

const benchmarks = {
  alike: { script: 'bench/alike.ts', about: 'whether response times reveal which usernames and email addresses exist' },
  browse: { script: 'bench/browse.ts', about: 'times every kind of browse query with up to 1.4 million professors' },
  claims: { script: 'bench/claims.ts', about: 'how many false claims about abstracts are marked, and faithful ones' },
  disciplines: { script: 'bench/disciplines.ts', about: 'whether descriptions of all disciplines are understood' },
  everyday: { script: 'bench/everyday.ts', about: 'whether interests in everyday words lead to the field meant' },
  functions: { script: 'bench/functions.ts', about: 'ratios of single functions: longer texts, retained memory' },
  growth: { script: 'bench/growth.ts', about: 'the size of students, letters and professors in the database' },
  match: { script: 'bench/match.ts', about: 'quality and speed of matches, with an evaluation set from a folder' },
  pages: {
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config=e2e/playwright.config.ts', '--project=measured'],
    env: { JOURNEYS: 'measured' },
    about: 'times until pages and the composer are painted, as a ratio of their limits',
  },
  reasons: { script: 'bench/reasons.ts', about: 'draws reasons of matches at random, to be read and judged' },
  recruiting: {
    script: 'bench/recruiting.ts',
    about: 'how well sentences about taking students are understood, with a file of labelled sentences',
  },
  requests: { script: 'bench/requests.ts', about: 'browse calls per second, compared with pgbench and a bare server' },
  scans: { script: 'bench/scans.ts', about: 'how well scanned resumes are read, with PDFs from a folder' },
  start: { script: 'bench/start.ts', about: 'the time of a second start, compared with the first' },
}

runByName('npm run bench', benchmarks, process.argv.slice(2))
