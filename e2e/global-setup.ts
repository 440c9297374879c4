import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { programs } from '@labreach/launch/start'
import { buildWeb } from '@labreach/launch/web-build'

/** Builds the website before the first journey: two workers that start at once would both build into one folder. */
export default async function buildWebsite(): Promise<void> {
  if (process.env.WEB_DIR) return
  const results = join(import.meta.dirname, '../test-results')
  await mkdir(results, { recursive: true })
  await buildWeb(programs.web, { env: process.env, log: join(results, 'website.log'), before: () => undefined })
}
