import { readLetter, releaseLetter, takeBackLetter } from '@labreach/contract/outreach'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError, isRefusal, isSignedOut } from '../../api/error.ts'
import { session } from '../../credentials/session.ts'
import { mailboxOf } from '../mailbox.ts'
import { outreachesKey } from '../outreaches-key.ts'
import { reloadStudent } from '../use-student.ts'
import { endOf, followLetter, type LetterEnd, type LetterWait } from './follow-letter.ts'
import { addLeaving, changeLeaving, findLeaving, removeLeaving, type LeavingLetter } from './leaving-letters.ts'

/** What the composer does when something happens to a held letter, also after its dialog was closed. */
export type HeldListeners = {
  /** `at` is an ISO time. */
  onLeft: (at: string) => void
  /** The letter may have been sent; the sentence names its mailbox. */
  onUnconfirmed: (at: string, sentence: string) => void
  /** The letter has not left: `reason` is null if the student took it back. `isShown`: a dialog shows the letter. */
  onBack: (reason: string | null, isShown: boolean) => void
  /** This page can learn nothing of the letter. */
  onLost: (isShown: boolean) => void
  /** Undo or Send now was refused, or had no response. */
  onFailed: (error: unknown, action: 'undo' | 'send now') => void
  /** The mailbox must be connected again before the letter can leave. `sentence`: the server's, about this letter. */
  onExpired: (sentence: string | null) => void
}

type FollowedLetter = HeldListeners & { client: QueryClient; stop: AbortController }

/** The timeout of a call, and of *Send now*, which waits for the mailbox, in milliseconds. */
const timeoutMs = { call: 15_000, release: 90_000 }

const followed = new Map<number, FollowedLetter>()

/**
 * Follows a letter that the server has just begun to hold, until it has left or come back. `letter.isShown`: whether an
 * open dialog shows it.
 */
export function followHeldLetter(
  client: QueryClient,
  letter: Omit<LeavingLetter, 'stage'>,
  listeners: HeldListeners,
): void {
  const { id } = letter
  followed.get(id)?.stop.abort()
  const stop = new AbortController()
  const { signal } = stop
  followed.set(id, { ...listeners, client, stop })
  addLeaving({ ...letter, stage: 'held' })
  const follow = async () => {
    for (;;) {
      await pause(Math.max(0, (findLeaving(id)?.leavesAt ?? 0) - Date.now()), signal)
      const end = await followLetter(
        () => look(id),
        (ms) => pause(ms, signal),
      )
      if (end.kind !== 'waits') return reportEnd(id, end)
      showAsHeldAgain(id, end)
    }
  }
  follow().catch((error: unknown) => {
    if (!signal.aborted) console.warn('A letter could not be followed.', error)
  })
}

/** To be called when the session ends: the server still sends the letters, but this tab no longer shows them. */
export function forgetHeldLetters(): void {
  for (const [id, { stop }] of followed) {
    stop.abort()
    removeLeaving(id)
  }
  followed.clear()
}

/** Takes a letter back. Resolves to whether it is back. */
export async function undoLetter(id: number): Promise<boolean> {
  const entry = followed.get(id)
  if (!entry) return false
  changeLeaving(id, { stage: 'asked' })
  try {
    await call(takeBackLetter, { params: { id } }, { signal: AbortSignal.timeout(timeoutMs.call) })
  } catch (error) {
    if (isRefusal(error, takeBackLetter, 'letter_left')) changeLeaving(id, { undoUntil: Date.now() })
    const end = await lookAfterFailure(id, error, 'undo')
    return end?.kind === 'back' && end.reason === null
  }
  await reportEnd(id, { kind: 'back', reason: null })
  return true
}

/** Sends a letter now instead of at the planned time. */
export async function sendLetterNow(id: number): Promise<void> {
  const entry = followed.get(id)
  if (!entry) return
  changeLeaving(id, { stage: 'asked' })
  try {
    const { email_sent_date } = await call(
      releaseLetter,
      { params: { id } },
      { signal: AbortSignal.timeout(timeoutMs.release) },
    )
    await reportEnd(id, { kind: 'sent', at: email_sent_date })
  } catch (error) {
    if (isRefusal(error, releaseLetter, 'letter_left')) await lookOnce(id)
    else await lookAfterFailure(id, error, 'send now')
    // If the letter came back, reportEnd has already called onExpired.
    if (isRefusal(error, releaseLetter, 'google_expired') && followed.has(id)) entry.onExpired(error.sentence ?? null)
  }
}

/**
 * Reports that a call has failed, and shows the letter as it is. Without a response the call may have succeeded: then
 * it has failed only if the letter is still held.
 */
async function lookAfterFailure(id: number, error: unknown, action: 'undo' | 'send now') {
  const entry = followed.get(id)
  if (error instanceof ApiError) entry?.onFailed(error, action)
  const end = await lookOnce(id)
  if (!(error instanceof ApiError) && followed.get(id) === entry) entry?.onFailed(error, action)
  return end
}

/** Shows a letter as it is after a call that failed. */
async function lookOnce(id: number): Promise<LetterEnd | LetterWait | null> {
  const end = await look(id).catch(() => null)
  if (end?.kind === 'waits') showAsHeldAgain(id, end)
  else if (end) await reportEnd(id, end)
  const letter = findLeaving(id)
  if (!end && letter) changeLeaving(id, { stage: letter.undoUntil > Date.now() ? 'held' : 'leaving' })
  return end
}

/** By this browser's clock the letter leaves as much later as by the server's. */
function showAsHeldAgain(id: number, { until }: LetterWait): void {
  const letter = findLeaving(id)
  if (!letter) return
  const sendAt = Date.parse(until)
  const leavesAt = letter.leavesAt + sendAt - letter.sendAt
  changeLeaving(id, { stage: 'held', sendAt, leavesAt, undoUntil: leavesAt })
}

async function look(id: number): Promise<LetterEnd | LetterWait | null> {
  try {
    const letter = await call(readLetter, { params: { id } }, { signal: AbortSignal.timeout(timeoutMs.call) })
    return endOf(letter, findLeaving(id)?.sendAt ?? Date.now())
  } catch (error) {
    if (isRefusal(error, readLetter, 'letter_unknown') || isSignedOut(error)) return { kind: 'lost' }
    throw error
  }
}

/** Tells the composer, once, how a letter ended. */
async function reportEnd(id: number, end: LetterEnd): Promise<void> {
  const [entry, letter] = [followed.get(id), findLeaving(id)]
  if (!entry || !letter) return
  const { client, stop, onLeft, onUnconfirmed, onBack, onExpired } = entry
  followed.delete(id)
  stop.abort()
  removeLeaving(id)
  const reloading = reloadStudent(client)
  void client.invalidateQueries({ queryKey: [outreachesKey] })
  if (end.kind === 'sent') onLeft(end.at)
  if (end.kind === 'unconfirmed') onUnconfirmed(end.at, end.sentence)
  if (end.kind === 'lost') entry.onLost(letter.isShown)
  if (end.kind !== 'back') return
  onBack(end.reason, letter.isShown)
  if (end.reason === null) return
  await reloading
  const student = session.student()
  if (student && !mailboxOf(student).isConnected) onExpired(end.reason)
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    setTimeout(resolve, ms)
  })
