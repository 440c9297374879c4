import { sql } from 'kysely'

/**
 * SQL for the id of the row that an id means: an import may have replaced the one that a student's page or letter has.
 */
export const toCurrentScholarId = (scholarId: string) => sql<string>`coalesce(
  (select scholar_id from professors where scholar_id = ${scholarId}),
  (select scholar_id from professor_aliases where alias = ${scholarId}))`
