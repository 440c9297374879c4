import type { TestApp } from './test-app.ts'

export type AMail = {
  to: string[]
  from: string
  subject: string
  text: string
  html: string | null
  headers: { name: string; value: string }[]
}

/** The mails to an address, oldest first. Waits for at least `count` of them; throws after 5 s. */
export async function waitForMails(
  app: TestApp,
  address: string,
  count = 1,
  { subject }: { subject?: string } = {},
): Promise<AMail[]> {
  for (let waited = 0; ; waited += 20) {
    const all = await app.control<{ mails: AMail[] }>(`mail?to=${encodeURIComponent(address)}`)
    const mails = all.mails.filter((mail) => subject === undefined || mail.subject === subject)
    if (mails.length >= count) return mails
    if (waited > 5_000) throw new Error(`${address} has ${mails.length} mails and not ${count}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The parameters of the link in a mail of the product. */
export function getLink(mail: AMail): URLSearchParams {
  const [url] = /https?:\S+\?\S+/.exec(mail.text) ?? []
  if (!url) throw new Error(`There is no link in: ${mail.text}`)
  return new URL(url).searchParams
}

/** Waits until the queue `job` contains no due jobs, for about `mostMs`. */
export async function waitForJobs(app: TestApp, job: string, mostMs = 10_000): Promise<void> {
  for (let waited = 0; waited < mostMs; waited += 20) {
    const [row] = await app.database.sql`
      select count(*) as open from pgboss.job where name = ${job} and state in ('created', 'active', 'retry')
        and start_after <= now()`
    if (row!.open === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${job} is still at work`)
}

/** Waits until an attempt of `job` has failed, and makes the next attempt due at once, as if `after` had failed. */
export async function retryNow(app: TestApp, job: string, { after = 1 } = {}): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    const due = await app.database.sql`
      update pgboss.job set start_after = now(), retry_count = greatest(retry_count, ${after}) where name = ${job} and state = 'retry' returning id`
    if (due.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${job} has not failed`)
}
