import { readLetter, releaseLetter, takeBackLetter } from '@labreach/contract/outreach'
import { timers, type PlanCode } from '@labreach/contract/plans'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isRefusal, isSignedOut, sentenceOr } from '../../api/error.ts'
import { alertError, alertErrorWithLink } from '../../ui/feedback/alerts.ts'
import { session } from '../../credentials/session.ts'
import { outreachesKey } from '../outreaches-key.ts'
import { reloadStudent } from '../use-student.ts'
import { endOf, followLetter, type LetterEnd } from './follow-letter.ts'
import { addLeaving, changeLeaving, findLeaving, removeLeaving, type LeavingLetter } from './leaving-letters.ts'
import { reportSent } from './report-sent.ts'
import { googleExpired, sendFailure } from './send-failure.ts'

/** What the composer does when a held letter has ended, also after its dialog was closed. */
type Listeners = {
  /** `at` is an ISO time. With `isSure` false the letter may have been sent. */
  onLeft: (at: string, isSure: boolean) => void
  /** The letter has not left, or perhaps not: its text is kept. `reason` is null if the student took it back. */
  onBack: (reason: string | null) => void
  /** The mailbox must be connected again before the letter can leave. */
  onExpired: () => void
}

type Holding = {
  client: QueryClient
  plan: PlanCode
  stop: AbortController
  listeners: Listeners
}

const holdings = new Map<number, Holding>()

/** Follows a letter that the server has just begun to hold, until it has left or came back. */
export function holdLetter(
  letter: Omit<LeavingLetter, 'stage' | 'isShown'>,
  { client, plan, ...listeners }: Listeners & { client: QueryClient; plan: PlanCode },
): void {
  const { id, leavesAt } = letter
  holdings.get(id)?.stop.abort()
  const stop = new AbortController()
  holdings.set(id, { client, plan, stop, listeners })
  // The panel of the composer takes the place of the letter in the same moment.
  addLeaving({ ...letter, stage: 'held', isShown: true })
  const follow = async () => {
    await pause(Math.max(0, leavesAt - Date.now()), stop.signal)
    if (findLeaving(id)?.stage === 'held') changeLeaving(id, { stage: 'leaving' })
    endLetter(
      id,
      await followLetter(
        () => look(id),
        (ms) => pause(ms, stop.signal),
      ),
    )
  }
  follow().catch((error: unknown) => {
    if (!stop.signal.aborted) console.warn('A letter could not be followed.', error)
  })
}

/** To be called when the session ends: the letters leave all the same, but this tab names them to nobody any more. */
export function forgetHeldLetters(): void {
  for (const [id, { stop }] of holdings) {
    stop.abort()
    removeLeaving(id)
  }
  holdings.clear()
}

/** Takes a letter back. Resolves to whether it is back; otherwise an alert says why not. */
export async function undoLetter(id: number): Promise<boolean> {
  if (!holdings.has(id)) return false
  changeLeaving(id, { stage: 'asked' })
  try {
    await call(takeBackLetter, { params: { id } })
    endLetter(id, { kind: 'back', reason: null })
    return true
  } catch (error) {
    alertError(
      isRefusal(error, takeBackLetter, 'letter_left')
        ? `It was too late to take it back. ${error.sentence ?? 'This letter has already left.'}`
        : sentenceOr(error, 'Your letter could not be taken back. Please try again.'),
    )
    await lookOnce(id)
    return false
  }
}

/** Sends a letter now instead of at the end of its time. */
export async function sendLetterNow(id: number): Promise<void> {
  const holding = holdings.get(id)
  if (!holding) return
  changeLeaving(id, { stage: 'asked' })
  try {
    const { email_sent_date } = await call(releaseLetter, { params: { id } })
    endLetter(id, { kind: 'sent', at: email_sent_date })
  } catch (error) {
    const isExpired = isRefusal(error, releaseLetter, 'google_expired')
    if (!isRefusal(error, releaseLetter, 'letter_left')) alertError(sendFailure(error, holding.plan))
    await lookOnce(id)
    // If it came back, the lost connection is reported with it.
    if (isExpired && holdings.has(id)) setTimeout(holding.listeners.onExpired, timers.googleExpiredRedirectMs)
  }
}

/** Shows a letter as it is after a call that failed. */
async function lookOnce(id: number): Promise<void> {
  const end = await look(id).catch(() => null)
  if (end) return endLetter(id, end)
  const letter = findLeaving(id)
  if (letter) changeLeaving(id, { stage: letter.leavesAt > Date.now() ? 'held' : 'leaving' })
}

async function look(id: number): Promise<LetterEnd | null> {
  try {
    return endOf(await call(readLetter, { params: { id } }))
  } catch (error) {
    if (isRefusal(error, readLetter, 'letter_unknown') || isSignedOut(error)) return { kind: 'lost' }
    throw error
  }
}

/** Tells everybody once how a letter ended. */
function endLetter(id: number, end: LetterEnd): void {
  const [holding, letter] = [holdings.get(id), findLeaving(id)]
  if (!holding || !letter) return
  const { client, listeners, stop } = holding
  holdings.delete(id)
  stop.abort()
  removeLeaving(id)
  const reloading = reloadStudent(client)
  void client.invalidateQueries({ queryKey: [outreachesKey] })
  if (end.kind === 'sent') {
    reportSent(letter.relationshipId)
    listeners.onLeft(end.at, true)
  }
  if (end.kind === 'unconfirmed') {
    alertError(
      'Google did not confirm this letter. Please look into the Sent folder of your mailbox before you write again.',
    )
    listeners.onLeft(end.at, false)
    listeners.onBack(null)
  }
  if (end.kind === 'back') {
    listeners.onBack(end.reason)
    if (end.reason === null) return
    if (!letter.isShown)
      alertErrorWithLink(`Your letter to ${letter.professorName} came back. ${end.reason}`, {
        text: 'Open Outreach History',
        href: '/outreach',
      })
    void reloading.then(() => {
      if (session.student()?.is_google_authenticated !== false) return
      alertError(googleExpired)
      setTimeout(listeners.onExpired, timers.googleExpiredRedirectMs)
    })
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    setTimeout(resolve, ms)
  })
