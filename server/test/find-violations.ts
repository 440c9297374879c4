import { DAY_MS } from '@labreach/contract/plans'
import type { Faculty, Person, Row } from './faculty.ts'

/** One delivered letter. `row` is the professor in its request. */
export type Delivered = { from: string; to: string; at: Date; row: Row }
export type OptOut = { person: Person; at: Date }

const WEEK_MS = 7 * DAY_MS
const A_WEEK = 3

/** The violated rules, judged by the mailboxes alone: one sentence per letter that must not have been delivered. */
export function findViolations(
  faculty: Faculty,
  delivered: readonly Delivered[],
  optOuts: readonly OptOut[],
): string[] {
  const letters = delivered
    .map((letter) => ({ ...letter, mailbox: faculty.getMailbox(letter.to) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const violations: string[] = []

  for (const { mailbox, at, row } of letters) {
    const gone = optOuts.some(({ person, at: since }) => at > since && person.mailboxes.includes(mailbox))
    if (gone) violations.push(`${mailbox} had opted out and got a letter`)
    const owners = faculty.people.filter(({ mailboxes }) => mailboxes.includes(mailbox))
    if (owners.length > 0 && !owners.includes(row.person))
      violations.push(`${mailbox} got a letter to ${row.person.name}`)
  }

  // Limits apply to a single mailbox and to all mailboxes of a person.
  const receivers = [...letters.map(({ mailbox }) => [mailbox]), ...faculty.people.map(({ mailboxes }) => mailboxes)]
  for (const mailboxes of new Map(receivers.map((some) => [some.join(), some])).values()) {
    const received = letters.filter(({ mailbox }) => mailboxes.includes(mailbox))
    const findExcess = (from: readonly (typeof received)[number][], count: number) =>
      from.filter((letter, at) => from[at + count] && from[at + count]!.at.getTime() - letter.at.getTime() < WEEK_MS)
    for (const _ of findExcess(received, A_WEEK))
      violations.push(`${mailboxes.join(', ')} got more than ${A_WEEK} letters in a week`)
    for (const own of Object.values(Object.groupBy(received, ({ from }) => from)))
      for (const { from } of findExcess(own!, 1))
        violations.push(`${mailboxes.join(', ')} got two letters of ${from} in a week`)
  }
  return violations
}
