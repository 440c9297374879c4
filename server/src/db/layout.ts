/**
 * Where the rows of a table are after `labreach distribute`: spread over the workers by this column, or on the
 * coordinator. A spread table is large; every key of it contains the column, and no statement joins it with a table of
 * the coordinator (server/test/statements/rules.ts). See docs/decisions/2026-11-27-letters-spread-first.md.
 */
export type Place = { spreadBy: 'student_id' } | 'coordinator'

const spread: Place = { spreadBy: 'student_id' }

/** The place of every table. A new table is added here (commands/distribute/plan.test.ts). */
export const layout: Readonly<Record<string, Place>> = {
  // The texts of students: two thirds of their bytes.
  outreaches: spread,
  letter_reports: spread,
  ai_uses: spread,
  templates: spread,
  ai_sentences: spread,

  // Accounts: names that are unique among all students, and what every call reads. About 5 kB a student.
  students: 'coordinator',
  sessions: 'coordinator',
  resumes: 'coordinator',
  google_grants: 'coordinator',
  google_links: 'coordinator',
  first_templates: 'coordinator',
  name_searches: 'coordinator',
  password_resets: 'coordinator',
  email_changes: 'coordinator',
  passkeys: 'coordinator',
  second_factors: 'coordinator',
  recovery_codes: 'coordinator',
  browser_proofs: 'coordinator',
  school_addresses: 'coordinator',
  school_address_links: 'coordinator',
  calendar_feeds: 'coordinator',
  // At most three open links a student, of at most fifty comments.
  mentor_links: 'coordinator',
  mentor_comments: 'coordinator',
  customers: 'coordinator',
  handled_payments: 'coordinator',
  // Every page of professors reads them together with the account, in one prepared statement.
  relationships: 'coordinator',
  relationship_stamps: 'coordinator',

  // The catalogue.
  professors: 'coordinator',
  publications: 'coordinator',
  professor_activity: 'coordinator',
  professor_facts: 'coordinator',
  professor_aliases: 'coordinator',
  professor_embeddings: 'coordinator',
  professor_wishes: 'coordinator',
  homepage_reads: 'coordinator',
  homepage_hosts: 'coordinator',
  email_lookups: 'coordinator',
  opt_outs: 'coordinator',
  opt_out_tokens: 'coordinator',
  suppressions: 'coordinator',
  page_links: 'coordinator',
  page_changes: 'coordinator',
  address_changes: 'coordinator',
  imports: 'coordinator',
  import_progress: 'coordinator',

  // What belongs to no student, or remains after one.
  journal: 'coordinator',
  past_contacts: 'coordinator',
  past_uses: 'coordinator',
  referrals: 'coordinator',
  visitor_resumes: 'coordinator',
  google_trips: 'coordinator',
  passkey_challenges: 'coordinator',
  rate_limits: 'coordinator',
  suppression_lines: 'coordinator',
  kysely_migration: 'coordinator',
  kysely_migration_lock: 'coordinator',
}

export const isSpread = (table: string): boolean => typeof layout[table] === 'object'

/** The spread tables, in the order of the layout. */
export const spreadTables: readonly string[] = Object.keys(layout).filter(isSpread)
