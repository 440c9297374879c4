import { randomUUID } from 'node:crypto'
import { GoogleFailure, type Google, type GoogleTokens } from '../../services/google/google.ts'
import { MailboxFailure, type MailboxAccess, type MailboxProvider } from '../mailbox.ts'

/** The tokens of a grant as the mailbox room stores them. */
export const googleAccess = (tokens: GoogleTokens): MailboxAccess => JSON.stringify(tokens)

const tokensOf = (access: MailboxAccess) => JSON.parse(access) as GoogleTokens

/** Gmail as a mailbox. */
export function createGoogleMailbox(google: Pick<Google, 'send' | 'revoke'>): MailboxProvider {
  return {
    newMessageId: () => `<${randomUUID()}@mail.gmail.com>`,

    async send(access, raw, threadId) {
      const tokens = tokensOf(access)
      const sent = await google.send(tokens, raw, threadId).catch(translate)
      const isRenewed = sent.tokens.accessToken !== tokens.accessToken
      return { id: sent.gmailId, threadId: sent.threadId, access: isRenewed ? googleAccess(sent.tokens) : access }
    },

    revoke: (access) => google.revoke(tokensOf(access)).catch(translate),
  }
}

function translate(error: unknown): never {
  if (!(error instanceof GoogleFailure)) throw error
  const { kind, message, obstacle, retryAfterMs, sharedLimit } = error
  throw new MailboxFailure(kind, message, { cause: error, obstacle, retryAfterMs, sharedLimit })
}
