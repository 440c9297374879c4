import type { Services } from '../services.ts'
import type { JobData } from '../work.ts'

/**
 * Asks for the link to a professor's page. It only adds a job, which looks the professor up: neither the response nor
 * its time tells whether the professor is known, has an address, or has a valid link.
 */
export function askForPage({ db, jobs }: Pick<Services, 'db' | 'jobs'>, asked: JobData['page_link']): Promise<void> {
  return db.transaction().execute((tx) => jobs.add(tx, 'page_link', asked))
}
