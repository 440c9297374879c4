import type { Draft } from '@labreach/contract/professors'
import { ownText, type StoredVersion, type Text } from '../letter-state.ts'

/** Makes a version of the text from a draft of the server. @param subject used for a draft without a subject. */
export const versionFromDraft = (
  { draft, subject: draftSubject, saved_at }: Draft,
  subject: string,
): StoredVersion => ({
  from: 'draft',
  at: saved_at,
  subject: draftSubject ?? subject,
  body: draft,
  enhancement: null,
  choice: ownText,
  isOwn: false,
})

export const isSameText = (one: Text, two: Text): boolean => one.body === two.body && one.subject === two.subject
