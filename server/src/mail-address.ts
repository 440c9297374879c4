import { domainToASCII } from 'node:url'

/** Providers that ignore the dots of a local part, by the domain that all of theirs are written as. */
const withoutDots: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The normal form of a mail address: two addresses that reach the same mailbox have the same one. Display name, case,
 * invisible characters, compatibility characters (NFKC), a plus tag, the dots in addresses of gmail.com, a final dot of
 * the domain and the two ways to write an international domain make no difference. It is for comparing and counting, never
 * to send to. A text that is not an address is returned in lower case. The time is proportional to the length.
 */
export function normalizeAddress(given: string): string {
  const address = bare(
    given
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .trim(),
  ).toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const domain = normalizeDomain(address.slice(at + 1))
  const local = untagged(address.slice(0, at))
  const home = withoutDots.get(domain)
  return home ? `${local.replaceAll('.', '')}@${home}` : `${local}@${domain}`
}

/** The domain of an address in its normal form; empty where there is none. */
export function domainOf(address: string): string {
  const normal = normalizeAddress(address)
  return normal.slice(normal.lastIndexOf('@') + 1 || normal.length)
}

/** A domain in lower case, in ASCII and without a final dot. */
function normalizeDomain(given: string): string {
  const lower = given.toLowerCase()
  // What is ASCII already stays as it is: an "xn--" label that decodes to nothing valid is still a name of its own.
  const ascii = isAscii(lower) ? lower : domainToASCII(lower) || lower
  let end = ascii.length
  while (ascii[end - 1] === '.') end--
  return ascii.slice(0, end)
}

/** `Ada Lovelace <ada@example.edu>` → `ada@example.edu`. */
function bare(address: string): string {
  const open = address.lastIndexOf('<')
  return open >= 0 && address.endsWith('>') ? address.slice(open + 1, -1).trim() : address
}

/** A local part that begins with a plus has no name before it, so the plus is no tag. */
function untagged(local: string): string {
  const plus = local.indexOf('+')
  return plus > 0 ? local.slice(0, plus) : local
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
