import { addProfessors, stocked } from './stock.ts'
import type { TestApp } from './test-app.ts'

/** One row of the catalogue. */
export type Row = { scholarId: string; person: Person }
/** A professor, with all rows that merging knows of them and every mailbox that stands in one. */
export type Person = { name: string; school: string; mailboxes: string[]; rows: Row[] }

export type Faculty = {
  people: Person[]
  rows: Row[]
  /** Mailboxes at the schools that no row knows. */
  unlisted: string[]
  /** Some way to write the address of a mailbox. */
  write: (mailbox: string, random: () => number) => string
  /** The mailbox that an address leads to, by what was written before: nothing of the product is asked. */
  mailboxOf: (address: string) => string
}

const schools = ['north.edu', 'south.ac.uk', 'west.edu.cn', 'east.ac.jp', 'middle.edu.au']
const PEOPLE = 30

type Plan = { email: string | null; lookedUp?: string; homepage?: string | null }

/**
 * Thirty professors at five schools, as catalogues have them: in one row, in two rows that are united by an id, in two rows
 * that nobody united with one address in two ways to write it, at a mail provider, with an address that was looked up.
 */
export async function aFaculty(app: TestApp): Promise<Faculty> {
  const written = new Map<string, string>()
  const note = (address: string, mailbox: string) => {
    written.set(address.toLowerCase(), mailbox)
    return address
  }
  const people: Person[] = []
  let number = 0
  for (let at = 0; at < PEOPLE; at++) {
    const school = schools[at % schools.length]!
    const { mailboxes, groups } = plansOf(`prof${at}`, school, Math.floor(at / schools.length), note)
    // Rows that nobody united are two people to whoever has the catalogue alone; their mailbox is one.
    for (const plans of groups) {
      const person: Person = { name: `prof${at}`, school, mailboxes, rows: [] }
      for (const plan of plans) {
        const scholarId = await aRow(app, number++, plan)
        person.rows.push({ scholarId, person })
        if (person.rows.length > 1)
          await app.database.sql`
            insert into professor_aliases (alias, scholar_id) values (${scholarId}, ${person.rows[0]!.scholarId})`
      }
      people.push(person)
    }
  }
  const unlisted = schools.flatMap((school) => [`office@${school}`, `lab@${school}`])
  for (const mailbox of [...unlisted, ...people.flatMap((person) => person.mailboxes)]) note(mailbox, mailbox)
  return {
    people,
    rows: people.flatMap(({ rows }) => rows),
    unlisted,
    write: (mailbox, random) => note(inSomeWay(mailbox, random), mailbox),
    mailboxOf: (address) => written.get(address.toLowerCase()) ?? address,
  }
}

/** The mailboxes of one professor, and how they stand in rows; each group of rows is united. */
function plansOf(name: string, school: string, kind: number, note: (address: string, mailbox: string) => string) {
  const [own, second, gmail] = [`${name}@${school}`, `${name}@math.${school}`, `${name}x@gmail.com`]
  const homepage = `https://people.${school}/~${name}`
  const kinds: { mailboxes: string[]; groups: Plan[][] }[] = [
    { mailboxes: [own], groups: [[{ email: own }]] },
    { mailboxes: [own, second], groups: [[{ email: own }, { email: second }]] },
    {
      mailboxes: [own],
      groups: [[{ email: note(own.toUpperCase(), own) }], [{ email: note(own.replace('@', '+papers@'), own) }]],
    },
    { mailboxes: [gmail], groups: [[{ email: note(`${name}.x@googlemail.com`, gmail), homepage }]] },
    { mailboxes: [own], groups: [[{ email: null, lookedUp: own, homepage }]] },
    {
      mailboxes: [own, second],
      groups: [
        [
          { email: own, lookedUp: second },
          { email: null, homepage },
        ],
      ],
    },
  ]
  return kinds[kind % kinds.length]!
}

async function aRow(app: TestApp, number: number, { email, lookedUp, homepage = null }: Plan) {
  const [added] = await addProfessors(app.database.sql, [{ ...stocked(2_000 + number), email, homepage, works: [] }])
  const { id, scholarId } = added!
  if (lookedUp)
    await app.database.sql`
      insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
      values (${id}, 'found', ${lookedUp}, 'https://somewhere.test', ${app.clock.now()})`
  return scholarId
}

function inSomeWay(mailbox: string, random: () => number): string {
  const [local = '', domain = ''] = mailbox.split('@')
  const isGmail = domain === 'gmail.com'
  const dotted = isGmail && random() < 0.5 ? [...local].join('.') : local
  const tagged = random() < 0.4 ? `${dotted}+${Math.floor(random() * 1_000)}` : dotted
  const whole = `${tagged}@${isGmail && random() < 0.5 ? 'googlemail.com' : domain}`
  return random() < 0.3 ? whole.toUpperCase() : whole
}
