import { describe, expect, test } from 'vitest'
import { overlooked, readRules } from './architecture.ts'

describe('the architecture check', () => {
  test('sees every planted import and accuses nothing that is allowed', async () => {
    expect(await overlooked(await readRules())).toEqual([])
  })

  test('notices a rule that has gone blind', async () => {
    const { forbidden, options } = await readRules()
    const blind = forbidden.map((rule) =>
      rule.name === 'nouns-meet-in-operations' ? { ...rule, to: { path: '^nowhere/' } } : rule,
    )
    expect(await overlooked({ forbidden: blind, options })).toEqual([
      'overlooked a planted import: nouns-meet-in-operations: server/src/outreach/reads-professors.ts -> ../professors/queries.ts',
      'overlooked a planted import: nouns-meet-in-operations: server/src/outreach/reads-grants.ts -> ../account/google/queries.ts',
    ])
  })

  test('notices that no file is read, as happens without a parser for TypeScript', async () => {
    const { forbidden, options } = await readRules()
    const findings = await overlooked({ forbidden, options: { ...options, exclude: { path: '.' } } })
    expect(findings.length).toBeGreaterThan(30)
  })

  test('asks for a planted import with every new rule', async () => {
    const { forbidden, options } = await readRules()
    const added = { name: 'brand-new', severity: 'error', from: {}, to: { path: '^nowhere/' } } as const
    expect(await overlooked({ forbidden: [...forbidden, added], options })).toEqual([
      'no import is planted for the rule brand-new',
    ])
  })
})
