import { findLinks } from './links.ts'
import { replaceAddresses } from './replace-addresses.ts'

/** What stands for an address or a link: no word, so the words on both sides are not neighbours. */
const gap = ' • '
/** Hardly any text has one of these signs, and looking for them takes a hundredth of the time. */
const addressSigns = /[@＠﹫]|[([{<]\s?at\s?[)\]}>]/i
const linkSigns = /:\/\/|www\.|\.[a-z]{2,}\//i
/**
 * The end of a host without scheme and path: "ada.github.io", "cs.example.ac.uk". Only common ends: texts often lack the
 * space after a full stop ("results.The"), and "Node.js" is a word.
 */
const hostEnd =
  /[a-z\d]\.(?:com|org|net|edu|gov|io|ai|dev|app|info|(?:ac|co|edu|gov)\.[a-z]{2}|de|fr|ch|nl|uk|eu|jp|cn|kr|ca|au)(?![\p{L}\d-])/iu
/** "cs dot example dot edu"; "quantum dot net gain" is none. */
const spelledEnd = /\sdot\s(?:(?:com|org|edu|gov)|\S+\sdot\s[a-z]{2,3})(?![\p{L}\d-])/iu

/** A text without its mail addresses and links, such as those of authors below an abstract. */
export function withoutContact(text: string): string {
  const plain = addressSigns.test(text) ? replaceAddresses(text, gap) : text
  const unlinked = linkSigns.test(plain) ? withoutLinks(plain) : plain
  return hostEnd.test(unlinked) || spelledEnd.test(unlinked) ? withoutHosts(unlinked) : unlinked
}

function withoutLinks(text: string): string {
  let rest = ''
  let end = 0
  for (const { from, to } of findLinks(text)) {
    rest += text.slice(end, from) + gap
    end = to
  }
  return rest + text.slice(end)
}

/** A text without hosts, also spelled ones ("cs dot example dot edu"), and without the name before "at" and a host. */
function withoutHosts(text: string): string {
  const words = text.split(/\s+/)
  const kept: string[] = []
  for (let at = 0; at < words.length; at++) {
    let last = at
    while (words[last + 1]?.toLowerCase() === 'dot' && words[last + 2] !== undefined) last += 2
    const isHost = last > at ? spelledEnd.test(words.slice(at, last + 1).join(' ')) : hostEnd.test(words[at]!)
    if (!isHost) {
      kept.push(words[at]!)
      continue
    }
    if (kept.at(-1)?.toLowerCase() === 'at') kept.splice(-2)
    kept.push(gap)
    at = last
  }
  return kept.join(' ')
}
