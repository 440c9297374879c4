import { z } from 'zod'
import { takingLevels } from '../choices.ts'

/** Whom a professor takes, by the professor's own word; the term "fall 2027" or null for now. */
export const Taking = z.union([
  z.literal('nobody'),
  z.object({ levels: z.array(z.enum(takingLevels)), from: z.string().nullable() }),
])
export type Taking = z.infer<typeof Taking>

/** What the professor has said about letters, for a student who has unlocked the professor. Null: nothing was said. */
export const WishesForStudents = z.object({
  taking: Taking.nullable(),
  contents: z.string().nullable(),
  follow_up: z.boolean().nullable(),
  attachments: z.boolean().nullable(),
  ai_note: z.boolean().nullable(),
  /** The first day, as 2027-01-15, on which letters are welcome again. */
  paused_until: z.string().nullable(),
  /** The professor wants no letters at all. */
  cap_zero: z.boolean(),
})
export type WishesForStudents = z.infer<typeof WishesForStudents>
