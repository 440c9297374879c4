import { describe, expect, test } from 'vitest'
import { findOverlooked, readRules } from './architecture.ts'

describe('the architecture check', () => {
  test('finds every planted import and reports no allowed one', async () => {
    expect(await findOverlooked(await readRules())).toEqual([])
  })

  test('reports a rule that does not find its planted import', async () => {
    const { forbidden, options } = await readRules()
    const blind = forbidden.map((rule) =>
      rule.name === 'nouns-import-only-operations-of-nouns' ? { ...rule, to: { path: '^nowhere/' } } : rule,
    )
    expect(await findOverlooked({ forbidden: blind, options })).toEqual([
      'overlooked a planted import: nouns-import-only-operations-of-nouns: server/src/outreach/reads-professors.ts -> ../professors/queries.ts',
      'overlooked a planted import: nouns-import-only-operations-of-nouns: server/src/outreach/reads-grants.ts -> ../account/mailbox/flow-queries.ts',
    ])
  })

  test('reports that no file was read, as happens without a parser for TypeScript', async () => {
    const { forbidden, options } = await readRules()
    const findings = await findOverlooked({ forbidden, options: { ...options, exclude: { path: '.' } } })
    expect(findings.length).toBeGreaterThan(30)
  })

  test('requires a planted import for every rule', async () => {
    const { forbidden, options } = await readRules()
    const added = { name: 'brand-new', severity: 'error', from: {}, to: { path: '^nowhere/' } } as const
    expect(await findOverlooked({ forbidden: [...forbidden, added], options })).toEqual([
      'no import is planted for the rule brand-new',
    ])
  })
})
