import { z } from 'zod'

/** The last file of a backup, with a description and the checksum of the other files. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Names of the migrations that had run in the database. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  counters: z.record(z.string(), z.number()),
  files: z.number(),
  jobs: z.number(),
  keys: z.boolean(),
  /** The hash of all bytes of the archive before this file, in hexadecimal. */
  sha256: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

/** The file names in the archive. A table's rows are in numbered parts, in the format of PostgreSQL's COPY. */
export const names = {
  manifest: 'manifest.json',
  jobs: 'jobs.json',
  keys: 'keys.json',
  part: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}`,
  getTable: (name: string) => /^tables\/(\w+)\/\d+$/.exec(name)?.[1],
  file: (key: string) => `files/${key}`,
  getFile: (name: string) => /^files\/([\w-]+)$/.exec(name)?.[1],
}

/** Jobs that had not been completed. */
export const PendingJobs = z.array(z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) }))
export type PendingJobs = z.infer<typeof PendingJobs>
