import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { openSaved } from '../store.ts'

/** Seconds. Google's own: an access token says 3599, an authorization code lives ten minutes. */
export const accessTokenSeconds = 3599
const codeMs = 10 * 60_000

/** `unverified`: Google has not verified the address, which it says of some that are not Gmail's. */
export type Account = { sub: string; email: string; name: string; unverified?: boolean }
/** What one account allowed one client. It ends as a whole. `offline`: a refresh token has been granted before. */
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
  /** Ended refresh tokens, so that they are told from invented ones as Google does. */
  ended: string[]
}

export type GoogleState = ReturnType<typeof openGoogle>

/** Google's memory: accounts, what they allowed, and the codes and tokens in circulation. Every change is on disk on return. */
export function openGoogle(dataDir: string, clock: Clock) {
  const saved = openSaved<State>(join(dataDir, 'google.json'), () => ({
    accounts: [],
    grants: [],
    codes: [],
    accessTokens: [],
    refreshTokens: [],
    ended: [],
  }))
  const state = () => saved.value
  const secret = (prefix: string, bytes: number) => prefix + randomBytes(bytes).toString('base64url')

  /** Ends the tokens of a grant; the consent itself stays. */
  function endTokens(grantId: string): void {
    const ended = state().refreshTokens.filter((token) => token.grantId === grantId)
    state().ended = [...state().ended, ...ended.map((token) => token.token)].slice(-1000)
    state().refreshTokens = state().refreshTokens.filter((token) => token.grantId !== grantId)
    state().accessTokens = state().accessTokens.filter((token) => token.grantId !== grantId)
    saved.save()
  }

  return {
    reset: () => saved.reset(),
    accounts: () => state().accounts,
    grants: () => state().grants,
    accountOf: (sub: string) => state().accounts.find((account) => account.sub === sub),
    accountBy: (email: string) => state().accounts.find((account) => account.email === email.trim().toLowerCase()),
    grantOf: (id: string) => state().grants.find((grant) => grant.id === id),
    grantFor: (clientId: string, sub: string) =>
      state().grants.find((grant) => grant.clientId === clientId && grant.sub === sub),
    hasRefreshToken: (grantId: string) => state().refreshTokens.some((token) => token.grantId === grantId),
    wasRefreshToken: (token: string) => state().ended.includes(token),
    endTokens,

    /** The account of this address, made on the spot where it is new. A given name, or verdict, replaces the old one. */
    account(email: string, name?: string, verified?: boolean): Account {
      const address = email.trim().toLowerCase()
      const known = state().accounts.find((account) => account.email === address)
      const account = known ?? { sub: newSub(), email: address, name: address.split('@')[0] ?? address }
      if (!known) state().accounts.push(account)
      if (name?.trim()) account.name = name.trim()
      if (verified !== undefined) account.unverified = !verified
      saved.save()
      return account
    },

    /** Records consent, adding to what the account allowed this client before. */
    allow(clientId: string, sub: string, scopes: string[], offline: boolean): Grant {
      const known = state().grants.find((grant) => grant.clientId === clientId && grant.sub === sub)
      const grant = known ?? { id: secret('', 12), clientId, sub, scopes: [], offline: false, since: clock.now() }
      if (!known) state().grants.push(grant)
      grant.scopes = [...new Set([...grant.scopes, ...scopes])]
      grant.offline ||= offline
      saved.save()
      return grant
    },

    newCode(code: Omit<Code, 'code' | 'expiresAt' | 'used'>): Code {
      const made = { ...code, code: secret('4/0', 48), expiresAt: clock.now() + codeMs, used: false }
      // Used and expired codes stay known for a day, so that their reuse is noticed.
      state().codes = [...state().codes.filter((one) => one.expiresAt > clock.now() - 86_400_000), made]
      saved.save()
      return made
    },
    codeOf: (code: string) => state().codes.find((one) => one.code === code),
    spend(code: Code): void {
      code.used = true
      saved.save()
    },

    newAccessToken(grantId: string, scopes: string[], offline: boolean): AccessToken {
      const expiresAt = clock.now() + accessTokenSeconds * 1000
      const made = { token: secret('ya29.a0', 96), grantId, scopes, offline, expiresAt }
      state().accessTokens = [...state().accessTokens.filter((token) => token.expiresAt > clock.now()), made]
      saved.save()
      return made
    },
    /** A live access token, or undefined when it is expired, revoked or invented. */
    accessTokenOf: (token: string) =>
      state().accessTokens.find((one) => one.token === token && one.expiresAt > clock.now()),

    newRefreshToken(grantId: string, scopes: string[]): RefreshToken {
      const made = { token: secret('1//0', 64), grantId, scopes }
      state().refreshTokens.push(made)
      saved.save()
      return made
    },
    refreshTokenOf: (token: string) => state().refreshTokens.find((one) => one.token === token),

    /** Ends a grant whole: its consent, its codes and every token. */
    endGrant(grantId: string): void {
      endTokens(grantId)
      state().codes = state().codes.filter((code) => code.grantId !== grantId)
      state().grants = state().grants.filter((grant) => grant.id !== grantId)
      saved.save()
    },
  }
}

/** Google's account numbers have 21 digits and begin with 1. */
function newSub(): string {
  return `1${Array.from({ length: 20 }, () => randomInt(10)).join('')}`
}
