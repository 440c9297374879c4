import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from './files.ts'
import { journeyReports } from './reports.ts'
import type { Outcome } from './steps.ts'

/** A text of the specification: `quoted` means byte-exact, `pattern` that it holds variable parts. */
export type Message = { id: string; text: string; when: string; quoted: boolean; pattern?: boolean }

/** What is built: each of these groups' quoted texts must have been seen by a journey. */
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

/** The texts that journeys which passed wrote down, from Playwright's own report. */
export function textsSeen(report: Suite): string[] {
  const here = (report.specs ?? []).filter(({ ok }) => ok).flatMap(({ tests }) => tests)
  const texts = here.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'message'))
  return [...texts.map(({ description = '' }) => description), ...(report.suites ?? []).flatMap(textsSeen)]
}

/** What stands for something else in a pattern: {date}, <action>, a number N, one of a/b/c, dots at the end. */
const variable = /\{[^{}]*\}|<[^<>]*>|\bN\b|\b\w+(?:\/\w+(?: \w+)?)+|(?<= )\.{3}$/u

/** Whether `seen` is what the message says: the very text, or one that its pattern fits. */
export function isSaid(message: Message, seen: string): boolean {
  if (!message.pattern) return seen === message.text
  const parts = message.text.split(variable).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u').test(seen)
}

/** Compares what the last journeys saw with the texts of the specification beside this clone; all is well without one. */
export async function checkMessages(): Promise<Outcome> {
  const file = resolve(root, '../shared/spec/messages.json')
  const written = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!written) return { passed: true, seen: 'the specification is not beside this clone', output: '' }
  const reports = await Promise.all(journeyReports.map((report) => readFile(join(root, report), 'utf8')))
  const seen = [...new Set(reports.flatMap((report) => textsSeen(JSON.parse(report) as Suite)))]
  const specified = JSON.parse(written) as Record<string, Message[]>
  const wanted = groups.flatMap((group) => specified[group] ?? []).filter(({ quoted }) => quoted)
  const missing = wanted.filter((message) => !seen.some((text) => isSaid(message, text)))
  return {
    passed: missing.length === 0,
    seen: `${wanted.length - missing.length} of ${wanted.length} texts seen`,
    output: missing.map(({ id, text, when }) => `not seen: ${id}: '${text}' (${when})`).join('\n'),
  }
}
