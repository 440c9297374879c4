import { takenBack } from '@labreach/contract/outreach'
import { expect, test, vi } from 'vitest'
import { endOf, followLetter, type LetterEnd } from './follow-letter.ts'

const at = '2026-11-25T20:00:10.000Z'
const unconfirmed_sentence = 'Microsoft did not confirm this letter.'
const letter = (state: Parameters<typeof endOf>[0]['state'], returned_reason: string | null = null, send_at = at) =>
  endOf({ state, sent_at: at, returned_reason, unconfirmed_sentence, send_at }, Date.parse(at))
const immediately = async () => {}

test('a letter ends when it is sent, unconfirmed or back, and not before [SEND-71, MICROSOFT-19]', () => {
  expect(letter('held')).toBeNull()
  expect(letter('sending')).toBeNull()
  expect(letter('sent')).toEqual({ kind: 'sent', at })
  expect(letter('unconfirmed')).toEqual({ kind: 'unconfirmed', at, sentence: unconfirmed_sentence })
  expect(letter('returned', 'Professor has opted out.')).toEqual({ kind: 'back', reason: 'Professor has opted out.' })
  expect(letter('returned', takenBack)).toEqual({ kind: 'back', reason: null })
  expect(letter('failed')).toMatchObject({ kind: 'back', reason: expect.stringMatching(/not sent/) })
})

test('a letter whose mailbox is busy waits again [MICROSOFT-16]', () => {
  const until = '2026-11-25T20:01:10.000Z'
  expect(letter('held', null, until)).toEqual({ kind: 'waits', until })
  expect(letter('held')).toBeNull()
})

test('looks until it is known how a letter ended; a look that fails is repeated [SEND-71]', async () => {
  const look = vi.fn<() => Promise<LetterEnd | null>>()
  look.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('no response'))
  look.mockResolvedValueOnce({ kind: 'sent', at })
  expect(await followLetter(look, immediately)).toEqual({ kind: 'sent', at })
  expect(look).toHaveBeenCalledTimes(3)
})

test('a letter of which nothing becomes known is lost to this page after five minutes [SEND-71]', async () => {
  let waited = 0
  const look = async () => null
  const end = await followLetter(look, async (ms) => void (waited += ms))
  expect(end).toEqual({ kind: 'lost' })
  expect(waited).toBe(310_000)
})

test('without a connection a letter is not lost: it is told how it ended once the connection is back [SEND-95]', async () => {
  let waited = 0
  const look = async (): Promise<LetterEnd | null> => {
    if (waited < 3_600_000) throw new TypeError('Failed to fetch')
    return { kind: 'sent', at }
  }
  expect(await followLetter(look, async (ms) => void (waited += ms))).toEqual({ kind: 'sent', at })
})

test('stops when the pause is ended, since the letter was taken back', async () => {
  const look = vi.fn<() => Promise<null>>(async () => null)
  await expect(followLetter(look, () => Promise.reject(new Error('ended')))).rejects.toThrow('ended')
  expect(look).not.toHaveBeenCalled()
})
