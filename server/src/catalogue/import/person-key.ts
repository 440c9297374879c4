import { foldName } from '../../text/names.ts'
import { schoolName } from './schools.ts'

/**
 * What two sources' records of one person have in common where no id is: the name and the school, without case, marks
 * and order of family name. Null where that says too little: an initial for a first name, one word, no school.
 */
export function personKey(name: string, school: string): string | null {
  const [family, given, ...more] = name.split(',')
  const folded = foldName(given && more.length === 0 ? `${given} ${family}` : name)
  const parts = folded.split(' ')
  const schoolKey = foldName(schoolName(school))
  return parts.length > 1 && parts[0]!.length > 1 && schoolKey ? `${folded} @ ${schoolKey}` : null
}
