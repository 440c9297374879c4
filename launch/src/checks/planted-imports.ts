/** One forbidden import: `from` gets `imports` as its only statement, and the rule must see it. */
export type PlantedImport = { rule: string; from: string; imports: string; type?: boolean }

const plant = (rule: string, from: string, imports: string, type = false): PlantedImport => ({
  rule,
  from,
  imports,
  type,
})

/** At least one per rule of .dependency-cruiser.mjs; both ways in where a rule can be walked round. */
export const plantedImports: PlantedImport[] = [
  plant('contract-depends-on-zod-alone', 'contract/src/asks-node.ts', 'node:fs'),
  plant('contract-depends-on-zod-alone', 'contract/src/asks-a-package.ts', 'anything'),
  plant('contract-knows-no-workspace', 'contract/src/asks.test.ts', '../../server/src/ground.ts'),
  plant('server-knows-the-contract', 'server/src/account/starts-sandbox.ts', '@labreach/sandbox/ground'),
  plant('server-knows-the-contract', 'server/src/account/starts-launch.ts', '@labreach/launch/ground', true),
  plant(
    'server-tests-know-sandbox-and-launch',
    'server/src/account/looks-at-web.test.ts',
    '../../../web/src/ui/ground.ts',
  ),
  plant('web-knows-the-contract', 'web/src/pages/reads-tables.ts', '../../../server/src/ground.ts', true),
  plant('sandbox-knows-nobody', 'sandbox/src/knows-calls.ts', '@labreach/contract/ground'),
  plant('launch-starts-processes-only', 'launch/src/imports-product.ts', '../../server/src/ground.ts'),
  plant('launch-starts-processes-only', 'launch/src/imports-contract.ts', '@labreach/contract/ground', true),
  plant('bootstrap-needs-node-alone', 'launch/start-with-package.mjs', 'anything'),
  plant('bootstrap-needs-node-alone', 'launch/start-with-types.mjs', './src/ground.ts'),
  plant('journeys-and-benchmarks-speak-http', 'e2e/reads-tables.spec.ts', '../server/src/ground.ts'),
  plant('journeys-and-benchmarks-speak-http', 'bench/reads-calls.ts', '@labreach/contract/ground'),
  plant('journeys-and-benchmarks-apart', 'bench/walks-a-journey.ts', '../e2e/ground.ts'),

  plant('migrations-stand-alone', 'server/migrations/20300101T0000_clever.ts', '../src/db/ground.ts'),
  plant('db-is-the-ground', 'server/src/db/knows-a-rule.ts', '../quotas/ground.ts'),
  plant('services-know-no-noun', 'server/src/services/reads-tables.ts', '../db/ground.ts', true),
  plant('quotas-and-catalogue-below-nouns', 'server/src/quotas/unlocks.ts', '../professors/unlock.ts'),
  plant('quotas-and-catalogue-below-nouns', 'server/src/catalogue/sends.ts', '../outreach/queries.ts', true),
  plant('only-routes-speak-http', 'server/src/account/answers.ts', '../http/ground.ts'),
  plant('only-routes-speak-http', 'server/src/config-by-http.ts', './http/ground.ts', true),
  plant('http-knows-no-noun', 'server/src/http/special-case.ts', '../professors/unlock.ts'),
  plant('nouns-meet-in-operations', 'server/src/outreach/reads-professors.ts', '../professors/queries.ts'),
  plant('nouns-meet-in-operations', 'server/src/outreach/reads-grants.ts', '../account/google/queries.ts', true),
  plant('only-app-mounts-routes', 'server/src/account/mounts.ts', './routes.ts'),
  plant('app-is-the-outside', 'server/src/account/builds-app.ts', '../app.ts'),
  plant('app-is-the-outside', 'server/src/quotas/runs-command.ts', '../commands/ground.ts'),
  plant('only-the-world-builds-services', 'server/src/outreach/builds-gmail.ts', '../services/google/google-client.ts'),

  plant('building-blocks-have-no-product-words', 'web/src/ui/professor-card.ts', '@labreach/contract/ground', true),
  plant('building-blocks-have-no-product-words', 'web/src/ui/calls.ts', '../api/ground.ts'),
  plant('calls-and-session-below-features', 'web/src/api/knows-browse.ts', '../features/browse/ground.ts'),
  plant('features-do-not-import-each-other', 'web/src/features/compose/opens-browse.ts', '../browse/ground.ts'),
  plant('features-below-pages', 'web/src/features/compose/opens-page.ts', '../../pages/ground.ts'),

  plant('no-circles', 'sandbox/src/chicken.ts', './egg.ts'),
  plant('no-circles', 'sandbox/src/egg.ts', './chicken.ts', true),
  plant('nobody-imports-tests', 'server/src/account/borrows.test.ts', './allowed.test.ts'),
  plant('only-tests-use-test-builders', 'server/src/account/builds-students.ts', '../../test/ground.ts'),
  plant('every-import-resolves', 'sandbox/src/lost.ts', './nowhere.ts'),
  plant('every-import-resolves', 'server/src/lost.ts', '@labreach/contract/nowhere'),
  plant('product-runs-without-development-packages', 'server/src/account/for-tests-only.ts', 'for-tests'),
]

/** What the rooms may do: importing it must break no rule, else a rule forbids too much. */
export const allowedImports: Record<string, string[]> = {
  'contract/src/allowed.ts': ['zod', './ground.ts'],
  'contract/src/allowed.test.ts': ['node:fs', 'anything', './allowed.ts'],
  'server/src/main.ts': ['./app.ts', './db/ground.ts'],
  'server/src/open-world.ts': ['./services/google/google-client.ts'],
  'server/src/app.ts': ['./http/ground.ts', './account/routes.ts', '@labreach/contract/ground'],
  'server/src/commands/allowed.ts': ['../services/ground.ts', '../catalogue/allowed.ts', 'anything'],
  'server/src/account/routes.ts': ['../http/ground.ts', './allowed.ts', '@labreach/contract/ground'],
  'server/src/account/allowed.ts': [
    '../services/google/google.ts',
    '../professors/unlock.ts',
    '../quotas/ground.ts',
    '../db/ground.ts',
  ],
  'server/src/account/allowed.test.ts': [
    '../../test/ground.ts',
    '../app.ts',
    '../services/ground.ts',
    '@labreach/sandbox/ground',
    '@labreach/launch/ground',
  ],
  'server/src/professors/unlock.ts': ['./queries.ts', '../quotas/ground.ts', '../ground.ts'],
  'server/src/professors/queries.ts': ['../db/ground.ts'],
  'server/src/outreach/queries.ts': ['../db/ground.ts'],
  'server/src/catalogue/allowed.ts': ['../db/ground.ts', '../ground.ts'],
  'server/test/allowed.ts': ['../src/app.ts', 'for-tests', '@labreach/launch/ground'],
  'web/src/main.ts': ['./pages/ground.ts'],
  'web/src/pages/allowed.ts': ['../features/browse/allowed.ts', '../features/compose/allowed.ts'],
  'web/src/features/browse/allowed.ts': ['./ground.ts', '../../ui/ground.ts', '../../api/ground.ts'],
  'web/src/features/compose/allowed.ts': ['@labreach/contract/ground'],
  'web/src/ui/allowed.ts': ['@labreach/contract/plans', './ground.ts'],
  'web/src/api/allowed.ts': ['@labreach/contract/ground', '../session/ground.ts'],
  'e2e/allowed.spec.ts': ['@labreach/launch/ground', './ground.ts'],
  'bench/allowed.ts': ['@labreach/launch/ground'],
  'launch/allowed.mjs': ['node:fs', './ground.mjs'],
}
