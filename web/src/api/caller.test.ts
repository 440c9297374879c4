import { getMe } from '@labreach/contract/account'
import { professorsPage } from '@labreach/contract/professors'
import { uploadResume } from '@labreach/contract/resume'
import { login } from '@labreach/contract/session'
import { expect, test, vi } from 'vitest'
import { createCaller } from './caller.ts'
import { ApiError } from './error.ts'

type Respond = (path: string, bearer: string | null) => Response

/** A caller whose requests go to `respond`, with a list of the requests that it sent. */
function aCaller(
  respond: Respond,
  tokens = { access: 'old' as string | null, refresh: 'r' as string | null },
  proofs: boolean[] = [],
  /** The students of the session before and after each proof. */
  students = ['ada'],
) {
  const sent: string[] = []
  let expired = 0
  const caller = createCaller({
    session: {
      accessToken: () => tokens.access,
      refreshToken: () => tokens.refresh,
      setAccessToken: (token) => void (tokens.access = token),
      studentId: () => students[0]!,
    },
    fetch: async (path, init) => {
      const bearer = new Headers(init.headers).get('Authorization')
      sent.push(`${init.method} ${path} ${bearer ?? '-'}`)
      return respond(path, bearer)
    },
    expire: () => void expired++,
    prove: () => {
      if (students.length > 1) students.shift()
      return Promise.resolve(proofs.shift() ?? false)
    },
  })
  return { ...caller, sent, expired: () => expired }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const refreshing: Respond = (path, bearer) => {
  if (path === '/auth/refresh/') return json({ access_token: 'new' })
  return bearer === 'Bearer new' ? json({ ok: true }) : json({ error: 'Expired', code: 'unauthenticated' }, 401)
}

test('an authenticated call without a token fails before being sent [SESSION-15]', async () => {
  const { call, sent } = aCaller(refreshing, { access: null, refresh: null })
  await expect(call(getMe, {})).rejects.toThrow('No access token available')
  expect(sent).toEqual([])
})

test('a 401 refreshes the token once and repeats the call once [SESSION-5, API-2]', async () => {
  const { call, sent } = aCaller(refreshing)
  expect(await call(getMe, {})).toEqual({ ok: true })
  expect(sent).toEqual(['GET /api/auth/me/ Bearer old', 'POST /auth/refresh/ -', 'GET /api/auth/me/ Bearer new'])
})

test('calls that fail together share one refresh [SESSION-5]', async () => {
  const { call, sent } = aCaller(refreshing)
  await Promise.all([call(getMe, {}), call(getMe, {}), call(getMe, {})])
  expect(sent.filter((line) => line.includes('refresh'))).toHaveLength(1)
})

test('a second 401 is not refreshed again [SESSION-5]', async () => {
  const { call, sent, expired } = aCaller((path) =>
    path === '/auth/refresh/' ? json({ access_token: 'new' }) : json({ error: 'No', code: 'unauthenticated' }, 401),
  )
  await expect(call(getMe, {})).rejects.toThrow('No')
  expect(sent).toHaveLength(3)
  expect(expired()).toBe(0)
})

test('a call uses the token that another tab has renewed, without a refresh', async () => {
  const tokens = { access: 'old' as string | null, refresh: 'r' as string | null }
  const { call, sent } = aCaller((path, bearer) => {
    tokens.access = 'new'
    return refreshing(path, bearer)
  }, tokens)
  expect(await call(getMe, {})).toEqual({ ok: true })
  expect(sent).toEqual(['GET /api/auth/me/ Bearer old', 'GET /api/auth/me/ Bearer new'])
})

test('a refused refresh does not end a session that began in the meantime', async () => {
  const tokens = { access: 'old' as string | null, refresh: 'r' as string | null }
  const { call, expired } = aCaller((path, bearer) => {
    if (path !== '/auth/refresh/') return refreshing(path, bearer)
    tokens.access = 'new'
    return json({ error: 'Ended', code: 'session_ended' }, 401)
  }, tokens)
  expect(await call(getMe, {})).toEqual({ ok: true })
  expect(expired()).toBe(0)
})

test('a refresh that succeeds after a logout does not restore the session', async () => {
  const tokens = { access: 'old' as string | null, refresh: 'r' as string | null }
  const { call, expired } = aCaller((path, bearer) => {
    if (path === '/auth/refresh/') tokens.access = null
    return refreshing(path, bearer)
  }, tokens)
  await expect(call(getMe, {})).rejects.toThrow('Authentication failed')
  expect([tokens.access, expired()]).toEqual([null, 0])
})

test('calls that fail together expire the session once', async () => {
  const { call, expired } = aCaller(() => json({ error: 'Ended', code: 'session_ended' }, 401))
  const failures = await Promise.allSettled([call(getMe, {}), call(getMe, {}), call(getMe, {})])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(expired()).toBe(1)
})

test("a failed refresh expires the session: 'Authentication failed' [SESSION-6]", async () => {
  const { call, expired } = aCaller(() => json({ error: 'Ended', code: 'session_ended' }, 401))
  await expect(call(getMe, {})).rejects.toThrow('Authentication failed')
  expect(expired()).toBe(1)
})

test('without a response to the refresh the call fails and the session remains [SESSION-8, ERROR-7]', async () => {
  const { call, expired } = aCaller((path) => {
    if (path === '/auth/refresh/') throw new TypeError('Failed to fetch')
    return json({}, 401)
  })
  await expect(call(getMe, {})).rejects.toThrow(TypeError)
  expect(expired()).toBe(0)
})

test.each([429, 500, 502, 503])(
  'a busy or failing server (%i) does not end the session [SESSION-8]',
  async (status) => {
    const { call, expired } = aCaller((path) =>
      path === '/auth/refresh/' ? json({ error: 'Busy', code: 'overloaded' }, status) : json({}, 401),
    )
    await expect(call(getMe, {})).rejects.toMatchObject({ status, sentence: 'Busy' })
    expect(expired()).toBe(0)
  },
)

test('a refresh that nothing answers ends, so that the call fails and the next one may refresh again [SESSION-8]', async () => {
  const stop = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal)
  let refreshes = 0
  const { call } = createCaller({
    session: { accessToken: () => 'old', refreshToken: () => 'r', setAccessToken: () => {}, studentId: () => 'ada' },
    fetch: (path, { signal }) => {
      if (path !== '/auth/refresh/') return Promise.resolve(json({}, 401))
      refreshes++
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    },
    expire: () => {},
    prove: () => Promise.resolve(false),
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  const calls = Promise.allSettled([call(getMe, {}), call(getMe, {})])
  await vi.waitFor(() => expect(refreshes).toBe(1))
  const reason = new DOMException('timed out', 'TimeoutError')
  stop.abort(reason)
  expect(await calls).toEqual([1, 2].map(() => ({ status: 'rejected', reason })))
})

test('the login call is never refreshed: its 401 means a wrong password', async () => {
  const { call, sent } = aCaller(() => json({ error: 'Wrong', code: 'credentials_wrong' }, 401))
  await expect(call(login, { body: { username: 'a', password: 'b' } })).rejects.toThrow('Wrong')
  expect(sent).toEqual(['POST /api/auth/login/ -'])
})

test('a visitor uploads without a token [PRODUCT-3, RESUME-7]', async () => {
  const { call, sent } = aCaller(() => json({ error: 'No', code: 'x' }, 401), { access: null, refresh: null })
  await expect(call(uploadResume, { form: new FormData() })).rejects.toThrow('No')
  expect(sent).toEqual(['POST /api/resume/ -'])
})

test('a refusal has status, code and sentence; with a foreign body only the status [ERROR-6]', async () => {
  const refused = aCaller(() => json({ error: 'Used up', code: 'daily_limit', resets_at: '2026-11-22T10:00:00Z' }, 403))
  const error = await refused.call(getMe, {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 403,
    code: 'daily_limit',
    message: 'Used up',
    body: { resets_at: '2026-11-22T10:00:00Z' },
  })

  const broken = aCaller(() => new Response('<html>', { status: 502 }))
  await expect(broken.call(getMe, {})).rejects.toThrow('Server error: 502')
})

test('omits empty query parameters [BROWSE-31]', async () => {
  const { call, sent } = aCaller(() => json({}))
  await call(professorsPage, { query: { page: 2, search: '', schools: 'UC Davis;UC Irvine' } })
  expect(sent[0]).toBe('GET /api/professors/page?page=2&schools=UC+Davis%3BUC+Irvine Bearer old')
})

/** Requires a fresh proof for this many calls. */
function requireProof(refusals: number): Respond {
  let left = refusals
  return () =>
    left-- > 0 ? json({ error: 'Please confirm that it is you.', code: 'proof_needed' }, 400) : json({ ok: true })
}

test('a call of one student is not repeated for another, whatever they prove [SESSION-20]', async () => {
  const { call, sent } = aCaller(requireProof(1), undefined, [true], ['ada', 'bo'])
  await expect(call(getMe, {})).rejects.toMatchObject({ code: 'proof_needed' })
  expect(sent).toHaveLength(1)
})

test('a call that needs a fresh proof is repeated once after the student has given it', async () => {
  const { call, sent } = aCaller(requireProof(1), undefined, [true])
  expect(await call(getMe, {})).toEqual({ ok: true })
  expect(sent).toHaveLength(2)
  const again = aCaller(requireProof(2), undefined, [true, true])
  await expect(again.call(getMe, {})).rejects.toMatchObject({ code: 'proof_needed' })
  expect(again.sent).toHaveLength(2)
})

test('without a proof the call fails with the refusal', async () => {
  const { call, sent } = aCaller(requireProof(1), undefined, [false])
  await expect(call(getMe, {})).rejects.toThrow('Please confirm that it is you.')
  expect(sent).toHaveLength(1)
})
