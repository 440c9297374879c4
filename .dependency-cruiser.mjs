/**
 * The arrow: which room may import from which. Run by launch/src/checks/architecture.ts, which also plants one forbidden
 * import per rule (launch/src/checks/planted-imports.ts) and fails when a rule does not see it.
 */
const test = '\\.(test|spec)\\.tsx?$|^server/test/'
const noun = 'account|resume|professors|outreach|templates|billing'

/** Workspaces but the named ones, as a pattern. */
const workspacesBut = (...known) =>
  `^(${['contract', 'server', 'web', 'sandbox', 'launch', 'e2e', 'resilience', 'bench'].filter((name) => !known.includes(name)).join('|')})/`

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenWorkspaces = [
  forbid(
    'contract-depends-on-zod-alone',
    'The contract is read by the server and by a browser: it may import zod and itself.',
    { path: '^contract/', pathNot: test },
    { pathNot: '^contract/|/node_modules/zod/|^node_modules/zod/' },
  ),
  forbid(
    'only-schemas-run-zod',
    'The website imports the calls: what stands beside schemas/ takes types from there, and calls.ts joins both.',
    { path: '^contract/src/[^/]+$', pathNot: `^contract/src/calls\\.ts$|${test}` },
    { path: '^contract/src/(schemas/|calls\\.ts$)|node_modules/zod/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'contract-knows-no-workspace',
    'Not even tests of the contract know another workspace.',
    { path: '^contract/' },
    { path: workspacesBut('contract') },
  ),
  forbid(
    'server-knows-the-contract',
    'The product is built without the sandbox and the launcher; only its tests start them.',
    { path: '^server/', pathNot: test },
    { path: workspacesBut('server', 'contract') },
  ),
  forbid(
    'server-tests-know-sandbox-and-launch',
    'Server tests may start the sandbox and PostgreSQL, nothing else.',
    { path: '^server/' },
    { path: workspacesBut('server', 'contract', 'sandbox', 'launch') },
  ),
  forbid(
    'web-knows-the-contract',
    'The web speaks to the server through the contract.',
    { path: '^web/' },
    {
      path: workspacesBut('web', 'contract'),
    },
  ),
  forbid(
    'web-carries-no-schemas',
    'The server checks what is sent; a browser would load zod to check it again. Tests of the web may.',
    { path: '^web/src/', pathNot: test },
    { path: '^contract/src/(schemas/|calls\\.ts$)|node_modules/zod/' },
  ),
  forbid(
    'sandbox-knows-nobody',
    'The sandbox plays the outside world, which has never heard of the product.',
    { path: '^sandbox/' },
    { path: workspacesBut('sandbox') },
  ),
  forbid(
    'launch-starts-processes-only',
    'The launcher runs the product as child processes and imports none of it.',
    { path: '^launch/' },
    { path: workspacesBut('launch') },
  ),
  forbid(
    'bootstrap-needs-node-alone',
    'What runs before the installation can import nothing that is installed, and no TypeScript.',
    { path: '^launch/[^/]+\\.mjs$' },
    { dependencyTypesNot: ['core'], pathNot: '^launch/[^/]+\\.mjs$' },
  ),
  forbid(
    'journeys-and-benchmarks-speak-http',
    'Journeys, experiments and benchmarks see what a client sees; only the launcher may be imported, to start the product. Benchmarks of single functions (bench/functions/) call these.',
    { path: '^(e2e|resilience|bench)/', pathNot: '^bench/functions/' },
    { path: '^(contract|server|web|sandbox)/' },
  ),
  forbid(
    'journeys-and-benchmarks-apart',
    'Journeys and benchmarks know neither each other nor the experiments.',
    { path: '^(e2e|bench)/' },
    {
      path: '^(e2e|resilience|bench)/',
      pathNot: '^$1/',
    },
  ),
  forbid(
    'experiments-use-fixtures-of-journeys',
    'An experiment may use a student over HTTP and what else the journeys export, and nothing else of them.',
    { path: '^resilience/' },
    { path: '^(e2e|bench)/', pathNot: '^e2e/fixtures/' },
  ),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideServer = [
  forbid(
    'migrations-stand-alone',
    'A migration must run the same in ten years: it imports no code that changes.',
    {
      path: '^server/migrations/',
    },
    { path: '^server/(src|test)/' },
  ),
  forbid(
    'db-is-the-ground',
    'The connection knows no rule of the product.',
    { path: '^server/src/db/', pathNot: test },
    {
      path: '^server/src/[^/]+/',
      pathNot: '^server/src/db/',
    },
  ),
  forbid(
    'services-know-no-noun',
    'An adapter to the outside world knows no rule and no table of the product; how to connect, and what a text is made of, is neither.',
    { path: '^server/src/services/', pathNot: test },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/(services|text)/|^server/src/db/connect\\.ts$' },
  ),
  forbid(
    'text-is-ground',
    'Words, sections and fields of research are known to all and know nothing else.',
    { path: '^server/src/text/', pathNot: test },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/text/' },
  ),
  forbid(
    'students-below-nouns',
    'What every noun may know of a student knows no noun.',
    { path: '^server/src/students/', pathNot: test },
    { path: `^server/src/(${noun}|mailbox|quotas|catalogue|privacy|http|commands)/` },
  ),
  forbid(
    'ground-below-nouns',
    'Nouns call the mailbox, the quotas and the catalogue, never the other way round.',
    { path: '^server/src/(mailbox|quotas|catalogue)/', pathNot: test },
    { path: `^server/src/(${noun}|privacy|http|commands)/` },
  ),
  forbid(
    'privacy-above-nouns',
    'Download and deletion know every noun, so that no noun knows them; app.ts passes in what one needs.',
    { path: '^server/src/[^/]+/', pathNot: `^server/src/(privacy|commands)/|${test}` },
    { path: '^server/src/privacy/' },
  ),
  forbid(
    'only-routes-speak-http',
    'Operations, queries and everything below them have never heard of HTTP.',
    { path: '^server/src/', pathNot: `^server/src/http/|/routes\\.ts$|^server/src/app\\.ts$|${test}` },
    { path: '^server/src/http/' },
  ),
  forbid(
    'http-knows-no-noun',
    'The pipeline is the same for every noun: what it needs of one is passed in.',
    { path: '^server/src/http/', pathNot: test },
    { path: `^server/src/(${noun}|quotas|catalogue|students|mailbox|privacy|services|commands)/` },
  ),
  forbid(
    'nouns-meet-in-operations',
    'A noun reaches another through one named operation, never its tables or its routes.',
    { path: `^server/src/(${noun})/`, pathNot: test },
    { path: ['queries', 'routes'].map((name) => `^server/src/(${noun})/.*${name}\\.ts$`), pathNot: '^server/src/$1/' },
  ),
  forbid(
    'only-app-mounts-routes',
    'Routes are the outermost part of a noun: only app.ts imports them.',
    { path: '^server/src/', pathNot: `^server/src/app\\.ts$|${test}` },
    { path: '/routes\\.ts$' },
  ),
  forbid(
    'app-is-the-outside',
    'Nothing inside knows the application: main.ts, commands and tests build it.',
    { path: '^server/src/', pathNot: `^server/src/(main\\.ts|app\\.ts|commands/)|${test}` },
    { path: '^server/src/(main\\.ts|app\\.ts|commands/)' },
  ),
  forbid(
    'only-create-services-builds-services',
    'Everyone else knows a service by its interface (services/google/google.ts) and is given one: a test can give another.',
    { path: '^server/src/', pathNot: `^server/src/(create-services\\.ts|services/|commands/)|${test}` },
    { path: '^server/src/services/', pathNot: '^server/src/services/([^/]+)/\\1\\.ts$' },
  ),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideWeb = [
  forbid(
    'building-blocks-have-no-product-words',
    'ui/ could be lifted into another product: it knows neither calls nor students, only the numbers of plans.ts.',
    { path: '^web/src/ui/' },
    { path: ['^web/src/', '^contract/'], pathNot: '^web/src/ui/|^contract/src/plans\\.ts$' },
  ),
  forbid(
    'calls-and-session-below-features',
    'credentials/, api/, session/ and analytics/ know no screen.',
    { path: '^web/src/(credentials|api|session|analytics)/' },
    { path: '^web/src/', pathNot: '^web/src/(credentials|api|session|analytics)/' },
  ),
  forbid(
    'features-do-not-import-each-other',
    'A feature can be deleted without opening another one; a page brings them together.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  forbid(
    'features-below-pages',
    'Features know no page and not the router.',
    { path: '^web/src/features/' },
    { path: '^web/src/', pathNot: '^web/src/(features|ui|credentials|api|session|analytics)/' },
  ),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  forbid('no-circles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
  forbid('nobody-imports-tests', 'A test is imported by nobody.', {}, { path: '\\.(test|spec)\\.tsx?$' }),
  forbid(
    'only-tests-use-test-builders',
    'Builders of tests stay in tests.',
    { path: '^server/', pathNot: test },
    {
      path: '^server/test/',
    },
  ),
  forbid('every-import-resolves', 'An import that leads nowhere hides a wrong arrow.', {}, { couldNotResolve: true }),
  forbid(
    'product-runs-without-development-packages',
    'What runs in production is named under dependencies.',
    { path: '^(contract|server|web|sandbox)/src/', pathNot: test },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
]

export default {
  forbidden: [...betweenWorkspaces, ...insideServer, ...insideWeb, ...everywhere],
  options: {
    // TypeScript 7 has no JavaScript interface; without @swc/core nothing would be read, and no rule broken.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
