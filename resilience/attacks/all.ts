import { accountDeletionAttacks } from './account-deletion.ts'
import { anonymityAttacks } from './anonymity.ts'
import type { Attack } from './attack.ts'
import { degenerateTexts } from './degenerate-texts.ts'
import { delistingAttacks } from './delisting.ts'
import { googleLinkAttacks } from './google-link.ts'
import { guessingAttacks } from './guessing.ts'
import { mentorAttacks } from './mentors.ts'
import { usernameAndPasswordAttacks } from './usernames-and-passwords.ts'
import { optedOutAttacks } from './opted-out.ts'
import { otherFindings } from './other-findings.ts'
import { ownLetterAttacks } from './own-letter.ts'
import { plainMailAttacks } from './plain-mail.ts'
import { recipientAttacks } from './recipients.ts'
import { replayAttacks } from './replays.ts'
import { slowClientAttacks } from './slow-clients.ts'
import { stolenTokenAttacks } from './stolen-token.ts'

/** Groups run at the same time. Attacks of one group run in this order, since they change the same data. */
export const groups: readonly (readonly Attack[])[] = [
  [
    ...recipientAttacks,
    ...replayAttacks,
    ...delistingAttacks,
    ...optedOutAttacks,
    ...ownLetterAttacks,
    ...mentorAttacks,
  ],
  [...stolenTokenAttacks, ...googleLinkAttacks, ...guessingAttacks],
  [
    ...anonymityAttacks,
    ...accountDeletionAttacks,
    ...plainMailAttacks,
    ...otherFindings,
    ...usernameAndPasswordAttacks,
  ],
]

/** These run after all others: they measure the server, or they block other clients if they succeed. */
export const exclusiveAttacks: readonly Attack[] = [...slowClientAttacks, ...degenerateTexts]
