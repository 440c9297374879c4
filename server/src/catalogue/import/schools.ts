import { schools } from '@labreach/contract/plans'
import { foldName } from '../../text/names.ts'
import { normalizeText } from './texts.ts'

type School = (typeof schools)[number]

/** Campuses of the University of California in the filter, by city. */
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

/** The schools in the filter by their folded names, their own and others. */
const schoolsByFoldedName: Readonly<Record<string, School>> = {
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

const campusPattern =
  /^(?:the )?(?:uc|u c|u of california|univ(?:ersity)? of california|univ california|university california)(?: at)? (.+)$/

/**
 * The name of a school in the filter, for any of its forms ("Univ. of California - Berkeley", "University of
 * California, Berkeley (UCB)", "UC Berkeley"). The name of any other school without abbreviations and spaced dashes.
 */
export function normalizeSchool(text: string): string {
  return standardizeSchool(normalizeText(text))
}

/** The same for a text with normalized spaces. */
export function standardizeSchool(name: string): string {
  return findSchool(name) ?? findSchool(removeParentheses(name)) ?? standardizeName(name)
}

/** Removes the parentheses at the end with their content. */
function removeParentheses(name: string): string {
  if (!name.endsWith(')')) return name
  const open = name.indexOf('(', name.lastIndexOf(')', name.length - 2) + 1)
  return open < 0 ? name : name.slice(0, open).trimEnd()
}

function findSchool(name: string): School | undefined {
  const folded = foldName(name).replace(/ (?:usa|united states|ca|california usa)$/, '')
  const campusName = campusPattern.exec(folded)?.[1]?.replace(/ uc(?:b|d|i|la|r|sd|sb|sc)$/, '')
  return (
    (Object.hasOwn(schoolsByFoldedName, folded) && schoolsByFoldedName[folded]) ||
    (campusName && Object.hasOwn(campuses, campusName) && campuses[campusName]) ||
    undefined
  )
}

function standardizeName(name: string): string {
  return name
    .replace(/^Univ(?:\.|ersity) of California(?: - |, |-| at )(?=\p{Lu})/u, 'UC ')
    .replace(/^UNC - /, 'UNC ')
    .replace(/\bUniv\. /g, 'University ')
    .replace(/\bInst\. /g, 'Institute ')
    .replace(' - ', ', ')
}
