import { findLinks } from './links.ts'
import { replaceAddresses } from './replace-addresses.ts'

/** What stands for an address or a link: no word, so the words on both sides are not neighbours. */
const gap = ' • '
/** Hardly any text has one of these signs, and looking for them takes a hundredth of the time. */
const addressSigns = /[@＠﹫]|[([{<]\s?at\s?[)\]}>]/i
const linkSigns = /:\/\/|www\.|\.[a-z]{2,}\//i

/** A text without its mail addresses and links, such as those of authors below an abstract. */
export function withoutContact(text: string): string {
  const plain = addressSigns.test(text) ? replaceAddresses(text, gap) : text
  if (!linkSigns.test(plain)) return plain
  let rest = ''
  let end = 0
  for (const { from, to } of findLinks(plain)) {
    rest += plain.slice(end, from) + gap
    end = to
  }
  return rest + plain.slice(end)
}
