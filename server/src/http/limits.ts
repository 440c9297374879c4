import { isIPv6 } from 'node:net'

/**
 * How often one call may be made: `times` at once, and after that one more each `withinMs / times`. Counted per network
 * address of the client, or per account: whatever `account` answers of a call (null: not counted).
 */
export type Limit<Call> = {
  times: number
  withinMs: number
  /**
   * What becomes of a call while the table of the counters cannot be read: it fails with an error
   * of the server, so that an outage gives no more tries, or it is allowed and logged as not counted.
   */
  withoutCounters: 'refuse' | 'allow'
  /** Calls that did what was asked are not counted, nor those that another limit turned away. */
  failuresOnly?: true
} & ({ per: 'address' } | { per: 'account'; account: (call: Call) => string | null })

/** Per network address. A lecture hall shares one, so these are wide; a single account is protected by its own limit. */
export function perAddress(times: number, withinMs: number) {
  return { per: 'address', times, withinMs, withoutCounters: 'refuse' } as const satisfies Limit<unknown>
}

/** Per signed-in student; a visitor is not counted. */
export function perStudent(times: number, withinMs: number): Limit<{ student: { studentId: string } | null }> {
  return {
    per: 'account',
    times,
    withinMs,
    withoutCounters: 'refuse',
    account: ({ student }) => student?.studentId ?? null,
  }
}

/** Per account as the caller names it, known here or not: an address, a token. */
export function perName<Call>(times: number, withinMs: number, name: (call: Call) => string | undefined): Limit<Call> {
  const account = (call: Call) => name(call)?.trim().toLowerCase() || null
  return { per: 'account', times, withinMs, withoutCounters: 'refuse', account }
}

/** Per account as the caller names it and network together: a stranger elsewhere uses up nothing of the owner's. */
export function perNameAndAddress<Call extends { request: { ip: string | undefined } }>(
  times: number,
  withinMs: number,
  name: (call: Call) => string | undefined,
): Limit<Call> {
  const account = (call: Call) => {
    const whose = name(call)
    return whose ? `${addressOf(call.request)} ${whose}` : null
  }
  return { per: 'account', times, withinMs, withoutCounters: 'refuse', account }
}

/** The same limit for calls that failed: sign-in counts wrong passwords. */
export const ofFailures = <Call>(limit: Limit<Call>): Limit<Call> => ({ ...limit, failuresOnly: true })

/**
 * The client's address, empty once they hung up (Fastify's type does not know); of an IPv6 address the first half, which
 * is what one household or one server has.
 */
export function addressOf(request: { ip: string | undefined }): string {
  const { ip = '' } = request
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const [start, end] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: ip.includes('::') ? 8 - start!.length - end!.length : 0 }, () => '0')
  return [...start!, ...zeros, ...end!].slice(0, 4).join(':')
}
