import { addProfessors, makeProfessor } from './professors.ts'
import type { TestApp } from './test-app.ts'

/** One row of the catalogue. */
export type Row = { scholarId: string; person: Person }
/** A professor with their connected rows, and all mailboxes in these rows. */
export type Person = { name: string; school: string; mailboxes: string[]; rows: Row[] }

export type Faculty = {
  people: Person[]
  rows: Row[]
  /** Mailboxes at the schools that are in no row. */
  unlisted: string[]
  /** Returns a random spelling of the address of a mailbox. */
  respell: (mailbox: string, random: () => number) => string
  /** The mailbox of an address, by the earlier spellings. It uses no code of the product. */
  getMailbox: (address: string) => string
}

const schools = ['north.edu', 'south.ac.uk', 'west.edu.cn', 'east.ac.jp', 'middle.edu.au']
const PEOPLE = 30

type RowInput = { email: string | null; lookedUp?: string; homepage?: string | null }

/**
 * Thirty professors at five schools in realistic rows: one row; two rows connected by an id; two rows that are not
 * connected but have two spellings of one address; an address at a mail provider; a looked-up address.
 */
export async function aFaculty(app: TestApp): Promise<Faculty> {
  const spellings = new Map<string, string>()
  const record = (address: string, mailbox: string) => {
    spellings.set(address.toLowerCase(), mailbox)
    return address
  }
  const people: Person[] = []
  let number = 0
  for (let at = 0; at < PEOPLE; at++) {
    const school = schools[at % schools.length]!
    const { mailboxes, groups } = planRows(`prof${at}`, school, Math.floor(at / schools.length), record)
    // In the catalogue, rows that are not connected are different people, although they share a mailbox.
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
  for (const mailbox of [...unlisted, ...people.flatMap((person) => person.mailboxes)]) record(mailbox, mailbox)
  return {
    people,
    rows: people.flatMap(({ rows }) => rows),
    unlisted,
    respell: (mailbox, random) => record(respellRandomly(mailbox, random), mailbox),
    getMailbox: (address) => spellings.get(address.toLowerCase()) ?? address,
  }
}

/** The mailboxes of one professor, and their rows. The rows of a group are connected. */
function planRows(name: string, school: string, kind: number, record: (address: string, mailbox: string) => string) {
  const [own, second, gmail] = [`${name}@${school}`, `${name}@math.${school}`, `${name}x@gmail.com`]
  const homepage = `https://people.${school}/~${name}`
  const kinds: { mailboxes: string[]; groups: RowInput[][] }[] = [
    { mailboxes: [own], groups: [[{ email: own }]] },
    { mailboxes: [own, second], groups: [[{ email: own }, { email: second }]] },
    {
      mailboxes: [own],
      groups: [[{ email: record(own.toUpperCase(), own) }], [{ email: record(own.replace('@', '+papers@'), own) }]],
    },
    { mailboxes: [gmail], groups: [[{ email: record(`${name}.x@googlemail.com`, gmail), homepage }]] },
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

async function aRow(app: TestApp, number: number, { email, lookedUp, homepage = null }: RowInput) {
  const [added] = await addProfessors(app.database.sql, [
    { ...makeProfessor(2_000 + number), email, homepage, works: [] },
  ])
  const { id, scholarId } = added!
  if (lookedUp)
    await app.database.sql`
      insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
      values (${id}, 'found', ${lookedUp}, 'https://somewhere.test', ${app.clock.now()})`
  return scholarId
}

function respellRandomly(mailbox: string, random: () => number): string {
  const [local = '', domain = ''] = mailbox.split('@')
  const isGmail = domain === 'gmail.com'
  const dotted = isGmail && random() < 0.5 ? [...local].join('.') : local
  const tagged = random() < 0.4 ? `${dotted}+${Math.floor(random() * 1_000)}` : dotted
  const whole = `${tagged}@${isGmail && random() < 0.5 ? 'googlemail.com' : domain}`
  return random() < 0.3 ? whole.toUpperCase() : whole
}
