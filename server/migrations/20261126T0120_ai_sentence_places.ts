import { sql, type Kysely } from 'kysely'

/**
 * The sentences of AI with a place, by age: each letter is compared with the newest ones, while others are found by their
 * digest. The predicate is the condition of the query in students/ai-sentences.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ai_sentences_places on ai_sentences (student_id, written_at) where sentence ~ '[{[]'`.execute(db)
}
