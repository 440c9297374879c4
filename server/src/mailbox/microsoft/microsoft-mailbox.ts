import { randomUUID } from 'node:crypto'
import { MicrosoftFailure, type Microsoft, type MicrosoftTokens } from '../../services/microsoft/microsoft.ts'
import { MailboxFailure, type MailboxAccess, type MailboxProvider } from '../mailbox.ts'

/** The tokens of a grant as the mailbox room stores them. */
export const microsoftAccess = (tokens: MicrosoftTokens): MailboxAccess => JSON.stringify(tokens)

const tokensOf = (access: MailboxAccess) => JSON.parse(access) as MicrosoftTokens

/**
 * Bytes of a whole message. Graph takes requests of 4 MB, in which base64 makes the message a third larger. Larger ones
 * would need a draft with an upload, and for it the permission to read the mailbox.
 */
const LARGEST_MESSAGE = 3_000_000

/** 1.8 MB. In the message base64 makes it 2.6 MB; the rest is for the longest letter that quotes another. */
const LARGEST_RESUME = 1.8 * 1024 * 1024

/** A mailbox of Microsoft: Exchange Online or Outlook.com. */
export function createMicrosoftMailbox(microsoft: Pick<Microsoft, 'send'>): MailboxProvider {
  return {
    largestMessage: LARGEST_MESSAGE,
    largestResume: LARGEST_RESUME,

    newMessageId: () => `<${randomUUID()}@outlook.com>`,

    // Graph returns no id and takes no thread: mail programs join a follow-up to its letter by the header References.
    async send(access, raw) {
      const former = tokensOf(access)
      const tokens = await microsoft.send(former, raw).catch(translate)
      const isRenewed = tokens.accessToken !== former.accessToken
      return { id: null, threadId: null, access: isRenewed ? microsoftAccess(tokens) : access }
    },

    // Microsoft has no call that ends the grant of one app: its only one signs the student out everywhere. The student can
    // remove Labreach in the account; the tokens are forgotten here, and end by themselves.
    revoke: async () => undefined,
  }
}

function translate(error: unknown): never {
  if (!(error instanceof MicrosoftFailure)) throw error
  const { kind, message, renewed, obstacle, retryAfterMs } = error
  const access = renewed && microsoftAccess(renewed)
  throw new MailboxFailure(kind, message, { cause: error, renewed: access, obstacle, retryAfterMs })
}
