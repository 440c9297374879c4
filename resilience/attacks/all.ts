import { anonymity } from './anonymity.ts'
import type { Attack } from './attack.ts'
import { crowds } from './crowds.ts'
import { delisting } from './delisting.ts'
import { googleDoors } from './google-doors.ts'
import { guessing } from './guessing.ts'
import { keptOut } from './kept-out.ts'
import { leaving } from './leaving.ts'
import { names } from './names.ts'
import { plainMail } from './plain-mail.ts'
import { recipients } from './recipients.ts'
import { replays } from './replays.ts'
import { sideDoors } from './side-doors.ts'
import { strangeLetters } from './strange-letters.ts'
import { theRest } from './the-rest.ts'

/** What does not disturb each other; those of one lane use up, or take back, what the next one needs. */
export const lanes: readonly (readonly Attack[])[] = [
  [...recipients, ...replays, ...delisting, ...keptOut],
  [...sideDoors, ...googleDoors, ...guessing],
  [...anonymity, ...leaving, ...plainMail, ...theRest, ...names],
]

/** What measures the server as a whole, or shuts others out where it works: after all others. */
export const alone: readonly Attack[] = [...crowds, ...strangeLetters]
