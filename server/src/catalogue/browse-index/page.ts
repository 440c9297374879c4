import { keptBy } from './kept.ts'
import { partsInOrder } from './page-order.ts'
import type { PageQuestion } from './page-question.ts'
import type { Professor } from '../professor.ts'
import { ranksOf, professorAt, type Snapshot } from './snapshot.ts'

export type CataloguePage = {
  professors: Professor[]
  /** Visible to this student before filters. */
  total: number
  filteredTotal: number
}

/** One page of the snapshot after filters, with exact counts: some 100 µs for 1.4 million, where the filters were asked before. */
export function pageOf(snapshot: Snapshot, question: PageQuestion): CataloguePage {
  const kept = keptBy(snapshot, question)
  const filteredTotal = kept.count
  const ranks: number[] = []
  let skip = (question.page - 1) * question.pageSize
  for (const part of partsInOrder(snapshot, question, kept)) {
    const limit = question.pageSize - ranks.length
    if (limit === 0) break
    if (skip < part.count) ranks.push(...part.take(skip, limit))
    skip = Math.max(0, skip - part.count)
  }
  const total = question.visible ? ranksOf(snapshot, question.visible).length : snapshot.listedCount
  return { professors: ranks.map((rank) => professorAt(snapshot, rank)), total, filteredTotal }
}
