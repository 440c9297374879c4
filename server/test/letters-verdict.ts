import { DAY_MS } from '@labreach/contract/plans'
import type { Faculty, Person, Row } from './faculty.ts'

/** One letter in a mailbox; `row` is the professor whom it named. */
export type Delivered = { from: string; to: string; at: Date; row: Row }
export type OptOut = { person: Person; at: Date }

const WEEK_MS = 7 * DAY_MS
const A_WEEK = 3

/** What went wrong, by the mailboxes alone: a sentence for each letter that should not have arrived. */
export function wrongs(faculty: Faculty, delivered: readonly Delivered[], optOuts: readonly OptOut[]): string[] {
  const letters = delivered
    .map((letter) => ({ ...letter, mailbox: faculty.mailboxOf(letter.to) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const wrong: string[] = []

  for (const { mailbox, at, row } of letters) {
    const gone = optOuts.some(({ person, at: since }) => at > since && person.mailboxes.includes(mailbox))
    if (gone) wrong.push(`${mailbox} had opted out and got a letter`)
    const owners = faculty.people.filter(({ mailboxes }) => mailboxes.includes(mailbox))
    if (owners.length > 0 && !owners.includes(row.person))
      wrong.push(`${mailbox} got a letter that named ${row.person.name}`)
  }

  // A mailbox, and a person with all of theirs.
  const receivers = [...letters.map(({ mailbox }) => [mailbox]), ...faculty.people.map(({ mailboxes }) => mailboxes)]
  for (const mailboxes of new Map(receivers.map((some) => [some.join(), some])).values()) {
    const got = letters.filter(({ mailbox }) => mailboxes.includes(mailbox))
    const within = (from: readonly (typeof got)[number][], count: number) =>
      from.filter((letter, at) => from[at + count] && from[at + count]!.at.getTime() - letter.at.getTime() < WEEK_MS)
    for (const _ of within(got, A_WEEK)) wrong.push(`${mailboxes.join(', ')} got more than ${A_WEEK} letters in a week`)
    for (const own of Object.values(Object.groupBy(got, ({ from }) => from)))
      for (const { from } of within(own!, 1)) wrong.push(`${mailboxes.join(', ')} got two letters of ${from} in a week`)
  }
  return wrong
}
