import { trimEnd } from '../../text/trim-end.ts'

/** Where a link or an address stands in a text: from the first place on, below the second one. */
type Link = { from: number; to: number }

/**
 * The links and mail addresses of a text in their order: with a scheme, with www, with a path behind a host, name@host. Each
 * character is looked at a fixed number of times, whatever the text is; no expression for all of it can promise that.
 */
export function linksIn(text: string): Link[] {
  const links: Link[] = []
  for (const { 0: chunk, index } of text.matchAll(/[^\s<>"']+/g)) {
    const rest = Math.min(schemeAt(chunk), hostWithPathAt(chunk))
    const addresses = addressesIn(chunk).filter(({ from }) => from < rest)
    const last = addresses.at(-1)
    const overlaps = last && last.to > rest
    const found = overlaps ? [...addresses.slice(0, -1), { from: last.from, to: chunk.length }] : addresses
    if (rest < chunk.length && !overlaps) found.push({ from: rest, to: chunk.length })
    links.push(...found.map(({ from, to }) => ({ from: index + from, to: index + to })))
  }
  return links
}

function schemeAt(chunk: string): number {
  const found = /https?:\/\/[^]|www\.[^]/i.exec(chunk)
  return found ? found.index : Infinity
}

/** Where the first host begins that a path follows: bit.ly/abc. */
function hostWithPathAt(chunk: string): number {
  for (let slash = chunk.indexOf('/'); slash !== -1; slash = chunk.indexOf('/', slash + 1)) {
    const from = extendLeft(chunk, slash, /[a-z\d.-]/i)
    const labels = chunk.slice(from, slash).split('.')
    const firstWhole = labels.lastIndexOf('') + 1
    if (labels.length - firstWhole > 1 && /^[a-z]{2,}$/i.test(labels.at(-1)!))
      return from + labels.slice(0, firstWhole).join('.').length + Number(firstWhole > 0)
  }
  return Infinity
}

function addressesIn(chunk: string): Link[] {
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

function extendLeft(text: string, end: number, sort: RegExp): number {
  let from = end
  while (from > 0 && sort.test(text[from - 1]!)) from--
  return from
}
