import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

type Professor = { id: string; key_interests: string[]; keywords: string[]; works: string[] }
type Work = { id: string; title: string; abstract: string | null }
type Query = { id: string; resume: string }

/** The usual constants of BM25. */
const [k1, b] = [1.2, 0.75]
const shown = 100

/**
 * The matcher that the product's is compared with: BM25 over the words and the pairs of neighbouring words of one
 * document per professor (interests, titles, abstracts), with the whole resume as the query. Ids of professors by
 * query, best first.
 */
export async function simpleRanking(data: string, queries: readonly Query[]): Promise<Record<string, string[]>> {
  const professors = parse<Professor>(await readFile(join(data, 'professors.jsonl')))
  const works = new Map(
    parse<Work>(gunzipSync(await readFile(join(data, 'works.jsonl.gz')))).map((one) => [one.id, one]),
  )
  const textOf = ({ title, abstract }: Work) => `${title}. ${abstract ?? ''}`
  const documents = professors.map(({ key_interests, keywords, works: own }) =>
    counted([...key_interests, ...keywords, ...own.flatMap((id) => works.get(id) ?? []).map(textOf)].join('. ')),
  )
  const lengths = documents.map((document) => [...document.values()].reduce((sum, times) => sum + times, 0))
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const postings = new Map<string, [professor: number, times: number][]>()
  for (const [professor, document] of documents.entries())
    for (const [term, times] of document) {
      const list = postings.get(term)
      if (list) list.push([professor, times])
      else postings.set(term, [[professor, times]])
    }

  const rank = (resume: string) => {
    const scores = new Float64Array(professors.length)
    for (const [term, wanted] of counted(resume)) {
      const list = postings.get(term) ?? []
      const idf = Math.log(1 + (professors.length - list.length + 0.5) / (list.length + 0.5))
      for (const [professor, times] of list)
        scores[professor]! +=
          (wanted * idf * times * (k1 + 1)) / (times + k1 * (1 - b + (b * lengths[professor]!) / mean))
    }
    const order = [...scores.keys()].filter((professor) => scores[professor]! > 0)
    return order.toSorted((one, other) => scores[other]! - scores[one]!).slice(0, shown)
  }
  return Object.fromEntries(queries.map(({ id, resume }) => [id, rank(resume).map((at) => professors[at]!.id)]))
}

const parse = <Line>(file: Buffer): Line[] =>
  file
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

/** How often each word and each pair of words occurs. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  let before = ''
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []) {
    for (const term of before ? [word, `${before} ${word}`] : [word]) counts.set(term, (counts.get(term) ?? 0) + 1)
    before = word
  }
  return counts
}
