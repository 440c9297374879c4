import { readFile } from 'node:fs/promises'
import type { Attack } from './attack.ts'
import { createSender, unlockProfessor, sendLetter, type Sender } from './letters.ts'
import type { AttackTarget } from './target.ts'

/** The maximum CPU time of the server for three calls with one text. An ordinary text takes 1/20 of it. */
const MAX_MS = 1_500
/** The unit of CPU time in /proc/<pid>/stat. */
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
  ['http:// repeated', fill('http://')],
  ['lines of one hyphen', fill('-\n')],
  ['nested placeholders', fill('[a{')],
]

let senderPromise: Promise<Sender> | undefined

async function readCpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

export const degenerateTexts: readonly Attack[] = texts.map(([name, text]) => ({
  finding: 8,
  long: true,
  name: `a letter, a draft and an enhancement with ${name}`,
  async run(target: AttackTarget) {
    const sender = await (senderPromise ??= createSender(target))
    const [pid, professor] = [await target.serverPid(), await target.nextProfessor()]
    await unlockProfessor(target, sender, professor)
    const { token, network: from } = sender
    const msBefore = await readCpuMs(pid)
    const responses = [
      await target.send(`/api/professors/${professor.id}/draft/`, { token, from, body: { draft: text } }),
      await target.send('/api/emails/ai_process_template/', {
        token,
        from,
        body: { template_content: text, scholar_id: professor.scholarId },
      }),
      await sendLetter(target, sender, professor, { message: text }),
    ]
    const ms = (await readCpuMs(pid)) - msBefore
    const replies = responses.map(({ status, code }) => code || status).join(', ')
    return {
      isBlocked: ms < MAX_MS && responses.every(({ status }) => status !== 0),
      details: `${ms} ms of CPU time (${replies})`,
    }
  },
}))
