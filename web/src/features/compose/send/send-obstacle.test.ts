import { expect, test } from 'vitest'
import { findSendObstacle } from './send-obstacle.ts'
import { contactNow } from './next-contact.ts'

const now = Date.parse('2026-11-25T20:00:00Z')
const later = '2026-11-26T17:20:00Z'
const earlier = '2026-11-25T19:59:00Z'
const free = contactNow
const full = { subject: 'Your work', body: 'Dear Professor' }
const quota = (used: number, limit: number, resets_at: string | null) => ({ used, limit, resets_at })
const student = (resume: string | null, emails_day: ReturnType<typeof quota>) => ({
  resume,
  quotas: { emails_day, unlocks_week: quota(0, 9, null), unlocks_total: quota(0, 30, null), ai_day: quota(0, 4, null) },
})
const ready = student('/resume.pdf', quota(0, 1, null))
const find = (known: Partial<Parameters<typeof findSendObstacle>[0]>) =>
  findSendObstacle({ student: ready, text: full, contact: free, hasWritten: true, isAsking: false, ...known }, now)

test('Send is lit if the screen knows of nothing against it [SEND-42]', () => {
  expect(find({})).toBeNull()
})

test('Send is off with the reason that the screen knows [SEND-42, SEND-1]', () => {
  expect(find({ text: { ...full, subject: ' ' } })).toBe('Write a subject first.')
  expect(find({ text: { ...full, body: '\n' } })).toBe('Write your letter first.')
  expect(find({ text: { subject: '', body: '' } })).toBe('Write a subject and your letter first.')
  expect(find({ student: student('/resume.pdf', quota(1, 1, later)) })).toMatch(
    /^No emails left today\. You can send again on Thu, Nov 26, /,
  )
  expect(find({ student: student('/resume.pdf', quota(1, 1, null)) })).toBe('No emails left today.')
  expect(find({ student: student(null, quota(0, 1, null)) })).toMatch(/upload your resume/)
  expect(find({ contact: { ...free, at: later, reason: 'contacts_full' } })).toMatch(
    /^You can send this letter from Thu, Nov 26, /,
  )
  expect(find({ isAsking: true })).toBe('Answer the questions or skip them first.')
  expect(find({ contact: { ...free, optedOut: 'meanwhile' } })).toBe('Professor has opted out.')
  expect(find({ contact: { ...free, stopped: 'This professor wants no letters.' } })).toBe(
    'This professor wants no letters.',
  )
})

test('a limit whose time has come does not keep Send off [SEND-42]', () => {
  expect(find({ student: student('/resume.pdf', quota(1, 1, earlier)) })).toBeNull()
  expect(find({ contact: { ...free, at: earlier, reason: 'contact_too_soon' } })).toBeNull()
})

test('a letter whose response was lost can be tried again: the server knows what became of it [SEND-18]', () => {
  const soon = { contact: { ...free, at: later, reason: 'contact_too_soon' } as const }
  expect(find(soon)).toMatch(/^You can send this letter from /)
  expect(find({ ...soon, hasWritten: false })).toBeNull()
})
