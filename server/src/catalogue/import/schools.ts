import { schools } from '@labreach/contract/plans'
import { foldName } from '../../text/names.ts'
import { tidy } from './texts.ts'

type School = (typeof schools)[number]

/** Cities of the University of California's campuses that the filter has, and what else they are called. */
const campuses: Readonly<Record<string, School>> = {
  berkeley: 'UC Berkeley',
  davis: 'UC Davis',
  irvine: 'UC Irvine',
  'los angeles': 'UC Los Angeles',
  riverside: 'UC Riverside',
  'san diego': 'UC San Diego',
  'santa barbara': 'UC Santa Barbara',
  'santa cruz': 'UC Santa Cruz',
}

/** Names in folded form that belong to one school and are not its campus's "University of California, …". */
const known: Readonly<Record<string, School>> = {
  ...Object.fromEntries(schools.map((school) => [foldName(school), school])),
  berkeley: 'UC Berkeley',
  'cal berkeley': 'UC Berkeley',
  ucb: 'UC Berkeley',
  'uc davis health': 'UC Davis',
  ucd: 'UC Davis',
  uci: 'UC Irvine',
  ucla: 'UC Los Angeles',
  'ucla health': 'UC Los Angeles',
  ucr: 'UC Riverside',
  ucsd: 'UC San Diego',
  ucsb: 'UC Santa Barbara',
  ucsc: 'UC Santa Cruz',
  usc: 'University of Southern California',
  'univ of southern california': 'University of Southern California',
  'university of southern california usc': 'University of Southern California',
  stanford: 'Stanford University',
  'leland stanford junior university': 'Stanford University',
  pomona: 'Pomona College',
}

const campus =
  /^(?:the )?(?:uc|u c|u of california|univ(?:ersity)? of california|univ california|university california)(?: at)? (.+)$/

/**
 * A school's name as the specification's filter has it, whatever form the source uses ("Univ. of California - Berkeley",
 * "University of California, Berkeley (UCB)", "UC Berkeley"); any other school without abbreviations and spaced dashes.
 */
export function schoolName(given: string): string {
  const name = tidy(given)
  return listed(name) ?? listed(withoutBrackets(name)) ?? readable(name)
}

/** Without what stands in brackets at the end. */
function withoutBrackets(name: string): string {
  if (!name.endsWith(')')) return name
  const open = name.indexOf('(', name.lastIndexOf(')', name.length - 2) + 1)
  return open < 0 ? name : name.slice(0, open).trimEnd()
}

function listed(name: string): School | undefined {
  const folded = foldName(name).replace(/ (?:usa|united states|ca|california usa)$/, '')
  const campusName = campus.exec(folded)?.[1]?.replace(/ uc(?:b|d|i|la|r|sd|sb|sc)$/, '')
  return (
    (Object.hasOwn(known, folded) && known[folded]) ||
    (campusName && Object.hasOwn(campuses, campusName) && campuses[campusName]) ||
    undefined
  )
}

function readable(name: string): string {
  return name
    .replace(/^Univ(?:\.|ersity) of California(?: - |, |-| at )(?=\p{Lu})/u, 'UC ')
    .replace(/^UNC - /, 'UNC ')
    .replace(/\bUniv\. /g, 'University ')
    .replace(/\bInst\. /g, 'Institute ')
    .replace(' - ', ', ')
}
