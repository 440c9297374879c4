import type { Relationship } from '@labreach/contract/professors'

/** Whether one of the professors is close or related to what the student wants to work on. */
export const fitsWell = (relationships: readonly Relationship[]): boolean =>
  relationships.some(({ match }) => match?.band === 'close' || match?.band === 'related')

/** Whether the professor has anything in common with the student. */
export const fitsAtAll = ({ match }: Relationship): boolean => Boolean(match?.band)
