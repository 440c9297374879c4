/**
 * The arrow: which room may import which. launch/src/checks/architecture.ts runs these rules, also on planted forbidden
 * imports (launch/src/checks/planted-imports.ts), and fails if a rule does not find one.
 */
const test = '\\.(test|spec)\\.tsx?$|^server/test/'
const noun = 'account|resume|professors|professor-page|outreach|templates|billing'

/** A pattern of all workspaces except the given ones. */
const workspacesExcept = (...allowed) =>
  `^(${['contract', 'server', 'web', 'sandbox', 'launch', 'e2e', 'resilience', 'bench'].filter((name) => !allowed.includes(name)).join('|')})/`

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenWorkspaces = [
  forbid(
    'contract-imports-only-zod',
    'Server and browser load the contract: it may import only zod and itself.',
    { path: '^contract/', pathNot: test },
    { pathNot: '^contract/|/node_modules/zod/|^node_modules/zod/' },
  ),
  forbid(
    'only-schemas-import-zod',
    'The website imports the calls without zod: files next to schemas/ import only types from there, except calls.ts.',
    { path: '^contract/src/[^/]+$', pathNot: `^contract/src/calls\\.ts$|${test}` },
    { path: '^contract/src/(schemas/|calls\\.ts$)|node_modules/zod/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'contract-imports-no-workspace',
    'Even tests of the contract import no other workspace.',
    { path: '^contract/' },
    { path: workspacesExcept('contract') },
  ),
  forbid(
    'server-imports-only-the-contract',
    'The server is built without the sandbox and the launcher; only its tests use them.',
    { path: '^server/', pathNot: test },
    { path: workspacesExcept('server', 'contract') },
  ),
  forbid(
    'server-tests-import-only-sandbox-and-launch',
    'Server tests may import the sandbox and the launcher, and no other workspace.',
    { path: '^server/' },
    { path: workspacesExcept('server', 'contract', 'sandbox', 'launch') },
  ),
  forbid(
    'web-imports-only-the-contract',
    'The website and the server share only the contract.',
    { path: '^web/' },
    {
      path: workspacesExcept('web', 'contract'),
    },
  ),
  forbid(
    'web-imports-no-schemas',
    'Schemas would make browsers load zod. The server validates the input. Tests of the website may import them.',
    { path: '^web/src/', pathNot: test },
    { path: '^contract/src/(schemas/|calls\\.ts$)|node_modules/zod/' },
  ),
  forbid(
    'sandbox-imports-no-workspace',
    'The sandbox replaces external services, which do not depend on the product.',
    { path: '^sandbox/' },
    { path: workspacesExcept('sandbox') },
  ),
  forbid(
    'launch-imports-no-workspace',
    'The launcher runs the product as child processes and imports none of it.',
    { path: '^launch/' },
    { path: workspacesExcept('launch') },
  ),
  forbid(
    'bootstrap-imports-only-node',
    'These files run before the installation of packages, on Node 20: no packages, no TypeScript.',
    { path: '^launch/[^/]+\\.mjs$' },
    { dependencyTypesNot: ['core'], pathNot: '^launch/[^/]+\\.mjs$' },
  ),
  forbid(
    'journeys-and-benchmarks-use-http',
    'Journeys, experiments and benchmarks test the product from outside: of the other workspaces they import only the launcher. Exception: bench/functions/ measures single functions.',
    { path: '^(e2e|resilience|bench)/', pathNot: '^bench/functions/' },
    { path: '^(contract|server|web|sandbox)/' },
  ),
  forbid(
    'journeys-and-benchmarks-are-separate',
    'Journeys and benchmarks import neither each other nor the experiments.',
    { path: '^(e2e|bench)/' },
    {
      path: '^(e2e|resilience|bench)/',
      pathNot: '^$1/',
    },
  ),
  forbid(
    'experiments-import-only-fixtures-of-journeys',
    'Experiments may import the fixtures of the journeys, and nothing else of them.',
    { path: '^resilience/' },
    { path: '^(e2e|bench)/', pathNot: '^e2e/fixtures/' },
  ),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideServer = [
  forbid(
    'migrations-import-no-product-code',
    'A migration must always do the same: it imports no code that can change.',
    {
      path: '^server/migrations/',
    },
    { path: '^server/(src|test)/' },
  ),
  forbid(
    'db-imports-no-room',
    'The database connection does not depend on rules of the product.',
    { path: '^server/src/db/', pathNot: test },
    {
      path: '^server/src/[^/]+/',
      pathNot: '^server/src/db/',
    },
  ),
  forbid(
    'services-import-no-noun',
    'An adapter of an external service depends on no rule and no table of the product. It may import text/ and db/pool.ts.',
    { path: '^server/src/services/', pathNot: test },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/(services|text)/|^server/src/db/pool\\.ts$' },
  ),
  forbid(
    'text-imports-no-room',
    'Every room may import text/, so text/ imports no room.',
    { path: '^server/src/text/', pathNot: test },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/text/' },
  ),
  forbid(
    'students-below-nouns',
    'Every noun may import students/, so students/ imports no noun.',
    { path: '^server/src/students/', pathNot: test },
    { path: `^server/src/(${noun}|mailbox|quotas|catalogue|privacy|http|commands)/` },
  ),
  forbid(
    'lower-rooms-below-nouns',
    'Nouns import the mailbox, the quotas and the catalogue, never the other way round.',
    { path: '^server/src/(mailbox|quotas|catalogue)/', pathNot: test },
    { path: `^server/src/(${noun}|privacy|http|commands)/` },
  ),
  forbid(
    'privacy-above-nouns',
    'privacy/ imports every noun, so no noun imports it; app.ts passes its functions to nouns.',
    { path: '^server/src/[^/]+/', pathNot: `^server/src/(privacy|commands)/|${test}` },
    { path: '^server/src/privacy/' },
  ),
  forbid(
    'only-routes-import-http',
    'Operations and queries do not depend on HTTP.',
    {
      path: '^server/src/',
      pathNot: `^server/src/http/|/routes\\.ts$|^server/src/(app|mailbox-providers)\\.ts$|${test}`,
    },
    { path: '^server/src/http/' },
  ),
  forbid(
    'http-imports-no-noun',
    'The pipeline is the same for every noun; functions of nouns are passed in.',
    { path: '^server/src/http/', pathNot: test },
    { path: `^server/src/(${noun}|quotas|catalogue|students|mailbox|privacy|services|commands)/` },
  ),
  forbid(
    'nouns-import-only-operations-of-nouns',
    'A noun uses another noun through a named operation, never through its queries or routes.',
    { path: `^server/src/(${noun})/`, pathNot: test },
    { path: ['queries', 'routes'].map((name) => `^server/src/(${noun})/.*${name}\\.ts$`), pathNot: '^server/src/$1/' },
  ),
  forbid(
    'only-app-imports-routes',
    'Only app.ts mounts the routes of a noun; those of a mailbox provider are in the list of providers.',
    { path: '^server/src/', pathNot: `^server/src/(app|mailbox-providers)\\.ts$|${test}` },
    { path: '/routes\\.ts$' },
  ),
  forbid(
    'rooms-do-not-import-the-app',
    'Only main.ts, commands and tests build the application.',
    { path: '^server/src/', pathNot: `^server/src/(main\\.ts|app\\.ts|commands/)|${test}` },
    { path: '^server/src/(main\\.ts|app\\.ts|commands/)' },
  ),
  forbid(
    'only-create-services-imports-adapters',
    'Other files import the interface of a service (services/google/google.ts) and receive an instance, which a test can replace.',
    { path: '^server/src/', pathNot: `^server/src/(create-services\\.ts|services/|commands/)|${test}` },
    { path: '^server/src/services/', pathNot: '^server/src/services/([^/]+)/\\1\\.ts$' },
  ),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideWeb = [
  forbid(
    'ui-imports-no-product-code',
    'ui/ contains no product words: it imports neither calls nor features, only the numbers in plans.ts.',
    { path: '^web/src/ui/' },
    { path: ['^web/src/', '^contract/'], pathNot: '^web/src/ui/|^contract/src/plans\\.ts$' },
  ),
  forbid(
    'api-and-session-below-features',
    'credentials/, api/, session/ and analytics/ import no feature and no page.',
    { path: '^web/src/(credentials|api|session|analytics)/' },
    { path: '^web/src/', pathNot: '^web/src/(credentials|api|session|analytics)/' },
  ),
  forbid(
    'offline-below-features',
    'offline/ knows the connection and the stored shell. Features and pages use it; it imports none of them.',
    { path: '^web/src/offline/' },
    { path: '^web/src/', pathNot: '^web/src/(offline|credentials|ui)/' },
  ),
  forbid(
    'features-do-not-import-each-other',
    'A feature can be deleted without a change to another one; pages combine features.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  forbid(
    'features-below-pages',
    'Features import neither pages nor the router.',
    { path: '^web/src/features/' },
    { path: '^web/src/', pathNot: '^web/src/(features|ui|credentials|api|session|analytics|offline)/' },
  ),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  forbid(
    'no-cycles',
    'Two files that import each other belong into one file, or their common part into a third.',
    {},
    { circular: true },
  ),
  forbid('tests-are-not-imported', 'No file imports a test.', {}, { path: '\\.(test|spec)\\.tsx?$' }),
  forbid(
    'only-tests-import-test-builders',
    'Only tests import the test builders.',
    { path: '^server/', pathNot: test },
    {
      path: '^server/test/',
    },
  ),
  forbid(
    'every-import-resolves',
    'An unresolved import could hide a forbidden one. The build makes virtual:shell (web/build/shell.ts).',
    {},
    { couldNotResolve: true, pathNot: '^virtual:shell$' },
  ),
  forbid(
    'product-imports-no-development-packages',
    'A package that runs in production must be in dependencies.',
    { path: '^(contract|server|web|sandbox)/src/', pathNot: test },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
]

export default {
  forbidden: [...betweenWorkspaces, ...insideServer, ...insideWeb, ...everywhere],
  options: {
    // TypeScript 7 has no JavaScript API. Without @swc/core no file would be read, and no violation found.
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
