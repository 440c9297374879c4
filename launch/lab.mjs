// npm run lab -- <name> [arguments…]: runs an experiment or an inspection; without a name, it prints all of them. The
// comment at the head of each script says what its arguments are.
import { runByName } from './run-by-name.mjs'

const experiments = {
  // Against a running product.
  attacks: { script: 'resilience/attacks.ts', about: 'the attacks of an outside review, each in several variations' },
  cluster: {
    script: 'resilience/cluster.ts',
    about: 'two servers, a standby and haproxy; a server and the primary die',
  },
  faults: { script: 'resilience/faults.ts', about: 'processes, disks, clocks and services fail while students work' },
  hostile: { script: 'resilience/hostile.ts', about: 'uploads hostile PDFs and watches answers, times and memory' },
  kill: { script: 'resilience/kill.ts', about: 'kills the server and PostgreSQL, and looks for what was acknowledged' },
  letters: { script: 'resilience/letters.ts', about: 'random letters and opt-outs: none may reach the wrong mailbox' },
  load: { script: 'resilience/load.ts', about: 'students at ever higher rates until the server is full, and beyond' },
  payments: { script: 'resilience/payments.ts', about: "random payments, compared with the provider's books" },
  sends: { script: 'resilience/sends.ts', about: 'sends letters while the server is killed and Gmail fails' },
  slow: { script: 'resilience/slow.ts', about: 'slow bodies, unread downloads and unfinished uploads, all at once' },
  stops: { script: 'resilience/stops.ts', about: 'stops a server of a cluster in the regular way while students work' },
  fuzz: {
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project=whole', 'server/src/http/fuzz.whole.test.ts'],
    env: { FUZZ_REQUESTS: '20000' },
    about: '20,000 hostile requests, generated from the contract',
  },
  // In a browser.
  lighthouse: { script: 'e2e/lighthouse.ts', about: "Lighthouse's scores of the first page, /login and /browse" },
  pictures: { script: 'e2e/pictures.ts', about: 'draws the icons and the picture of a shared link' },
  real: { script: 'e2e/real.ts', about: 'the main journey with real professors and resumes, from a folder' },
  screens: { script: 'e2e/screens.ts', about: 'a picture of every screen at three widths, light and dark' },
  // Of the source and of what it is made of.
  audit: { npm: ['audit', '--audit-level=moderate'], about: 'known vulnerabilities of packages (asks the network)' },
  licences: { script: 'launch/src/licences.ts', about: 'the licences of all packages' },
  messages: { script: 'launch/src/messages.ts', about: 'texts of the specification that the last journeys have seen' },
  regexes: { script: 'launch/src/regexes.ts', about: 'judges regular expressions that are new in the sources' },
  spec: { script: 'launch/src/spec.ts', about: 'requirements that no test names' },
}

runByName('npm run lab', experiments, process.argv.slice(2))
