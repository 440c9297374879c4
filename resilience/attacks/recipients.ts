import type { Attack } from './attack.ts'
import { aNetwork } from './ask.ts'
import { aWriter, leaves, sentBy, unlock, write, type Writer } from './letters.ts'
import { must } from './people.ts'
import type { Professor, Stage } from './stage.ts'

/** One who writes for all attacks of this file, shown to be able to: else nothing that is refused says anything. */
let able: Promise<Writer> | undefined
const writer = (stage: Stage): Promise<Writer> =>
  (able ??= (async () => {
    const one = await aWriter(stage)
    const professor = await stage.neighbour()
    await unlock(stage, one, professor)
    must(await write(stage, one, professor), 'A usual letter')
    return one
  })())

/** Writes to `to` in the name of a neighbour whom the writer has unlocked; counts what arrived. */
async function through(stage: Stage, to: string, neighbour?: Professor) {
  const by = await writer(stage)
  const professor = neighbour ?? (await stage.neighbour())
  await unlock(stage, by, professor)
  const before = (await sentBy(stage, by)).length
  const { status, code } = await write(stage, by, professor, { to_email: to })
  const arrived = (await sentBy(stage, by)).length - before
  return { arrived, said: code || String(status) }
}

async function aGone(stage: Stage): Promise<Professor> {
  const professor = await stage.neighbour()
  must(await leaves(stage, professor, aNetwork()), 'An opt-out')
  return professor
}

const forms: [name: string, written: (address: string) => string][] = [
  ['as it is stored', (address) => address],
  ['in capitals', (address) => address.toUpperCase()],
  ['with a plus tag', (address) => address.replace('@', '+spring@')],
  ['with a display name', (address) => `"Prof" <${address}>`],
  ['with a second recipient', (address) => `${address}, x@riverbend.edu`],
]

const neighbours: Attack[] = forms.flatMap(([name, written]) => [
  {
    finding: 1,
    name: `letter to one who opted out, through a neighbour, ${name}`,
    async play(stage) {
      const { email } = await aGone(stage)
      const { arrived, said } = await through(stage, written(email!))
      const held = arrived === 0
      return { held, seen: `${arrived} arrived (${said})` }
    },
  },
])

const eight: Attack = {
  finding: 1,
  name: 'eight letters to a locked professor through eight neighbours',
  async play(stage) {
    const { email } = await stage.neighbour()
    let arrived = 0
    for (let turn = 0; turn < 8; turn++) arrived += (await through(stage, email!)).arrived
    return { held: arrived === 0, seen: `${arrived} of 8 arrived` }
  },
}

const lookedUp: Attack = {
  finding: 1,
  name: 'letter to the address that was looked up for another professor',
  async play(stage) {
    const { id } = await stage.neighbour()
    const email = `found-${id}@riverbend.edu`
    await stage.sql`
      insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
      values (${id}, 'found', ${email}, 'https://www.riverbend.edu/', now())`
    const { arrived, said } = await through(stage, email)
    return { held: arrived === 0, seen: `${arrived} arrived (${said})` }
  },
}

const rows: Attack[] = [
  ['row', 'another row of the same person, after an opt-out in the first'],
  ['dots', 'another row whose Gmail address has other dots and a tag, after an opt-out'],
].map(([key, name]) => ({
  finding: 1,
  name: name!,
  async play(stage) {
    const [gone, other] = [await stage.professor(`${key}-1`), await stage.professor(`${key}-2`)]
    must(await leaves(stage, gone, aNetwork()), 'An opt-out')
    const { arrived, said } = await through(stage, other.email!, other)
    return { held: arrived === 0, seen: `${arrived} arrived (${said})` }
  },
}))

const atOnce: Attack = {
  finding: 1,
  name: 'ten students write to one professor at the same moment, through rows and neighbours',
  async play(stage) {
    const professor = await stage.neighbour()
    const writers: Writer[] = []
    for (let turn = 0; turn < 10; turn++) writers.push(await aWriter(stage))
    const answers = await Promise.all(
      writers.map(async (one, at) => {
        const named = at % 2 ? await stage.neighbour() : professor
        await unlock(stage, one, named)
        return write(stage, one, named, { to_email: professor.email!.replace('@', '+a@') })
      }),
    )
    const arrived = (await Promise.all(writers.map((one) => sentBy(stage, one)))).flat().length
    return {
      held: arrived <= 3,
      seen: `${arrived} arrived of 10 (${answers.map(({ code }) => code || 'sent').join(', ')})`,
    }
  },
}

const twice: Attack = {
  finding: 1,
  name: 'a second letter of one student within the week, under another key and subject',
  async play(stage) {
    const [by, professor] = [await writer(stage), await stage.neighbour()]
    await unlock(stage, by, professor)
    const before = (await sentBy(stage, by)).length
    await write(stage, by, professor, { subject: 'One' })
    const { code } = await write(stage, by, professor, { subject: 'Two' })
    const arrived = (await sentBy(stage, by)).length - before
    return { held: arrived === 1, seen: `${arrived} arrived (${code})` }
  },
}

const providers: Attack[] = [
  ['gmail', 'someone.else@gmail.com'],
  ['pages', 'anybody@google.com'],
  ['govern', 'anybody@other.go.jp'],
  ['research', 'anybody@kaist.re.kr'],
  ['github', 'anybody@github.io'],
  ['blog', 'anybody@wordpress.com'],
].map(([key, to]) => ({
  finding: 12,
  name: `letter to ${to}, in the name of a professor under such a host`,
  async play(stage) {
    const { arrived, said } = await through(stage, to!, await stage.professor(key!))
    return { held: arrived === 0, seen: `${arrived} arrived (${said})` }
  },
}))

export const recipients: readonly Attack[] = [...neighbours, eight, lookedUp, ...rows, twice, atOnce, ...providers]
