import { foldName } from '../../text/names.ts'
import { normalizeSchool } from '../import/schools.ts'
import type { FactValues } from './fact.ts'

type Affiliations = { value: FactValues['affiliation_since'] }

/** An institution that is named for years before these says nothing about where somebody is now. */
const recentYears = 2

/**
 * Whether the sources disagree about where a professor is: the works of the newest year name none of the institutions
 * that the card shows. Works of older years are no sign.
 */
export function mayHaveMoved(
  { schoolName, affiliation }: { schoolName: string; affiliation: string },
  { value: { affiliations, through } }: Affiliations,
  now: Date,
): boolean {
  if (through < now.getUTCFullYear() - recentYears || !schoolName) return false
  const shown = [schoolName, affiliation].map((one) => fold(one))
  return !affiliations.some(({ name }) => {
    const named = fold(name)
    return shown.some((one) => one !== '' && named !== '' && (one.includes(named) || named.includes(one)))
  })
}

const fold = (name: string) =>
  foldName(normalizeSchool(name))
    .split(' ')
    .filter((word) => !['the', 'of', 'at', 'and', 'in'].includes(word))
    .join(' ')
