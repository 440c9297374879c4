import { readFile } from 'node:fs/promises'
import type { Attack } from './attack.ts'
import { aWriter, unlock, write, type Writer } from './letters.ts'
import type { Stage } from './stage.ts'

/** Of the server's processor time for one text in three calls; usual ones take a twentieth. */
const MOST_MS = 1_500
/** What Linux counts processor time in. */
const TICK_MS = 10
const LENGTH = 20_000

const fill = (piece: string, more = '') =>
  piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH - more.length) + more

const texts: [name: string, text: string][] = [
  ['"a.a.a.…"', fill('a.')],
  ['one word of 20,000 letters', fill('a')],
  ['"a@a@a@…"', fill('a@')],
  ['20,000 spaces and a letter', `x${' '.repeat(LENGTH - 2)}x`],
  ['20,000 brackets', fill('[')],
  ['"<a <a <a …"', fill('<a ')],
  ['http:// again and again', fill('http://')],
  ['lines of one hyphen', fill('-\n')],
  ['places to fill in, one in the other', fill('[a{')],
]

let writing: Promise<Writer> | undefined

async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

export const strangeLetters: readonly Attack[] = texts.map(([name, text]) => ({
  finding: 8,
  long: true,
  name: `a letter, a draft and an enhancement of ${name}`,
  async play(stage: Stage) {
    const by = await (writing ??= aWriter(stage))
    const [pid, professor] = [await stage.serverPid(), await stage.neighbour()]
    await unlock(stage, by, professor)
    const { token, network: from } = by
    const before = await processorMs(pid)
    const answers = [
      await stage.ask(`/api/professors/${professor.id}/draft/`, { token, from, body: { draft: text } }),
      await stage.ask('/api/emails/ai_process_template/', {
        token,
        from,
        body: { template_content: text, scholar_id: professor.scholarId },
      }),
      await write(stage, by, professor, { message: text }),
    ]
    const ms = (await processorMs(pid)) - before
    const told = answers.map(({ status, code }) => code || status).join(', ')
    return {
      held: ms < MOST_MS && answers.every(({ status }) => status !== 0),
      seen: `${ms} ms of the processor (${told})`,
    }
  },
}))
