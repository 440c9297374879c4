/** The viewer of a client that is not signed in. It is no student's id, so handles made for it unlock nothing. */
export const VISITOR = 'visitor'
