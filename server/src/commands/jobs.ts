import type { Database } from '../db/connection.ts'
import type { Jobs } from '../services/jobs/jobs.ts'
import { createJobs } from '../services/jobs/pg-boss-jobs.ts'
import { lengthyWork, unlimitedWork, workNames, type JobData } from '../work.ts'
import type { Terminal } from './command.ts'
import { atDatabase, withDatabase } from './database.ts'

/** Runs `work` on the operator's database with the queues of its jobs, which the server runs. */
export function withJobs<T>(
  { progress }: Terminal,
  work: (database: Database & { url: string; jobs: Jobs<JobData> }) => Promise<T>,
): Promise<T> {
  const onError = (error: unknown) => void progress.write(`${String(error)}\n`)
  return atDatabase(async (url) => {
    const jobs = createJobs<JobData>(url, workNames, onError, {
      lengthy: lengthyWork,
      unlimited: unlimitedWork,
    })
    try {
      return await withDatabase((database) => work({ ...database, url, jobs }))
    } finally {
      await jobs.close()
    }
  })
}
