import { call, type SystemUrls } from '@labreach/e2e/student-over-http'
import type { Replies } from './run.ts'

type Row = { id: number; subject: string; state: 'sending' | 'sent' | 'failed' | 'unconfirmed' | 'held' | 'returned' }

export type Comparison = { counts: Record<string, number>; errors: string[] }

/** Compares the mailboxes with the history of each student and with the replies to all clicks. */
export async function compareLetters(urls: SystemUrls, replies: Replies): Promise<Comparison> {
  const { mails } = await call<{ mails: { subject: string; via: string }[] }>({ url: urls.sandboxUrl }, '/control/mail')
  const arrived = Object.groupBy(mails, ({ subject }) => subject)
  const history = await readHistory(urls, replies)
  const errors: string[] = []
  const counts: Record<string, number> = { letters: replies.size, clicks: 0, 'mails in the mailbox': mails.length }
  const count = (name: string, number = 1) => (counts[name] = (counts[name] ?? 0) + number)
  for (const { via } of mails) count(`mails by ${via}`)
  for (const [{ subject }, letterReplies] of replies) {
    const arrivedCount = arrived[subject]?.length ?? 0
    const states = (history[subject] ?? []).map(({ state }) => state)
    const notFailed = states.filter((state) => state !== 'failed' && state !== 'returned')
    const addError = (name: string) =>
      errors.push(`"${subject}" ${name} (replies ${letterReplies.join(', ')}; history ${states.join(', ')})`)
    count('clicks', letterReplies.length)
    count('clicks without a response because of a kill', letterReplies.filter((one) => one === 'gone').length)
    if (arrivedCount > 1) addError(`is in the mailbox ${arrivedCount} times`)
    if (notFailed.length > 1) addError('is in the history twice')
    if (arrivedCount === 1 && notFailed.length === 0)
      addError('was delivered, and the history has it as failed or not at all')
    if (arrivedCount === 0 && (states.includes('sent') || letterReplies.includes('sent')))
      addError('was reported as sent and not delivered')
    if (states.includes('sending')) addError('is still in the state sending')
    const state = notFailed[0] ?? (states.length > 0 ? 'failed' : 'never reserved')
    count(state === 'unconfirmed' ? `unconfirmed, ${arrivedCount === 1 ? 'delivered' : 'not delivered'}` : state)
  }
  return { counts, errors }
}

async function readHistory(urls: SystemUrls, replies: Replies): Promise<Partial<Record<string, Row[]>>> {
  const tokens = new Set([...replies.keys()].map(({ sender }) => sender.token))
  const history: Row[] = []
  for (const token of tokens)
    for (let before: number | undefined, page: Row[] | undefined; !page || page.length > 0; before = page.at(-1)?.id) {
      page = await call<Row[]>(urls, `/api/outreaches/${before ? `?before=${before}` : ''}`, { token })
      history.push(...page)
    }
  return Object.groupBy(history, ({ subject }) => subject)
}
