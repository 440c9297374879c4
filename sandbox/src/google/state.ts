import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { openJsonFile } from '../json-file.ts'

/** Google's lifetimes: 3599 seconds for an access token, ten minutes for an authorization code. */
export const accessTokenSeconds = 3599
const codeMs = 10 * 60_000

/** `unverified`: Google has not verified the address, which can happen for an address outside Gmail. */
export type Account = { sub: string; email: string; name: string; unverified?: boolean; obstacle?: Obstacle }

/** Reasons for which Gmail takes no letter from an account. */
export const obstacles = ['failedPrecondition', 'domainPolicy', 'rateLimitExceeded', 'userRateLimitExceeded'] as const
export type Obstacle = (typeof obstacles)[number]

/** The scopes that one account granted to one client. `offline`: a refresh token was issued. */
export type Grant = { id: string; clientId: string; sub: string; scopes: string[]; offline: boolean; since: number }
export type Code = {
  code: string
  grantId: string
  scopes: string[]
  redirectUri: string
  challenge?: string
  challengeMethod: 'S256' | 'plain'
  nonce?: string
  offline: boolean
  withRefreshToken: boolean
  expiresAt: number
  used: boolean
}
export type AccessToken = { token: string; grantId: string; scopes: string[]; offline: boolean; expiresAt: number }
export type RefreshToken = { token: string; grantId: string; scopes: string[] }

type State = {
  accounts: Account[]
  grants: Grant[]
  codes: Code[]
  accessTokens: AccessToken[]
  refreshTokens: RefreshToken[]
  /** Revoked refresh tokens: as at Google, their error differs from that of an invented token. */
  ended: string[]
}

export type GoogleState = ReturnType<typeof openGoogle>

/** Google's accounts, grants, codes and tokens. Every method returns after its change is on disk. */
export function openGoogle(dataDir: string, clock: Clock) {
  const file = openJsonFile<State>(join(dataDir, 'google.json'), () => ({
    accounts: [],
    grants: [],
    codes: [],
    accessTokens: [],
    refreshTokens: [],
    ended: [],
  }))
  const state = () => file.value
  const createSecret = (prefix: string, bytes: number) => prefix + randomBytes(bytes).toString('base64url')

  /** Revokes the tokens of a grant; the grant itself remains. */
  function endTokens(grantId: string): void {
    const ended = state().refreshTokens.filter((token) => token.grantId === grantId)
    state().ended = [...state().ended, ...ended.map((token) => token.token)].slice(-1000)
    state().refreshTokens = state().refreshTokens.filter((token) => token.grantId !== grantId)
    state().accessTokens = state().accessTokens.filter((token) => token.grantId !== grantId)
    file.save()
  }

  return {
    reset: () => file.reset(),
    accounts: () => state().accounts,
    grants: () => state().grants,
    findAccount: (sub: string) => state().accounts.find((account) => account.sub === sub),
    findAccountByEmail: (email: string) =>
      state().accounts.find((account) => account.email === email.trim().toLowerCase()),
    findGrant: (id: string) => state().grants.find((grant) => grant.id === id),
    findGrantOfClient: (clientId: string, sub: string) =>
      state().grants.find((grant) => grant.clientId === clientId && grant.sub === sub),
    hasRefreshToken: (grantId: string) => state().refreshTokens.some((token) => token.grantId === grantId),
    wasRefreshToken: (token: string) => state().ended.includes(token),
    endTokens,

    /** The account of this address, created if it is new. `name` and `verified` replace the stored values. */
    account(email: string, name?: string, verified?: boolean): Account {
      const address = email.trim().toLowerCase()
      const known = state().accounts.find((account) => account.email === address)
      const account = known ?? { sub: createSub(), email: address, name: address.split('@')[0] ?? address }
      if (!known) state().accounts.push(account)
      if (name?.trim()) account.name = name.trim()
      if (verified !== undefined) account.unverified = !verified
      file.save()
      return account
    },

    /** Makes Gmail refuse every letter of an account. */
    block(account: Account, obstacle: Obstacle): void {
      account.obstacle = obstacle
      file.save()
    },

    /** Stores a consent: adds the scopes to the account's grant for this client. */
    allow(clientId: string, sub: string, scopes: string[], offline: boolean): Grant {
      const known = state().grants.find((grant) => grant.clientId === clientId && grant.sub === sub)
      const grant = known ?? { id: createSecret('', 12), clientId, sub, scopes: [], offline: false, since: clock.now() }
      if (!known) state().grants.push(grant)
      grant.scopes = [...new Set([...grant.scopes, ...scopes])]
      grant.offline ||= offline
      file.save()
      return grant
    },

    newCode(code: Omit<Code, 'code' | 'expiresAt' | 'used'>): Code {
      const created = { ...code, code: createSecret('4/0', 48), expiresAt: clock.now() + codeMs, used: false }
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

    newAccessToken(grantId: string, scopes: string[], offline: boolean): AccessToken {
      const expiresAt = clock.now() + accessTokenSeconds * 1000
      const created = { token: createSecret('ya29.a0', 96), grantId, scopes, offline, expiresAt }
      state().accessTokens = [...state().accessTokens.filter((token) => token.expiresAt > clock.now()), created]
      file.save()
      return created
    },
    /** A valid access token, or undefined if it is expired, revoked or invented. */
    findAccessToken: (token: string) =>
      state().accessTokens.find((one) => one.token === token && one.expiresAt > clock.now()),

    newRefreshToken(grantId: string, scopes: string[]): RefreshToken {
      const created = { token: createSecret('1//0', 64), grantId, scopes }
      state().refreshTokens.push(created)
      file.save()
      return created
    },
    findRefreshToken: (token: string) => state().refreshTokens.find((one) => one.token === token),

    /** Ends a grant with its codes and tokens. */
    endGrant(grantId: string): void {
      endTokens(grantId)
      state().codes = state().codes.filter((code) => code.grantId !== grantId)
      state().grants = state().grants.filter((grant) => grant.id !== grantId)
      file.save()
    },
  }
}

/** An account id like Google's: 21 digits, the first a 1. */
function createSub(): string {
  return `1${Array.from({ length: 20 }, () => randomInt(10)).join('')}`
}
