import { schools } from '@labreach/contract/plans'
import { describe, expect, it } from 'vitest'
import { normalizeSchool } from './schools.ts'
import { repeatText } from '../../../test/long-text.ts'

describe('the names of schools', () => {
  it.each([
    ['UC Berkeley', 'Univ. of California - Berkeley'],
    ['UC Berkeley', 'University of California, Berkeley'],
    ['UC Berkeley', 'University of California-Berkeley'],
    ['UC Berkeley', 'University of California Berkeley (UCB)'],
    ['UC Berkeley', 'The University of California at Berkeley'],
    ['UC Berkeley', ' u.c. berkeley, USA '],
    ['UC Berkeley', 'Berkeley'],
    ['UC Los Angeles', 'University of California, Los Angeles'],
    ['UC Los Angeles', 'UCLA'],
    ['UC San Diego', 'UCSD'],
    ['UC Santa Barbara', 'Univ. California, Santa Barbara'],
    ['University of Southern California', 'USC'],
    ['University of Southern California', 'Univ. of Southern California'],
    ['University of Southern California', 'University of Southern California (USC)'],
    ['Stanford University', 'Stanford'],
    ['Pomona College', 'POMONA COLLEGE'],
  ])('%s is the name in the filter for %j [BROWSE-6]', (name, given) => {
    expect(normalizeSchool(given)).toBe(name)
  })

  it('of the filter remain unchanged [BROWSE-6]', () => {
    expect(schools.map(normalizeSchool)).toEqual([...schools])
  })

  it.each([
    ['UC Merced', 'Univ. of California - Merced'],
    ['UC San Francisco', 'University of California, San Francisco'],
    ['University of California System', 'University of California System'],
    ['University of Maryland, Baltimore County', 'Univ. of Maryland - Baltimore County'],
    ['Tata Institute of Fundamental Research', 'Tata Inst. of  Fundamental Research'],
    ['Berkeley College', 'Berkeley College'],
    ['California State University, Los Angeles', 'California State University, Los Angeles'],
    ['University of South Carolina', 'University of South Carolina'],
    ['', ''],
  ])('%j, which is not in the filter, has no abbreviations: %j', (name, given) => {
    expect(normalizeSchool(given)).toBe(name)
  })

  it.each([
    ['Stanford University', 'Stanford (SU)'],
    ['Stanford University', 'Stanford (or (SU)'],
    ['Stanford (a) (b)', 'Stanford (a) (b)'],
    ['Stanford (a) b', 'Stanford (a) b'],
    ['Nowhere)', 'Nowhere)'],
    [')', ')'],
  ])('%j: only the brackets at the end of %j are removed', (name, given) => {
    expect(normalizeSchool(given)).toBe(name)
  })

  it.each(['(', ' (', ')', '()'])('may be in a very long text of %j', (part) => {
    expect(normalizeSchool(`${repeatText(part)}) x`)).toEqual(expect.any(String))
    expect(normalizeSchool(`${repeatText(part)})`)).toEqual(expect.any(String))
  })
})
