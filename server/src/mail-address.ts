import { domainToASCII } from 'node:url'

/** Domains of providers that ignore dots in the local part, with the provider's main domain. */
const withoutDots: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Returns the normal form of a mail address, which is equal for addresses of the same mailbox. It ignores the display
 * name, case, invisible and compatibility characters (NFKC), plus tags, the dots in addresses of gmail.com, a final dot
 * of the domain, and the encoding of an international domain. Use it to compare and count, never to send. A text that is
 * no address is returned in lower case. Takes linear time.
 */
export function normalizeAddress(text: string): string {
  const address = removeDisplayName(
    text
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .trim(),
  ).toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const domain = normalizeDomain(address.slice(at + 1))
  const local = removeTag(address.slice(0, at))
  const home = withoutDots.get(domain)
  return home ? `${local.replaceAll('.', '')}@${home}` : `${local}@${domain}`
}

/** The domain of an address in its normal form; empty if there is none. */
export function getDomain(address: string): string {
  const normal = normalizeAddress(address)
  return normal.slice(normal.lastIndexOf('@') + 1 || normal.length)
}

/** A domain in lower case, in ASCII and without a final dot. */
function normalizeDomain(domain: string): string {
  const lower = domain.toLowerCase()
  // ASCII is not converted: domainToASCII returns an empty text for an invalid "xn--" label.
  const ascii = isAscii(lower) ? lower : domainToASCII(lower) || lower
  let end = ascii.length
  while (ascii[end - 1] === '.') end--
  return ascii.slice(0, end)
}

/** `Ada Lovelace <ada@example.edu>` → `ada@example.edu`. */
function removeDisplayName(address: string): string {
  const open = address.lastIndexOf('<')
  return open >= 0 && address.endsWith('>') ? address.slice(open + 1, -1).trim() : address
}

/** A plus at the beginning is no tag, since no name precedes it. */
function removeTag(local: string): string {
  const plus = local.indexOf('+')
  return plus > 0 ? local.slice(0, plus) : local
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
