import { join } from 'node:path'
import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { createSender, optOut, listSentMails, unlockProfessor, sendLetter } from './letters.ts'
import { waitForMails } from './mails.ts'
import { requireSuccess } from './students.ts'
import type { Professor, AttackTarget } from './target.ts'

/** Opts a professor out and confirms the erasure by the link mailed to the stored address. */
async function createErased(target: AttackTarget): Promise<{ professor: Professor; status: number }> {
  const professor = await target.nextProfessor()
  requireSuccess(await optOut(target, professor, newNetwork()), 'the opt-out')
  const [mail] = await waitForMails(target, professor.email!, 1)
  const token = /erase=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { status } = await target.send('/api/professors/optout/erase/', { body: { token }, from: newNetwork() })
  return { professor, status }
}

const erasureAttack: Attack = {
  finding: 11,
  name: 'data of a professor remain after a confirmed erasure',
  async run(target) {
    const { professor, status } = await createErased(target)
    const rows = await target.sql`select * from professors where id = ${professor.id}`
    const remainder = [professor.name, professor.email!, 'www.riverbend.edu/~'].filter((word) =>
      JSON.stringify(rows).includes(word),
    )
    return {
      isBlocked: remainder.length === 0,
      details: `erasure: ${status}; remaining: ${remainder.join(', ') || 'nothing'}`,
    }
  },
}

const importAttack: Attack = {
  finding: 1,
  name: 'letter to an erased and an opted-out professor as another professor, after the next import',
  async run(target) {
    const { professor } = await createErased(target)
    const optedOut = await target.nextProfessor()
    requireSuccess(await optOut(target, optedOut, newNetwork()), 'the opt-out')
    const [professors, works] = ['professors.csv', 'works.csv'].map((name) => join(target.dataDir, name))
    const { code, output } = await target.labreach(['import', 'csv', '--professors', professors!, '--works', works!])
    if (code !== 0) throw new Error(`The import failed: ${output}`)
    const listed = await target.sql`
      select name from professors where not opt_out and (name in (${professor.name}, ${optedOut.name})
      or email in (${professor.email}, ${optedOut.email}))`
    const sender = await createSender(target)
    for (const { email } of [professor, optedOut])
      for (const recipient of [email!, email!.toUpperCase().replace('@', '+b@')]) {
        const otherProfessor = await target.nextProfessor()
        await unlockProfessor(target, sender, otherProfessor)
        await sendLetter(target, sender, otherProfessor, { to_email: recipient })
      }
    const delivered = (await listSentMails(target, sender)).length
    return {
      isBlocked: listed.length === 0 && delivered === 0,
      details: `${listed.length} of 2 professors listed again, ${delivered} of 4 letters delivered`,
    }
  },
}

const injections = [
  ['Subject', (recipient: string) => ({ subject: `Hello\r\nBcc: ${recipient}` })],
  ['Subject, after a single LF', (recipient: string) => ({ subject: `Hello\nCc: ${recipient}\n\nmore` })],
  ['To', (recipient: string) => ({ to_email: `x@riverbend.edu\r\nBcc: ${recipient}` })],
] as const

const injectionAttacks: Attack[] = injections.map(([name, more]) => ({
  finding: 1,
  name: `letter to an opted-out professor by a header line in ${name}`,
  async run(target) {
    const optedOut = await target.nextProfessor()
    requireSuccess(await optOut(target, optedOut, newNetwork()), 'the opt-out')
    const [sender, otherProfessor] = [await createSender(target), await target.nextProfessor()]
    await unlockProfessor(target, sender, otherProfessor)
    const { status, code } = await sendLetter(target, sender, otherProfessor, more(optedOut.email!))
    const delivered = (await listSentMails(target, sender)).filter(({ to }) => to.includes(optedOut.email!)).length
    return { isBlocked: delivered === 0, details: `${delivered} delivered (${code || status})` }
  },
}))

export const optedOutAttacks: readonly Attack[] = [...injectionAttacks, importAttack, erasureAttack]
