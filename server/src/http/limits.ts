import { isIPv6 } from 'node:net'

/**
 * How often one call may be made: `times` at once, and after that one more each `withinMs / times`. Counted per network
 * address of the client, or per account: whatever `account` answers of a call (null: not counted).
 */
export type Limit<Call> = {
  times: number
  withinMs: number
  /** Whether a call passes (`open`) or is refused (`closed`) while the counters cannot be reached. */
  fails: 'open' | 'closed'
} & ({ per: 'address' } | { per: 'account'; account: (call: Call) => string | null })

/** Per network address. A lecture hall shares one, so these are wide; a single account is protected by its own limit. */
export function perAddress(times: number, withinMs: number) {
  return { per: 'address', times, withinMs, fails: 'closed' } as const
}

/** Per signed-in student; a visitor is not counted. */
export function perStudent(times: number, withinMs: number): Limit<{ student: { studentId: string } | null }> {
  return { per: 'account', times, withinMs, fails: 'closed', account: ({ student }) => student?.studentId ?? null }
}

/** Per account as the caller names it, known here or not: a username, an address, a token. */
export function perName<Call>(times: number, withinMs: number, name: (call: Call) => string | undefined): Limit<Call> {
  const account = (call: Call) => name(call)?.trim().toLowerCase() || null
  return { per: 'account', times, withinMs, fails: 'closed', account }
}

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
