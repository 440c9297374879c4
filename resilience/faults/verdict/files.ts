import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '@labreach/launch/sql'
import type { Scene } from '../scene.ts'

/** Files that were read and found whole, by name, with their sizes. */
export type SeenFiles = Map<string, number>

/** Ms within which a resume is written, on a machine that does much else. */
const WRITE_MS = 5_000

/**
 * Files that a row names and that are not there or not whole, and files that nobody names and that are not whole either. A
 * whole one without a row is that of an upload whose process died, as is a part that a process which was then killed had
 * begun: the product's own sweep takes both.
 */
export async function wrongFiles(sql: Sql, { field, resumes }: Scene, seen: SeenFiles): Promise<string[]> {
  const rows = await sql<{ id: string; size: number; sha256: string }[]>`
    select file_id::text as id, byte_size as size, encode(sha256, 'hex') as sha256 from resumes
    union all select file_id::text, byte_size, encode(sha256, 'hex') from visitor_resumes`
  const there = new Set(await readdir(field.filesDir).catch(() => []))
  const wrong: string[] = []
  for (const { id, size, sha256 } of rows) {
    if (!there.delete(id)) wrong.push(`the file ${id} is gone, and a row names it`)
    else if (seen.get(id) !== size) {
      const bytes = await readFile(join(field.filesDir, id))
      if (createHash('sha256').update(bytes).digest('hex') === sha256) seen.set(id, size)
      else wrong.push(`the file ${id} is not what was uploaded: ${bytes.length} of ${size} bytes`)
    }
  }
  const sizes = new Set(resumes.map((pdf) => pdf.length))
  for (const name of there) {
    if (seen.has(name)) continue
    const found = await stat(join(field.filesDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    // An upload that is under way renamed its part, or the sweep removed it, after the folder was listed.
    if (!found) continue
    const { size, mtimeMs } = found
    const begun = name.endsWith('.part') && field.killedAt.some((at) => mtimeMs <= at && at - mtimeMs < WRITE_MS)
    if (sizes.has(size) || begun) seen.set(name, size)
    else wrong.push(`the file ${name} is a part of ${size} bytes, and nobody names it`)
  }
  return wrong
}
