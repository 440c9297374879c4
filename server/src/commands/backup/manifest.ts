import { z } from 'zod'

/** The last file of a backup: what came before it, and what it belongs to. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  counters: z.record(z.string(), z.number()),
  files: z.number(),
  jobs: z.number(),
  keys: z.boolean(),
  /** Of all bytes of the archive before this file, in hexadecimal. */
  sha256: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

/** The names in the archive. A table's rows stand in numbered parts, as PostgreSQL's COPY writes them. */
export const names = {
  manifest: 'manifest.json',
  jobs: 'jobs.json',
  keys: 'keys.json',
  part: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}`,
  tableOf: (name: string) => /^tables\/(\w+)\/\d+$/.exec(name)?.[1],
  file: (key: string) => `files/${key}`,
  fileOf: (name: string) => /^files\/([\w-]+)$/.exec(name)?.[1],
}

/** Work that was ordered and not done. */
export const WaitingJobs = z.array(z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) }))
export type WaitingJobs = z.infer<typeof WaitingJobs>
