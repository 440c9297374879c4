import { hashText } from './hash-text.ts'

/** Letters that Unicode does not decompose into a base letter and a mark. */
const indivisible: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
}

const isAscii = /^[\0-\x7f]*$/

/**
 * A name or phrase in lower case without accents and punctuation, with one space between words: "Gödel, K." → "godel
 * k". Letters of every script remain.
 */
export function foldName(text: string): string {
  // Nearly all texts are ASCII. Two texts are folded for each locked card.
  if (isAscii.test(text))
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłıþħ]/g, (letter) => indivisible[letter] ?? letter)
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A folded name without its spaces. A search finds a locked professor by it. */
export const compactName = (name: string): string => foldName(name).replaceAll(' ', '')

/**
 * The hash of the compact form of a name, which is bytes[from] … bytes[end - 1] in UTF-8. Nearly all names are ASCII;
 * folding their bytes takes a tenth of the time.
 * @param read returns the name as text; called for other names only.
 */
export function hashName(bytes: Uint8Array, from: number, end: number, read: () => string): number {
  let hash = hashText('')
  for (let at = from; at < end; at++) {
    const byte = bytes[at]!
    if (byte >= 0x80 || byte === backslash) return hashText(compactName(read()))
    const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte
    if ((lower >= 0x61 && lower <= 0x7a) || (lower >= 0x30 && lower <= 0x39)) hash = Math.imul(hash ^ lower, 0x01000193)
  }
  return hash >>> 0
}

/** Starts an escape sequence in COPY's text format. */
const backslash = 0x5c
