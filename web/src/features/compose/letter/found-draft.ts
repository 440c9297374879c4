import type { Draft } from '@labreach/contract/professors'
import { own, type Found, type Text } from './letter-state.ts'

/** A draft of the server as a text that can be shown. @param subject for one that was saved without its own. */
export const foundDraft = ({ draft, subject: its, saved_at }: Draft, subject: string): Found => ({
  from: 'draft',
  at: saved_at,
  subject: its ?? subject,
  body: draft,
  enhancement: null,
  choice: own,
  isOwn: false,
})

export const same = (one: Text, two: Text): boolean => one.body === two.body && one.subject === two.subject
