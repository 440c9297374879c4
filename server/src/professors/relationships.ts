/** The relationship of a student and one professor. */
export type RelationshipState = {
  unlocked: boolean
  isFavorite: boolean
  draftSaved: boolean
  firstEmailAt: Date | null
}

/** All relationships of a student, by professor id, and the ids of the professors in each state. */
export type Relationships = {
  byProfessor: ReadonlyMap<number, RelationshipState>
  unlocked: ReadonlySet<number>
  favorites: ReadonlySet<number>
  drafted: ReadonlySet<number>
  emailed: ReadonlySet<number>
}

/**
 * A relationship as the database returns it. `flags` is a sum: 1 unlocked, 2 favourite, 4 draft saved. `firstEmailAt`
 * is in milliseconds since 1970, 0 if no letter was sent.
 */
export type RelationshipTuple = readonly [professorId: number, flags: number, firstEmailAt: number]

export function buildRelationships(tuples: readonly RelationshipTuple[]): Relationships {
  const byProfessor = new Map(tuples.map(([id, flags, firstEmailAt]) => [id, decodeState(flags, firstEmailAt)]))
  const listIdsWith = (test: (one: RelationshipState) => boolean) =>
    new Set([...byProfessor].filter(([, state]) => test(state)).map(([id]) => id))
  return {
    byProfessor,
    unlocked: listIdsWith((one) => one.unlocked),
    favorites: listIdsWith((one) => one.isFavorite),
    drafted: listIdsWith((one) => one.draftSaved),
    emailed: listIdsWith((one) => one.firstEmailAt !== null),
  }
}

const decodeState = (flags: number, firstEmailAt: number): RelationshipState => ({
  unlocked: (flags & 1) > 0,
  isFavorite: (flags & 2) > 0,
  draftSaved: (flags & 4) > 0,
  firstEmailAt: firstEmailAt > 0 ? new Date(firstEmailAt) : null,
})
