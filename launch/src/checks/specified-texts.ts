import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from './files.ts'
import { journeyReports } from './reports.ts'
import type { Outcome } from './steps.ts'

/**
 * A text of the specification. `quoted`: the specification gives its wording, so a journey must show it. `pattern`: it
 * contains variables; any other text must be shown exactly.
 */
export type SpecifiedText = { id: string; text: string; when: string; quoted: boolean; pattern?: boolean }

/** The groups whose quoted texts must all be shown in a journey. */
const groups = [
  'session_api',
  'login',
  'register',
  'password_forgot_reset_change',
  'account',
  'resume',
  'error_and_404',
  'browse',
  'publications',
  'email_lookup',
  'optout',
  'templates',
  'ai_generation',
  'compose',
  'ai_enhancement',
  'drafts',
  'email_sending',
  'controls_accounts',
  'landing_demo',
  'payment',
  'plans',
]

type Suite = { suites?: Suite[]; specs?: { ok: boolean; tests: { annotations: Annotation[] }[] }[] }
type Annotation = { type: string; description?: string }

/** The texts that passed journeys have recorded as annotations in Playwright's report. */
export function collectTexts(report: Suite): string[] {
  const here = (report.specs ?? []).filter(({ ok }) => ok).flatMap(({ tests }) => tests)
  const texts = here.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'message'))
  return [...texts.map(({ description = '' }) => description), ...(report.suites ?? []).flatMap(collectTexts)]
}

/** A variable of a pattern: {date}, <action>, a number N, one of a/b/c, dots at the end. */
const variable = /\{[^{}]*\}|<[^<>]*>|\bN\b|\b\w+(?:\/\w+(?: \w+)?)+|(?<= )\.{3}$/u

/** Whether `text` is exactly the specified one, or matches its pattern. */
export function matchesText(specified: SpecifiedText, text: string): boolean {
  if (!specified.pattern) return text === specified.text
  const parts = specified.text.split(variable).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u').test(text)
}

/**
 * Checks that the last run of the journeys has shown all required texts of the specification. Passes if the
 * specification is not next to this clone.
 */
export async function checkSpecifiedTexts(): Promise<Outcome> {
  const file = resolve(root, '../shared/spec/messages.json')
  const written = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!written) return { passed: true, summary: 'the specification is not next to this clone', output: '' }
  const reports = await Promise.all(journeyReports.map((report) => readFile(join(root, report), 'utf8')))
  const texts = [...new Set(reports.flatMap((report) => collectTexts(JSON.parse(report) as Suite)))]
  const byGroup = JSON.parse(written) as Record<string, SpecifiedText[]>
  const required = groups.flatMap((group) => byGroup[group] ?? []).filter(({ quoted }) => quoted)
  const missing = required.filter((specified) => !texts.some((text) => matchesText(specified, text)))
  return {
    passed: missing.length === 0,
    summary: `${required.length - missing.length} of ${required.length} texts shown`,
    output: missing.map(({ id, text, when }) => `not shown: ${id}: '${text}' (${when})`).join('\n'),
  }
}
