/** The first element of the query keys of a student's letters. */
export const outreachesKey = 'outreaches'
