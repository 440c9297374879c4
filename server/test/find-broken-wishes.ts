import { WEEK_MS } from '@labreach/contract/plans'
import type { StoredWish } from '../src/professor-page/page-changes.ts'
import type { TestApp } from './test-app.ts'

type Letter = { id: number; professor_id: number; at: Date; without_resume: boolean }
type Kind = 'cap' | 'paused_until' | 'attachments'

/** Milliseconds of the clock in which one round of the simulation runs; a week's letters may be counted in any order. */
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
  const read = (letter: Letter, kind: Kind) => list(letter, kind).findLast(({ at }) => at < letter.at.getTime())?.value
  const byProfessor = Map.groupBy(letters, ({ professor_id }) => professor_id)

  return letters.filter((letter) => {
    const time = letter.at.getTime()
    const pause = read(letter, 'paused_until')
    if (typeof pause === 'string' && Date.parse(pause) > time) return true
    if (resumes && read(letter, 'attachments') === false && !letter.without_resume) return true
    const later = list(letter, 'cap').filter(({ at }) => at >= time && at < time + ROUND_MS)
    const caps = [read(letter, 'cap'), ...later.map(({ value }) => value)].map((value) => (value ?? 3) as number)
    const inWeek = byProfessor
      .get(letter.professor_id)!
      .filter(({ at }) => at <= letter.at && at.getTime() > time - WEEK_MS)
    return read(letter, 'cap') === 0 || inWeek.length > Math.max(...caps)
  })
}
