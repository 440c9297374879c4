import { expect, test } from 'vitest'
import { americanSchools } from '../../catalogue/institutions/american-schools.ts'
import { countryZones } from './countries.ts'
import { findPlace } from './find-place.ts'
import { otherSchools } from '../../catalogue/institutions/other-schools.ts'

const unknown = { school_name: '', affiliation: '', homepage_url: null, email: null }

test.each([
  [{ school_name: 'UC San Diego' }, 'America/Los_Angeles', 'San Diego'],
  [{ school_name: 'Stanford University', email: 'a@gmail.com' }, 'America/Los_Angeles', 'Stanford'],
  [{ school_name: 'University of Wisconsin, Madison' }, 'America/Chicago', 'Madison'],
  [{ email: 'ada@cs.cmu.edu' }, 'America/New_York', 'Pittsburgh'],
  [{ homepage_url: 'https://people.inf.ethz.ch/ada/' }, 'Europe/Zurich', 'Zurich'],
  [{ homepage_url: 'https://www.ifi.lmu.de/~ada' }, 'Europe/Berlin', 'Germany'],
  [
    { affiliation: 'Computer Science, TU Wien, Austria', homepage_url: 'https://ada.github.io' },
    'Europe/Vienna',
    'Austria',
  ],
  [{ email: 'ada@dcs.gla.ac.uk' }, 'Europe/London', 'United Kingdom'],
  [{ email: 'ada@cse.unsw.edu.au' }, 'Australia/Sydney', 'Sydney'],
])('the place of %j is known [SEND-37]', (professor, timeZone, name) => {
  expect(findPlace({ ...unknown, ...professor })).toEqual({ timeZone, name })
})

test.each([
  {},
  { school_name: 'University of Nowhere' },
  { email: 'ada@unknown.edu' },
  { homepage_url: 'https://ada.github.io' },
  { homepage_url: 'https://ada.me' },
  // Countries with several time zones.
  { email: 'ada@unknown.ca' },
  { affiliation: 'Computer Science, Unknown, Canada' },
  { homepage_url: 'no address' },
])('the place of %j is unknown [SEND-37]', (professor) => {
  expect(findPlace({ ...unknown, ...professor })).toBeNull()
})

test('every time zone exists', () => {
  const zones = [...Object.keys(americanSchools), ...Object.keys(otherSchools), ...Object.values(countryZones)]
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})
