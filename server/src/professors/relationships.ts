/** What a student has done with one professor. */
export type Remembered = { unlocked: boolean; isFavorite: boolean; draftSaved: boolean; firstEmailAt: Date | null }

/** What a student has done with professors, and the professors by what was done. */
export type Relationships = {
  of: ReadonlyMap<number, Remembered>
  unlocked: ReadonlySet<number>
  favorites: ReadonlySet<number>
  drafted: ReadonlySet<number>
  emailed: ReadonlySet<number>
}

/** As the database writes one down: the professor, 1 unlocked + 2 favourite + 4 draft saved, ms since 1970 or 0. */
export type Noted = readonly [professorId: number, marks: number, firstEmailAt: number]

export function relationshipsFrom(noted: readonly Noted[]): Relationships {
  const of = new Map(noted.map(([id, marks, emailed]) => [id, rememberedOf(marks, emailed)]))
  const where = (test: (one: Remembered) => boolean) => new Set([...of.keys()].filter((id) => test(of.get(id)!)))
  return {
    of,
    unlocked: where((one) => one.unlocked),
    favorites: where((one) => one.isFavorite),
    drafted: where((one) => one.draftSaved),
    emailed: where((one) => one.firstEmailAt !== null),
  }
}

const rememberedOf = (marks: number, emailed: number): Remembered => ({
  unlocked: (marks & 1) > 0,
  isFavorite: (marks & 2) > 0,
  draftSaved: (marks & 4) > 0,
  firstEmailAt: emailed > 0 ? new Date(emailed) : null,
})
