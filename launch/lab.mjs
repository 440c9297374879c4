// npm run lab -- <name> [arguments…]: runs an experiment or an inspection; without a name, it prints all of them. The
// comment at the top of each script describes its arguments.
import { runByName } from './run-by-name.mjs'

const experiments = {
  // Against a running product.
  attacks: {
    script: 'resilience/attacks.ts',
    about: 'the attacks of an outside review, and 1,500 attempts on tokens, links and tools',
  },
  cluster: {
    script: 'resilience/cluster.ts',
    about: 'two servers, haproxy, and PostgreSQL under Patroni; a server and the primary die',
  },
  faults: { script: 'resilience/faults.ts', about: 'processes, disks, clocks and services fail while students work' },
  held: {
    script: 'resilience/held.ts',
    about: 'held letters, while servers are killed and clocks move: each leaves once',
  },
  hostile: { script: 'resilience/hostile.ts', about: 'uploads hostile PDFs and checks responses, times and memory' },
  kill: {
    script: 'resilience/kill.ts',
    about: 'kills the server and PostgreSQL, and checks that no acknowledged change is lost',
  },
  letters: { script: 'resilience/letters.ts', about: 'random letters and opt-outs: none may reach the wrong mailbox' },
  load: {
    script: 'resilience/load.ts',
    about: 'students at rising rates, up to and beyond the capacity of the server',
  },
  payments: { script: 'resilience/payments.ts', about: "random payments, compared with the provider's records" },
  races: {
    script: 'resilience/races.ts',
    about: 'races of letters that leave, are taken back or followed up, and random histories of their limits',
  },
  sends: { script: 'resilience/sends.ts', about: 'sends letters while the server is killed and Gmail fails' },
  slow: {
    script: 'resilience/slow.ts',
    about: 'slow request bodies, unread downloads and incomplete uploads at the same time',
  },
  stops: { script: 'resilience/stops.ts', about: 'stops a server of a cluster by SIGTERM while students work' },
  wishes: {
    script: 'resilience/wishes.ts',
    about: 'random wishes of professors and letters, and forged links: none may be accepted',
  },
  fuzz: {
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project=whole', 'server/src/http/fuzz.whole.test.ts'],
    env: { FUZZ_REQUESTS: '20000' },
    about: '20,000 hostile requests, generated from the contract',
  },
  // In a browser.
  lighthouse: { script: 'e2e/lighthouse.ts', about: 'Lighthouse scores of the landing page, /login and /browse' },
  pictures: { script: 'e2e/pictures.ts', about: 'renders the icons and the preview picture of a shared link' },
  real: { script: 'e2e/real.ts', about: 'the main journey with real professors and resumes, from a folder' },
  scenes: {
    script: 'node_modules/@playwright/test/cli.js',
    args: [
      'test',
      '--config=e2e/playwright.config.ts',
      '--project=together',
      'journeys/accessible',
      'journeys/keyboard.spec',
      'journeys/every-screen',
      'journeys/payments-accessible',
    ],
    env: { EVERY_SCREEN: 'on', JOURNEYS: 'scenes' },
    about: 'every screen with axe, the Tab key, at 400 % zoom, with large text and in forced colours (half an hour)',
  },
  screens: { script: 'e2e/screens.ts', about: 'screenshots of every screen at three widths, light and dark' },
  // Of the source and its packages.
  audit: { npm: ['audit', '--audit-level=moderate'], about: 'known vulnerabilities of packages (uses the network)' },
  signatures: {
    npm: ['audit', 'signatures'],
    about: 'the registry’s signatures and provenance of all installed packages (uses the network)',
  },
  'field-vectors': {
    script: 'server/src/services/meaning/write-field-vectors.ts',
    about: 'computes the vectors of the thesaurus again, after a change of it',
  },
  licences: { script: 'launch/src/licences.ts', about: 'the licences of all packages' },
  messages: {
    script: 'launch/src/specified-texts.ts',
    about: 'required texts of the specification that the last run of the journeys has not shown',
  },
  regexes: { script: 'launch/src/regexes.ts', about: 'checks whether new regular expressions are linear' },
  statements: {
    script: 'server/test/statements/check-statements.ts',
    about: 'runs the server’s tests and prints the statements that a table spread over Citus workers would refuse',
  },
  spec: { script: 'launch/src/spec.ts', about: 'requirements that no test names' },
}

runByName('npm run lab', experiments, process.argv.slice(2))
