import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { openJsonFile } from '../json-file.ts'

/** Lifetimes of the identity platform: an access token has about an hour, an authorization code ten minutes. */
export const accessTokenSeconds = 3599
const codeMs = 10 * 60_000

/** The tenant of every personal account. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** `oid`: the account in its tenant `tid`. */
export type Account = { oid: string; tid: string; email: string; name: string; obstacle?: Obstacle }

/** Codes of Graph with which every letter of an account is refused. */
export const obstacles = ['MailboxNotEnabledForRESTAPI', 'ErrorAccountSuspend', 'ErrorSendAsDenied'] as const
export type Obstacle = (typeof obstacles)[number]
export type Code = {
  code: string
  oid: string
  scopes: string[]
  redirectUri: string
  challenge: string
  expiresAt: number
  used: boolean
}
export type Token = { token: string; oid: string; scopes: string[]; expiresAt: number }

type State = { accounts: Account[]; codes: Code[]; accessTokens: Token[]; refreshTokens: Token[] }

export type MicrosoftState = ReturnType<typeof openMicrosoft>

/** Accounts, codes and tokens of the identity platform. Every method returns after its change is on disk. */
export function openMicrosoft(dataDir: string, clock: Clock) {
  const file = openJsonFile<State>(join(dataDir, 'microsoft.json'), () => ({
    accounts: [],
    codes: [],
    accessTokens: [],
    refreshTokens: [],
  }))
  const state = () => file.value
  const createSecret = (prefix: string, bytes: number) => prefix + randomBytes(bytes).toString('base64url')
  const isValid = ({ expiresAt }: { expiresAt: number }) => expiresAt > clock.now()

  return {
    reset: () => file.reset(),
    accounts: () => state().accounts,
    findAccount: (oid: string) => state().accounts.find((account) => account.oid === oid),
    findAccountByEmail: (email: string) =>
      state().accounts.find((account) => account.email === email.trim().toLowerCase()),
    hasTokens: (oid: string) => state().refreshTokens.some((token) => token.oid === oid),

    /** The account of this address, created if it is new. */
    account(email: string, name = ''): Account {
      const address = email.trim().toLowerCase()
      const known = state().accounts.find((account) => account.email === address)
      const account = known ?? { oid: randomUUID(), tid: findTenant(address), email: address, name: address }
      if (!known) state().accounts.push(account)
      if (name.trim()) account.name = name.trim()
      file.save()
      return account
    },

    /** Makes Graph refuse every letter of an account. */
    block(account: Account, obstacle: Obstacle): void {
      account.obstacle = obstacle
      file.save()
    },

    newCode(code: Omit<Code, 'code' | 'expiresAt' | 'used'>): Code {
      const created = { ...code, code: createSecret('1.A', 96), expiresAt: clock.now() + codeMs, used: false }
      // Used and expired codes are stored for a day to detect their reuse.
      state().codes = [...state().codes.filter((one) => one.expiresAt > clock.now() - 86_400_000), created]
      file.save()
      return created
    },
    findCode: (code: string) => state().codes.find((one) => one.code === code),
    markUsed(code: Code): void {
      code.used = true
      file.save()
    },

    /**
     * New tokens. Each refresh returns another refresh token; the former one stays valid, as at Microsoft, since two
     * processes of a client may refresh at once.
     */
    issue(oid: string, scopes: string[]): { access: Token; refresh: Token } {
      const access = {
        token: createSecret('EwB', 96),
        oid,
        scopes,
        expiresAt: clock.now() + accessTokenSeconds * 1000,
      }
      const refresh = { token: createSecret('M.C5', 96), oid, scopes, expiresAt: clock.now() + 90 * 86_400_000 }
      state().accessTokens = [...state().accessTokens.filter(isValid), access]
      state().refreshTokens = [...state().refreshTokens.filter(isValid), refresh]
      file.save()
      return { access, refresh }
    },
    findAccessToken: (token: string) => state().accessTokens.find((one) => one.token === token && isValid(one)),
    findRefreshToken: (token: string) => state().refreshTokens.find((one) => one.token === token && isValid(one)),

    /** Ends all access to an account, as its owner can, or an administrator. */
    endAccess(oid: string): void {
      const others = (tokens: Token[]) => tokens.filter((token) => token.oid !== oid)
      state().accessTokens = others(state().accessTokens)
      state().refreshTokens = others(state().refreshTokens)
      file.save()
    },
  }
}

/** One tenant per domain; all personal accounts are in one. */
function findTenant(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  if (/^(outlook|hotmail|live)\./.test(domain)) return personalTenant
  const hash = createHash('sha256').update(domain).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
