import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '@labreach/launch/sql'
import type { RunContext } from '../run-context.ts'

/** The sizes of the files that need no further check, by name. */
export type AcceptedFiles = Map<string, number>

/** The maximum time to write a resume on a busy machine. */
const WRITE_MS = 5_000

/**
 * Finds missing and incomplete files to which a row refers, and incomplete files without a row. Two kinds of file
 * without a row are allowed, since the sweep removes them: complete files, and `.part` files of a killed process.
 */
export async function findFileProblems(
  sql: Sql,
  { system, resumes }: RunContext,
  acceptedFiles: AcceptedFiles,
): Promise<string[]> {
  const rows = await sql<{ id: string; size: number; sha256: string }[]>`
    select file_id::text as id, byte_size as size, encode(sha256, 'hex') as sha256 from resumes
    union all select file_id::text, byte_size, encode(sha256, 'hex') from visitor_resumes`
  const names = new Set(await readdir(system.filesDir).catch(() => []))
  const problems: string[] = []
  for (const { id, size, sha256 } of rows) {
    if (!names.delete(id)) problems.push(`a row refers to the file ${id}, which does not exist`)
    else if (acceptedFiles.get(id) !== size) {
      const bytes = await readFile(join(system.filesDir, id))
      if (createHash('sha256').update(bytes).digest('hex') === sha256) acceptedFiles.set(id, size)
      else problems.push(`the file ${id} differs from the upload: ${bytes.length} of ${size} bytes`)
    }
  }
  const sizes = new Set(resumes.map((pdf) => pdf.length))
  for (const name of names) {
    // `doctor` writes a file for a moment, to see whether it can.
    if (acceptedFiles.has(name) || name.startsWith('.doctor-')) continue
    const stats = await stat(join(system.filesDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    // An upload has renamed its part, or the sweep has removed the file, since the folder was read.
    if (!stats) continue
    const { size, mtimeMs } = stats
    const isPartFileOfKilledProcess =
      name.endsWith('.part') && system.killedAt.some((at) => mtimeMs <= at && at - mtimeMs < WRITE_MS)
    if (sizes.has(size) || isPartFileOfKilledProcess) acceptedFiles.set(name, size)
    else problems.push(`the file ${name} without a row is incomplete: ${size} bytes`)
  }
  return problems
}
