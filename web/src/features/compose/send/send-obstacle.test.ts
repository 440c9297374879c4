import { expect, test } from 'vitest'
import { findHoldObstacle, findSendObstacle, isClosed } from './send-obstacle.ts'
import { contactNow } from './next-contact.ts'

const now = Date.parse('2026-11-25T20:00:00Z')
const later = '2026-11-26T17:20:00Z'
const earlier = '2026-11-25T19:59:00Z'
const free = contactNow
const full = { subject: 'Your work', body: 'Dear Professor' }
const quota = (used: number, limit: number, resets_at: string | null) => ({ used, limit, resets_at })
const student = (resume: string | null, emails_day: ReturnType<typeof quota>) => ({
  resume,
  subscription: 'B' as const,
  is_google_authenticated: true,
  google_email: null,
  quotas: { emails_day, unlocks_week: quota(0, 9, null), unlocks_total: quota(0, 30, null), ai_day: quota(0, 4, null) },
})
const ready = student('/resume.pdf', quota(0, 1, null))
const sendable: Parameters<typeof findSendObstacle>[0] = {
  student: ready,
  text: full,
  contact: free,
  hasWritten: true,
}
const find = (known: Partial<typeof sendable>) => findSendObstacle({ ...sendable, ...known }, now)?.text ?? null
const findForLater = (known: Partial<typeof sendable>) => findHoldObstacle({ ...sendable, ...known })

test('Send is lit if the screen knows of nothing against it [SEND-42]', () => {
  expect(find({})).toBeNull()
})

test('Send is off with the reason that the screen knows [SEND-42, SEND-1]', () => {
  expect(find({ text: { ...full, subject: ' ' } })).toBe('Write a subject first.')
  expect(find({ text: { ...full, body: '\n' } })).toBe('Write your letter first.')
  expect(find({ text: { subject: '', body: '' } })).toBe('Write a subject and your letter first.')
  expect(find({ student: student('/resume.pdf', quota(1, 1, later)) })).toMatch(
    /^No letters left today\. You can send again on Thu, Nov 26, /,
  )
  expect(find({ student: student('/resume.pdf', quota(1, 1, null)) })).toBe('No letters left today.')
  expect(find({ student: student(null, quota(0, 1, null)) })).toMatch(/upload your resume/)
  expect(find({ contact: { ...free, at: later, reason: 'contacts_full' } })).toMatch(
    /^You can send this letter from Thu, Nov 26, /,
  )
  expect(find({ contact: { ...free, optedOut: 'meanwhile' } })).toBe('Professor has opted out.')
  expect(find({ contact: { ...free, stopped: 'This professor wants no letters.' } })).toBe(
    'This professor wants no letters.',
  )
})

test('of the limit of the day and the date of the professor the later one is said [SEND-145]', () => {
  const until = (at: string) => ({ contact: { ...free, at, reason: 'contacts_full' } as const })
  const used = { student: student('/resume.pdf', quota(1, 1, later)) }
  expect(find({ ...used, ...until('2026-11-29T17:20:00Z') })).toMatch(/^You can send this letter from Sun, Nov 29, /)
  expect(find({ ...used, ...until('2026-11-26T10:00:00Z') })).toMatch(/^No letters left today\./)
  expect(find({ student: student(null, quota(0, 1, null)), ...until(later) })).toMatch(
    /upload your resume.* You can send this letter from Thu, Nov 26, /,
  )
})

test('a professor is closed to a letter that can neither be sent nor wait [SEND-144]', () => {
  const closed = (contact: Partial<typeof free>) => isClosed({ ...sendable, contact: { ...free, ...contact } }, now)
  const full = { at: later, reason: 'contacts_full' } as const
  expect(closed({})).toBe(false)
  expect(closed(full)).toBe(true)
  expect(closed({ ...full, queueAt: later })).toBe(false)
  expect(closed({ ...full, morning: { at: later, time_zone: null, place: null } })).toBe(false)
  expect(closed({ ...full, at: earlier })).toBe(false)
  expect(closed({ stopped: 'This professor wants no letters.' })).toBe(true)
  expect(closed({ optedOut: 'meanwhile' })).toBe(true)
})

test('where a plan has more letters a day, Send says so with a link to the plans [SEND-42, SEND-10]', () => {
  const used = student('/resume.pdf', quota(1, 1, later))
  const obstacle = findSendObstacle({ ...sendable, student: { ...used, subscription: 'F' } }, now)
  expect(obstacle?.text).toMatch(
    /^You have reached your daily email limit\. Please visit the pricing page to upgrade your plan\. You can send again on Thu, Nov 26, /,
  )
  expect(obstacle?.upgrade).toBe(true)
  expect(findSendObstacle({ ...sendable, student: used }, now)?.upgrade).toBe(false)
  expect(findSendObstacle({ ...sendable, text: { subject: '', body: '' } }, now)?.upgrade).toBe(false)
})

test('Send says that the mailbox does not take the resume, unless the professor wants none [MICROSOFT-12]', () => {
  const mailbox = { provider: 'microsoft', address: 'ada@school.example.edu', is_expired: false } as const
  const large = { student: { ...ready, mailbox: { ...mailbox, resume_too_large: true } } }
  const loaded = { ...free, isLoaded: true }
  expect(find({ ...large, contact: loaded })).toMatch(/takes no letter with a resume above 1\.8 MB/)
  expect(findForLater({ ...large, contact: loaded })).toMatch(/takes no letter with a resume above 1\.8 MB/)
  expect(find({ ...large, contact: { ...loaded, attachments: false } })).toBeNull()
  expect(find({ student: { ...ready, mailbox }, contact: loaded })).toBeNull()
})

test('a limit whose time has come does not keep Send off [SEND-42]', () => {
  expect(find({ student: student('/resume.pdf', quota(1, 1, earlier)) })).toBeNull()
  expect(find({ contact: { ...free, at: earlier, reason: 'contact_too_soon' } })).toBeNull()
})

test('a letter whose response was lost can be tried again: the server knows what became of it [SEND-18]', () => {
  const soon = { contact: { ...free, at: later, reason: 'contact_too_soon' } as const }
  expect(find(soon)).toMatch(/^You can send this letter from /)
  expect(find({ ...soon, hasWritten: false })).toBeNull()
  const held = { contact: { ...free, at: later, reason: 'held_in_the_way' }, hasWritten: false } as const
  expect(find(held)).toBeNull()
})

test('a letter whose response was lost is tried again even if it was the last one of the day [SEND-93]', () => {
  const last = { student: student('/resume.pdf', quota(1, 1, later)) }
  const soon = { contact: { ...free, at: later, reason: 'contact_too_soon' } as const }
  expect(find({ ...last, isUnanswered: true })).toBeNull()
  expect(find({ ...last, ...soon, isUnanswered: true })).toBeNull()
  // After a reload only the server knows of the letter.
  expect(find({ ...last, ...soon, hasWritten: false })).toBeNull()
  expect(find({ ...last, ...soon })).toMatch(/^No letters left today\./)
  expect(find({ isUnanswered: true, text: { subject: '', body: '' } })).toBe('Write a subject and your letter first.')
})

test('a letter for later waits for no limit of today, but for everything else [SEND-73, SEND-74]', () => {
  expect(findForLater({ student: student('/resume.pdf', quota(1, 1, later)) })).toBeNull()
  expect(findForLater({ contact: { ...free, at: later, reason: 'contacts_full' } })).toBeNull()
  expect(findForLater({ text: { ...full, body: ' ' } })).toBe('Write your letter first.')
  expect(findForLater({ student: student(null, quota(0, 1, null)) })).toMatch(/upload your resume/)
  expect(findForLater({ student: { ...ready, is_google_authenticated: false } })).toMatch(/^Connect Google first/)
  expect(findForLater({ contact: { ...free, optedOut: 'before' } })).toBe('Professor has opted out.')
})
