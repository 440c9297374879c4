import { isIPv6 } from 'node:net'

/**
 * A rate limit of a call: `times` at once, then one more every `withinMs / times`. It counts per network of the client,
 * or per account: the key that `account` returns for a request (null: not counted).
 */
export type Limit<Handled> = {
  times: number
  withinMs: number
  /**
   * If the table of counters cannot be read: `refuse` fails with a 500, so an outage gives no additional tries; `allow`
   * lets the request pass and logs it as not counted.
   */
  withoutCounters: 'refuse' | 'allow'
  /** Successful requests are not counted, nor those that another limit refused. */
  failuresOnly?: true
} & ({ per: 'network' } | { per: 'account'; account: (handled: Handled) => string | null })

/** Per network. A whole lecture hall may share one, so these limits are high; accounts have their own limits. */
export function perNetwork(times: number, withinMs: number) {
  return { per: 'network', times, withinMs, withoutCounters: 'refuse' } as const satisfies Limit<unknown>
}

/** Per signed-in student; visitors are not counted. */
export function perStudent(times: number, withinMs: number): Limit<{ student: { studentId: string } | null }> {
  return {
    per: 'account',
    times,
    withinMs,
    withoutCounters: 'refuse',
    account: ({ student }) => student?.studentId ?? null,
  }
}

/**
 * Per session; visitors are not counted. The tries of a stolen session do not count for the student's other sessions, from which the student ends the
 * stolen one. A new session needs a sign-in, which has its own limits.
 */
export function perSession(
  times: number,
  withinMs: number,
): Limit<{ student: { studentId: string; sessionId: string } | null }> {
  return {
    per: 'account',
    times,
    withinMs,
    withoutCounters: 'refuse',
    account: ({ student }) => student && `${student.studentId} ${student.sessionId}`,
  }
}

/** Per account by a value of the request, which need not exist: a username, an address, a token. */
export function perName<Handled>(
  times: number,
  withinMs: number,
  name: (handled: Handled) => string | undefined,
): Limit<Handled> {
  const account = (handled: Handled) => name(handled)?.trim().toLowerCase() || null
  return { per: 'account', times, withinMs, withoutCounters: 'refuse', account }
}

/** Per such a value and network: an attacker on another network does not use up the owner's limit. */
export function perNameAndNetwork<Handled extends { request: { ip: string | undefined } }>(
  times: number,
  withinMs: number,
  name: (handled: Handled) => string | undefined,
): Limit<Handled> {
  const account = (handled: Handled) => {
    const value = name(handled)
    return value ? `${getNetwork(handled.request)} ${value}` : null
  }
  return { per: 'account', times, withinMs, withoutCounters: 'refuse', account }
}

/** The same limit for failed requests only: sign-in counts wrong passwords. */
export const ofFailures = <Handled>(limit: Limit<Handled>): Limit<Handled> => ({ ...limit, failuresOnly: true })

/**
 * The client's network: an IPv4 address, or the /64 of an IPv6 address, which one household or one server has. Empty
 * after the client has disconnected; Fastify's type of `ip` omits undefined.
 */
export function getNetwork(request: { ip: string | undefined }): string {
  const { ip = '' } = request
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const [start, end] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: ip.includes('::') ? 8 - start!.length - end!.length : 0 }, () => '0')
  return [...start!, ...zeros, ...end!].slice(0, 4).join(':')
}
