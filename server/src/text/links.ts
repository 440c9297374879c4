import { trimEnd } from './trim-end.ts'

/** The position of a link or address in a text: `from` is inclusive, `to` exclusive. */
type Link = { from: number; to: number }

/**
 * The links and mail addresses of a text in their order: with a scheme, with www, with a path after a host, name@host.
 * The time is linear in the text's length, which no single regular expression for all of them guarantees.
 */
export function findLinks(text: string): Link[] {
  const links: Link[] = []
  for (const { 0: chunk, index } of text.matchAll(/[^\s<>"']+/g)) {
    const linkStart = Math.min(findScheme(chunk), findHostWithPath(chunk))
    const addresses = findAddresses(chunk).filter(({ from }) => from < linkStart)
    const last = addresses.at(-1)
    const overlaps = last && last.to > linkStart
    const found = overlaps ? [...addresses.slice(0, -1), { from: last.from, to: chunk.length }] : addresses
    if (linkStart < chunk.length && !overlaps) found.push({ from: linkStart, to: chunk.length })
    links.push(...found.map(({ from, to }) => ({ from: index + from, to: index + to })))
  }
  return links
}

function findScheme(chunk: string): number {
  const found = /https?:\/\/[^]|www\.[^]/i.exec(chunk)
  return found ? found.index : Infinity
}

/** The start of the first host that is followed by a path: bit.ly/abc. Infinity if there is none. */
function findHostWithPath(chunk: string): number {
  for (let slash = chunk.indexOf('/'); slash !== -1; slash = chunk.indexOf('/', slash + 1)) {
    const from = extendLeft(chunk, slash, /[a-z\d.-]/i)
    const labels = chunk.slice(from, slash).split('.')
    const firstLabel = labels.lastIndexOf('') + 1
    if (labels.length - firstLabel > 1 && /^[a-z]{2,}$/i.test(labels.at(-1)!))
      return from + labels.slice(0, firstLabel).join('.').length + Number(firstLabel > 0)
  }
  return Infinity
}

function findAddresses(chunk: string): Link[] {
  const found: Link[] = []
  for (let at = chunk.indexOf('@'); at !== -1; at = chunk.indexOf('@', at + 1)) {
    let from = extendLeft(chunk, at, /[\w.+-]/)
    while (from < at && /[.+-]/.test(chunk[from]!)) from++
    let to = at + 1
    while (to < chunk.length && /[\w.-]/.test(chunk[to]!)) to++
    const host = trimEnd(chunk.slice(at + 1, to).split('..')[0]!, /\./)
    if (from < at && host.indexOf('.') > 0) found.push({ from, to: at + 1 + host.length })
  }
  return found
}

function extendLeft(text: string, end: number, character: RegExp): number {
  let from = end
  while (from > 0 && character.test(text[from - 1]!)) from--
  return from
}
