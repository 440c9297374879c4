import { z } from 'zod'
import { Done } from './responses.ts'
import type { CallSchemas } from './call-schemas.ts'

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** The schemas of each call, by its name. */
export const schemas = {
  getCalendar: { response: z.object({ made_at: z.string().nullable() }) },
  makeCalendar: {
    /** The IANA time zone of the browser, in which the days of the calendar are meant. */
    body: z.object({ time_zone: z.string().max(64).refine(isTimeZone, 'This time zone is not known.') }),
    response: z.object({ url: z.string(), made_at: z.string() }),
  },
  endCalendar: { response: Done },
  readCalendar: { params: z.object({ token: z.string() }), response: 'file' },
} satisfies Record<string, CallSchemas>
