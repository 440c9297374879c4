import { limits, WEEK_MS } from '@labreach/contract/plans'
import type { StoredWish } from '../src/professor-page/page-changes.ts'
import type { TestApp } from './test-app.ts'

type Letter = { id: number; professor_id: number; at: Date; without_resume: boolean }
type Kind = 'cap' | 'paused_until' | 'attachments'

/** Milliseconds of the clock in which one round of the simulation runs: the order of its locks is not known. */
const ROUND_MS = 10_000

/**
 * The letters that were accepted against a wish which was saved before them: during a pause, beyond the cap, or, where
 * `resumes` is true, with a resume that was not wanted.
 */
export async function findBrokenWishes({ database: { sql } }: TestApp, { resumes }: { resumes: boolean }) {
  const changes = await sql<{ id: number; after: StoredWish[] }[]>`
    select professors.id, after from page_changes join professors using (scholar_id)
    where page_changes.kind = 'wishes' order by page_changes.id`
  const letters = await sql<Letter[]>`
    select id, professor_id, reserved_at as at, message = 'without resume' as without_resume
    from outreaches where state <> 'failed' order by reserved_at`
  const wishes = new Map<string, { at: number; value: unknown }[]>()
  for (const { id, after } of changes)
    for (const { kind, value, setAt } of after) {
      const key = `${id} ${kind}`
      const list = wishes.get(key) ?? []
      wishes.set(key, list)
      list.push({ at: Date.parse(setAt), value })
    }
  const list = ({ professor_id }: Letter, kind: Kind) => wishes.get(`${professor_id} ${kind}`) ?? []
  /** The values in force between the time of a letter and the end of its round, in which it waited for the lock. */
  const read = (letter: Letter, kind: Kind): unknown[] => {
    const [from, all] = [letter.at.getTime(), list(letter, kind)]
    const later = all.filter(({ at }) => at >= from && at < from + ROUND_MS)
    return [all.findLast(({ at }) => at < from)?.value, ...later.map(({ value }) => value)]
  }
  const byProfessor = Map.groupBy(letters, ({ professor_id }) => professor_id)

  return letters.filter((letter) => {
    const time = letter.at.getTime()
    const isPause = (value: unknown) => typeof value === 'string' && Date.parse(value) > time
    if (read(letter, 'paused_until').every(isPause)) return true
    const isUnwanted = (value: unknown) => value === false
    if (resumes && !letter.without_resume && read(letter, 'attachments').every(isUnwanted)) return true
    const caps = read(letter, 'cap').map((value) => (value ?? limits.lettersPerProfessorWeek) as number)
    const inWeek = byProfessor
      .get(letter.professor_id)!
      .filter(({ at }) => at <= letter.at && at.getTime() > time - WEEK_MS)
    return inWeek.length > Math.max(...caps)
  })
}
