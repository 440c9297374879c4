import { expect, test } from 'vitest'
import { MailboxFailure, type MailboxProvider } from './mailbox.ts'
import { reportFailures } from './report-failures.ts'

const raw = new Uint8Array([1])

/** What is reported when a provider fails in this way. The failure itself must still reach the caller. */
async function reportOf(failure: Error): Promise<unknown[]> {
  const reported: unknown[] = []
  const provider: MailboxProvider = {
    largestMessage: 9,
    newMessageId: () => '<1@x>',
    send: () => Promise.reject(failure),
    revoke: async () => undefined,
  }
  const { microsoft } = reportFailures({ microsoft: provider }, (...given) => reported.push(given))
  await expect(microsoft!.send('access', raw)).rejects.toBe(failure)
  expect(microsoft!.largestMessage).toBe(9)
  return reported
}

test.each(['refused', 'unreachable', 'unknown'] as const)(
  'a letter that a provider does not take is reported: %s [OPERATION-10]',
  async (kind) => {
    const failure = new MailboxFailure(kind, 'The client secret has ended')
    expect(await reportOf(failure)).toEqual([[failure, 'microsoft', kind]])
  },
)

test('a limit of all mailboxes together is reported [OPERATION-10]', async () => {
  const failure = new MailboxFailure('busy', 'Quota exceeded', { sharedLimit: true })
  expect(await reportOf(failure)).toEqual([[failure, 'microsoft', 'busy']])
})

test('what only concerns one student is not reported [OPERATION-10]', async () => {
  expect(await reportOf(new MailboxFailure('expired', 'The grant has ended'))).toEqual([])
  expect(await reportOf(new MailboxFailure('busy', 'No room'))).toEqual([])
  expect(await reportOf(new MailboxFailure('refused', 'Suspended', { obstacle: 'suspended' }))).toEqual([])
  expect(await reportOf(new Error('the database is gone'))).toEqual([])
})
