import { fragment, type Sql } from '../../db/sql.ts'
import { combineWishes, type Wish, type Wishes } from './wishes.ts'

/** The wishes of all professors in the memory of a process, for cards. A letter reads the database instead. */
export type WishCache = {
  /** The current wishes of the professor with this row id; null if there are none. */
  get: (professorId: number, now: Date) => Wishes | null
  /** Reads the wishes of one person again, or of all. */
  load: (scholarId?: string) => Promise<void>
}

type Row = Wish & { id: number }

/**
 * Wishes are stored under one of the person's ids, and hold for every row of the person. Loads run one after the other,
 * so that an earlier state never replaces a later one.
 */
export function createWishCache(sql: Sql): WishCache {
  let byProfessor = new Map<number, Wish[]>()
  let last = Promise.resolve()

  async function loadAll(): Promise<void> {
    const loaded = new Map<number, Wish[]>()
    addRows(loaded, await select(fragment`select distinct scholar_id from professor_wishes`))
    byProfessor = loaded
  }
  async function loadPerson(scholarId: string): Promise<void> {
    const ids = await sql<{ id: number }[]>`
      with recursive ${personIdsCte(fragment`select ${scholarId}::text`)}
      select id from professors where scholar_id in (select person.id from person)`
    const rows = await select(fragment`
      select distinct scholar_id from professor_wishes where scholar_id in (
        with recursive ${personIdsCte(fragment`select ${scholarId}::text`)} select id from person)`)
    for (const { id } of ids) byProfessor.delete(id)
    addRows(byProfessor, rows)
  }
  /** @param starts SQL that selects the scholar ids to start from. */
  const select = (starts: ReturnType<typeof fragment>) => sql<Row[]>`
    with recursive ${personIdsCte(starts)}
    select professors.id, kind, value, set_at, lapses_at
    from person join professors on professors.scholar_id = person.id
      join professor_wishes on professor_wishes.scholar_id = person.start`

  return {
    get(professorId, now) {
      const rows = byProfessor.get(professorId)
      if (!rows?.some(({ lapses_at }) => lapses_at > now)) return null
      return combineWishes(rows, now)
    },
    load(scholarId) {
      const load = last.then(() => (scholarId === undefined ? loadAll() : loadPerson(scholarId)))
      last = load.catch(() => undefined)
      return load
    },
  }
}

/** A common table expression `person (start, id)`: all ids of the persons with these ids, see findPersonIds. */
const personIdsCte = (starts: ReturnType<typeof fragment>) => fragment`
  person (start, id) as (
    select scholar_id, scholar_id from (${starts}) starts (scholar_id)
    union
    select start, known.id
    from person cross join lateral (
      select scholar_id as id from professor_aliases where alias = person.id
      union all select alias from professor_aliases where scholar_id = person.id
    ) known
  )`

function addRows(byProfessor: Map<number, Wish[]>, rows: readonly Row[]): void {
  for (const { id, ...wish } of rows) {
    const known = byProfessor.get(id)
    if (known) known.push(wish)
    else byProfessor.set(id, [wish])
  }
}
