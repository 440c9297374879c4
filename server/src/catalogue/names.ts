/** Letters that Unicode does not take apart into a base letter and a mark. */
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

/**
 * A name or phrase without accents, case and punctuation, words separated by one space: "Gödel, K." → "godel k".
 * Letters of every script are kept.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłıþħ]/g, (letter) => indivisible[letter] ?? letter)
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
