import type { Attack } from './attack.ts'
import { newNetwork, type HttpRequest } from './http-client.ts'
import { createSender, listSentMails, sendLetter, unlockProfessor, type Sender } from './letters.ts'
import { waitForMails, type Mail } from './mails.ts'
import { requireSuccess } from './students.ts'
import type { AttackTarget, Professor } from './target.ts'

/** The link in every letter is also in the Sent folder: here the sender opens the link of their own letter. */
async function sendAndOpen(target: AttackTarget) {
  const [sender, professor] = [await createSender(target), await target.nextProfessor()]
  await unlockProfessor(target, sender, professor)
  requireSuccess(await sendLetter(target, sender, professor), 'the letter')
  const [mail] = await listSentMails(target, sender)
  const [, letter, signature] = /\/letter\?letter=(\d+)&signature=([\w-]+)/.exec(mail!.text) ?? []
  return { sender, professor, link: { letter: Number(letter), signature: signature! } }
}

const pageAttack: Attack = {
  finding: 0,
  name: 'the sender uses the link of the own letter to set wishes or change data',
  async run(target) {
    const { professor, link } = await sendAndOpen(target)
    const call = (path: string, request: HttpRequest) =>
      target.send(path, { ...request, headers: { 'x-professor-page': link.signature }, from: newNetwork() })
    const statuses = [
      await call('/api/professor/page/wishes/', { method: 'PATCH', body: { cap: 0, ...link } }),
      await call('/api/professor/page/data/', { method: 'PATCH', body: { email: 'attacker@riverbend.edu' } }),
      await call('/api/professor/page/remove/', { method: 'POST', body: link }),
      await call('/api/professor/page/open/', { body: { token: link.signature } }),
      await call('/api/professor/page/undo/', { body: { token: link.signature } }),
    ].map(({ status }) => status)
    const [row] = await target.sql`
      select email, opt_out, (select count(*)::int from professor_wishes w where w.scholar_id = p.scholar_id) as wishes
      from professors p where id = ${professor.id}`
    return {
      isBlocked: row!.email === professor.email && row!.opt_out === false && row!.wishes === 0,
      details: `statuses ${statuses.join(', ')}; wishes: ${row!.wishes}`,
    }
  },
}

const answer = (target: AttackTarget, link: object, text: string) =>
  target.send('/api/professor/letter/answer/', { body: { ...link, answer: text }, from: newNetwork() })

const rivalsAttack: Attack = {
  finding: 0,
  name: 'the sender answers the own letter so that no other student can write',
  async run(target) {
    const { professor, link } = await sendAndOpen(target)
    const { status } = await answer(target, link, 'not_my_field')
    const other = await createSender(target)
    await unlockProfessor(target, other, professor)
    const sent = await sendLetter(target, other, professor)
    return { isBlocked: sent.status === 200, details: `answer: ${status}; another student's letter: ${sent.status}` }
  },
}

const reopeningAttack: Attack = {
  finding: 0,
  name: "the sender replaces the professor's answer to write again",
  async run(target) {
    const { sender, professor, link } = await sendAndOpen(target)
    await answer(target, link, 'not_my_field')
    const { status } = await answer(target, link, 'write_next_week')
    await passAMonth(target, sender, professor)
    const sent = await sendLetter(target, sender, professor)
    return { isBlocked: sent.status === 409, details: `second answer: ${status}; next letter: ${sent.status}` }
  },
}

/** Makes the letter a month older. The end of the stop by an answer stays. */
async function passAMonth({ sql }: AttackTarget, { id }: Sender, professor: Professor): Promise<void> {
  await sql`
    update outreaches set reserved_at = reserved_at - interval '30 days', settled_at = settled_at - interval '30 days'
    where student_id = ${id} and professor_id = ${professor.id}`
}

const linkAttack: Attack = {
  finding: 0,
  name: 'the sender asks for the page of the professor by the own letter, ten times',
  async run(target) {
    const { sender, professor, link } = await sendAndOpen(target)
    const answers = new Set<string>()
    for (let tries = 0; tries < 10; tries++) {
      const { status, body } = await target.send('/api/professor/page/ask/', { body: link, from: newNetwork() })
      answers.add(JSON.stringify([status, body]))
    }
    const isLink = ({ text }: Mail) => text.includes('/professor?token=')
    // The first mail is the letter.
    const toProfessor = (await waitForMails(target, professor.email!, 2)).filter(isLink).length
    const toSender = (await waitForMails(target, sender.email)).filter(isLink).length
    return {
      isBlocked: toProfessor === 1 && toSender === 0 && answers.size === 1,
      details: `${answers.size} different answers, ${toProfessor} mail to the professor, ${toSender} to the sender`,
    }
  },
}

export const ownLetterAttacks: readonly Attack[] = [pageAttack, rivalsAttack, reopeningAttack, linkAttack]
