import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

type Professor = { id: string; key_interests: string[]; keywords: string[]; works: string[] }
type Work = { id: string; title: string; abstract: string | null }
type Query = { id: string; resume: string }

/** The usual constants of BM25. */
const [k1, b] = [1.2, 0.75]
const rankedMax = 100

/**
 * A simple baseline to which the product's matcher is compared: BM25 over words and pairs of adjacent words, with one
 * document per professor (interests, titles, abstracts) and the whole resume as the query. Returns ids of professors by
 * query, best first.
 */
export async function rankSimply(dataDir: string, queries: readonly Query[]): Promise<Record<string, string[]>> {
  const professors = parse<Professor>(await readFile(join(dataDir, 'professors.jsonl')))
  const works = new Map(
    parse<Work>(gunzipSync(await readFile(join(dataDir, 'works.jsonl.gz')))).map((one) => [one.id, one]),
  )
  const toText = ({ title, abstract }: Work) => `${title}. ${abstract ?? ''}`
  const documents = professors.map(({ key_interests, keywords, works: workIds }) =>
    countTerms([...key_interests, ...keywords, ...workIds.flatMap((id) => works.get(id) ?? []).map(toText)].join('. ')),
  )
  const lengths = documents.map((document) => [...document.values()].reduce((sum, count) => sum + count, 0))
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const postings = new Map<string, [professor: number, count: number][]>()
  for (const [professor, document] of documents.entries())
    for (const [term, count] of document) {
      const list = postings.get(term)
      if (list) list.push([professor, count])
      else postings.set(term, [[professor, count]])
    }

  const findBest = (resume: string) => {
    const scores = new Float64Array(professors.length)
    for (const [term, queryCount] of countTerms(resume)) {
      const list = postings.get(term) ?? []
      const idf = Math.log(1 + (professors.length - list.length + 0.5) / (list.length + 0.5))
      for (const [professor, count] of list)
        scores[professor]! +=
          (queryCount * idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * lengths[professor]!) / mean))
    }
    const order = [...scores.keys()].filter((professor) => scores[professor]! > 0)
    return order.toSorted((one, other) => scores[other]! - scores[one]!).slice(0, rankedMax)
  }
  return Object.fromEntries(queries.map(({ id, resume }) => [id, findBest(resume).map((at) => professors[at]!.id)]))
}

const parse = <Line>(file: Buffer): Line[] =>
  file
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

/** The number of occurrences of each word of two or more characters, and of each pair of consecutive such words. */
function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  let previous = ''
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []) {
    for (const term of previous ? [word, `${previous} ${word}`] : [word]) counts.set(term, (counts.get(term) ?? 0) + 1)
    previous = word
  }
  return counts
}
