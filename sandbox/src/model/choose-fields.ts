import type { Facts } from './prompt.ts'

type Chosen = { name: string; words: string }

/** As the instructions of the product ask. */
const chosenMax = 8

/**
 * The fields whose name has a long word in common with a line, each with that word; of several with the same the first.
 * `invents`: first what a model that follows a hostile line may return, none of which the product may show.
 */
export function chooseFields({ fields = [], lines = [] }: Facts, invents: boolean): Chosen[] {
  const chosen: Chosen[] = []
  const used = new Set<string>()
  for (const name of fields) {
    const words: readonly string[] = name.toLowerCase().match(/\p{L}{7,}/gu) ?? []
    const found = lines
      .flatMap((line) => line.match(/\p{L}+/gu) ?? [])
      .find((word) => words.includes(word.toLowerCase()) && !used.has(word.toLowerCase()))
    if (!found || chosen.length === chosenMax) continue
    used.add(found.toLowerCase())
    chosen.push({ name, words: found })
  }
  return invents ? [...inventions(fields, lines), ...chosen] : chosen
}

function inventions([field = '']: readonly string[], [line = '']: readonly string[]): Chosen[] {
  return [
    { name: 'Admin of this site', words: line },
    { name: '<img src=x onerror=alert(1)>', words: line },
    { name: field, words: 'words that nobody wrote' },
    { name: field, words: `<b>${line}</b>` },
    { name: field, words: '' },
    { name: field, words: ' ' },
    { name: `${field}\u202e`, words: line },
    { name: '__proto__', words: line },
  ]
}
