import { bombs } from './bombs.ts'
import { damaged } from './damaged.ts'
import { disguised } from './disguised.ts'
import type { HostileFile } from './hostile-file.ts'

/** The server must refuse each of these files with a sentence, within 10 s. */
export const hostilePdfs: readonly HostileFile[] = [...damaged, ...bombs, ...disguised]
