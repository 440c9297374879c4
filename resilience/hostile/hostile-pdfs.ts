import { bombs } from './bombs.ts'
import { damaged } from './damaged.ts'
import { disguised } from './disguised.ts'
import type { Hostile } from './hostile.ts'

/** Every one of them must be refused: with a sentence, within 10 s, without harm to the server. */
export const hostilePdfs: readonly Hostile[] = [...damaged, ...bombs, ...disguised]
