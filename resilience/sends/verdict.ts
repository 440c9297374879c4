import { call, type Site } from '@labreach/e2e/student-over-http'
import type { Tries } from './run.ts'

type Row = { id: number; subject: string; state: 'sending' | 'sent' | 'failed' | 'unconfirmed' }

export type Verdict = { counts: Record<string, number>; wrongs: string[] }

/** Compares what the mailboxes hold with what the history of each student says and with what every click was told. */
export async function verdict(site: Site, tries: Tries): Promise<Verdict> {
  const { mails } = await call<{ mails: { subject: string }[] }>({ url: site.sandboxUrl }, '/control/mail')
  const arrived = Object.groupBy(mails, ({ subject }) => subject)
  const rows = await history(site, tries)
  const wrongs: string[] = []
  const counts: Record<string, number> = { letters: tries.size, clicks: 0, 'mails in the mailbox': mails.length }
  const add = (what: string, number = 1) => (counts[what] = (counts[what] ?? 0) + number)
  for (const [{ subject }, told] of tries) {
    const here = arrived[subject]?.length ?? 0
    const states = (rows[subject] ?? []).map(({ state }) => state)
    const standing = states.filter((state) => state !== 'failed')
    const wrong = (what: string) =>
      wrongs.push(`"${subject}" ${what} (told ${told.join(', ')}; history ${states.join(', ')})`)
    add('clicks', told.length)
    add('clicks that the kill left without an answer', told.filter((one) => one === 'gone').length)
    if (here > 1) wrong(`is in the mailbox ${here} times`)
    if (standing.length > 1) wrong('stands twice in the history')
    if (here === 1 && standing.length === 0) wrong('arrived and is not known, or called failed')
    if (here === 0 && (states.includes('sent') || told.includes('sent'))) wrong('was called sent and never arrived')
    if (states.includes('sending')) wrong('is still called sending')
    const is = standing[0] ?? (states.length > 0 ? 'failed' : 'never reserved')
    add(is === 'unconfirmed' ? `unconfirmed, ${here === 1 ? 'arrived' : 'not arrived'}` : is)
  }
  return { counts, wrongs }
}

async function history(site: Site, tries: Tries): Promise<Partial<Record<string, Row[]>>> {
  const tokens = new Set([...tries.keys()].map(({ writer }) => writer.token))
  const rows: Row[] = []
  for (const token of tokens)
    for (let before: number | undefined, page: Row[] | undefined; !page || page.length > 0; before = page.at(-1)?.id) {
      page = await call<Row[]>(site, `/api/outreaches/${before ? `?before=${before}` : ''}`, { token })
      rows.push(...page)
    }
  return Object.groupBy(rows, ({ subject }) => subject)
}
