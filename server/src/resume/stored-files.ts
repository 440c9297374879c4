import type { TransactionSql } from '../db/sql.ts'

/** The file ids of all resumes, those of visitors included. */
export async function selectStoredFiles(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ file_id: string }[]>`select file_id from resumes union select file_id from visitor_resumes`
  return rows.map(({ file_id }) => file_id)
}
