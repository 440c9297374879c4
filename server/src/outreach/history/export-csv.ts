import { csvHeading, toRows } from '@labreach/contract/letters-csv'
import { limits } from '@labreach/contract/plans'
import type { Services } from '../../services.ts'
import { letterView } from '../views.ts'
import { listOutreaches } from './list-outreaches.ts'

/** The CSV file of all letters of a student, as Outreach History saves it, in pieces of one page. */
export async function* exportCsv(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  studentId: string,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHeading)
  for (let before: number | undefined, isLast = false; !isLast;) {
    const letters = await listOutreaches(services, studentId, before)
    yield Buffer.from(toRows(letters.map((letter) => letterView(services, letter))))
    before = letters.at(-1)?.id
    isLast = letters.length < limits.outreachesPerPage
  }
}
