/** Stands for whoever is not signed in. No student's id: handles that a visitor sees unlock nothing. */
export const VISITOR = 'visitor'
