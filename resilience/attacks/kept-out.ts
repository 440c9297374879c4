import { join } from 'node:path'
import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { aWriter, leaves, sentBy, unlock, write } from './letters.ts'
import { mailsTo } from './mails.ts'
import { must } from './people.ts'
import type { Professor, Stage } from './stage.ts'

/** A professor who has opted out, and whose record is erased where they confirm it from the stored address. */
async function anErased(stage: Stage): Promise<{ professor: Professor; status: number }> {
  const professor = await stage.neighbour()
  must(await leaves(stage, professor, aNetwork()), 'An opt-out')
  const [mail] = await mailsTo(stage, professor.email!, 1)
  const token = /erase=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { status } = await stage.ask('/api/professors/optout/erase/', { body: { token }, from: aNetwork() })
  return { professor, status }
}

const erased: Attack = {
  finding: 11,
  name: 'what stays of a professor who opted out and confirmed it from the stored address',
  async play(stage) {
    const { professor, status } = await anErased(stage)
    const rows = await stage.sql`select * from professors where id = ${professor.id}`
    const stays = [professor.name, professor.email!, 'www.riverbend.edu/~'].filter((word) =>
      JSON.stringify(rows).includes(word),
    )
    return { held: stays.length === 0, seen: `erasing: ${status}; stays: ${stays.join(', ') || 'nothing'}` }
  },
}

const importedAgain: Attack = {
  finding: 1,
  name: 'letter to one who opted out and is erased, through a neighbour, after the next import',
  async play(stage) {
    const { professor } = await anErased(stage)
    const gone = await stage.neighbour()
    must(await leaves(stage, gone, aNetwork()), 'An opt-out')
    const [professors, works] = ['professors.csv', 'works.csv'].map((name) => join(stage.dataDir, name))
    const { code, said } = await stage.labreach(['import', 'csv', '--professors', professors!, '--works', works!])
    if (code !== 0) throw new Error(`The import failed: ${said}`)
    const listed = await stage.sql`
      select name from professors where not opt_out and (name in (${professor.name}, ${gone.name})
      or email in (${professor.email}, ${gone.email}))`
    const by = await aWriter(stage)
    for (const { email } of [professor, gone])
      for (const to of [email!, email!.toUpperCase().replace('@', '+b@')]) {
        const neighbour = await stage.neighbour()
        await unlock(stage, by, neighbour)
        await write(stage, by, neighbour, { to_email: to })
      }
    const arrived = (await sentBy(stage, by)).length
    return {
      held: listed.length === 0 && arrived === 0,
      seen: `${listed.length} of 2 listed again, ${arrived} of 4 arrived`,
    }
  },
}

const breaks = [
  ['Subject', (to: string) => ({ subject: `Hello\r\nBcc: ${to}` })],
  ['Subject, after a lone line end', (to: string) => ({ subject: `Hello\nCc: ${to}\n\nmore` })],
  ['To', (to: string) => ({ to_email: `x@riverbend.edu\r\nBcc: ${to}` })],
] as const

const injected: Attack[] = breaks.map(([name, more]) => ({
  finding: 1,
  name: `letter to one who opted out, by a line of its own in ${name}`,
  async play(stage) {
    const gone = await stage.neighbour()
    must(await leaves(stage, gone, aNetwork()), 'An opt-out')
    const [by, neighbour] = [await aWriter(stage), await stage.neighbour()]
    await unlock(stage, by, neighbour)
    const { status, code } = await write(stage, by, neighbour, more(gone.email!))
    const arrived = (await sentBy(stage, by)).filter(({ to }) => to.includes(gone.email!)).length
    return { held: arrived === 0, seen: `${arrived} arrived (${code || status})` }
  },
}))

export const keptOut: readonly Attack[] = [...injected, importedAgain, erased]
