import type { Attack } from './attack.ts'
import { newNetwork } from './http-client.ts'
import { createSender, optOut, listSentMails, unlockProfessor, sendLetter, type Sender } from './letters.ts'
import { requireSuccess } from './students.ts'
import type { Professor, AttackTarget } from './target.ts'

/** The sender of all attacks of this file. Its first letter must succeed; otherwise a refusal would prove nothing. */
let senderPromise: Promise<Sender> | undefined
const getSender = (target: AttackTarget): Promise<Sender> =>
  (senderPromise ??= (async () => {
    const one = await createSender(target)
    const professor = await target.nextProfessor()
    await unlockProfessor(target, one, professor)
    requireSuccess(await sendLetter(target, one, professor), 'the first letter')
    return one
  })())

/** Sends a letter for an unlocked professor with the address `to`, and counts the delivered mails. */
async function sendToAddress(target: AttackTarget, to: string, unlocked?: Professor) {
  const sender = await getSender(target)
  const professor = unlocked ?? (await target.nextProfessor())
  await unlockProfessor(target, sender, professor)
  const countBefore = (await listSentMails(target, sender)).length
  const { status, code } = await sendLetter(target, sender, professor, { to_email: to })
  const delivered = (await listSentMails(target, sender)).length - countBefore
  return { delivered, reply: code || String(status) }
}

async function createOptedOut(target: AttackTarget): Promise<Professor> {
  const professor = await target.nextProfessor()
  requireSuccess(await optOut(target, professor, newNetwork()), 'the opt-out')
  return professor
}

const spellings: [name: string, spell: (address: string) => string][] = [
  ['as it is stored', (address) => address],
  ['in capitals', (address) => address.toUpperCase()],
  ['with a plus tag', (address) => address.replace('@', '+spring@')],
  ['with a display name', (address) => `"Prof" <${address}>`],
  ['with a second recipient', (address) => `${address}, x@riverbend.edu`],
]

const optedOutAttacks: Attack[] = spellings.map(([name, spell]) => ({
  finding: 1,
  name: `letter to an opted-out professor as another professor, the address ${name}`,
  async run(target) {
    const { email } = await createOptedOut(target)
    const { delivered, reply } = await sendToAddress(target, spell(email!))
    return { isBlocked: delivered === 0, details: `${delivered} delivered (${reply})` }
  },
}))

const eightLettersAttack: Attack = {
  finding: 1,
  name: 'eight letters to a locked professor as eight other professors',
  async run(target) {
    const { email } = await target.nextProfessor()
    let delivered = 0
    for (let number = 0; number < 8; number++) delivered += (await sendToAddress(target, email!)).delivered
    return { isBlocked: delivered === 0, details: `${delivered} of 8 delivered` }
  },
}

const lookupAttack: Attack = {
  finding: 1,
  name: 'letter to the address found by an email lookup for another professor',
  async run(target) {
    const { id } = await target.nextProfessor()
    const email = `found-${id}@riverbend.edu`
    await target.sql`
      insert into email_lookups (professor_id, outcome, email, found_on, looked_up_at)
      values (${id}, 'found', ${email}, 'https://www.riverbend.edu/', now())`
    const { delivered, reply } = await sendToAddress(target, email)
    return { isBlocked: delivered === 0, details: `${delivered} delivered (${reply})` }
  },
}

const rowAttacks: Attack[] = [
  ['row', 'letter to a second row of an opted-out person'],
  ['dots', 'letter to a second row of an opted-out person, whose Gmail address has other dots and a tag'],
].map(([key, name]) => ({
  finding: 1,
  name: name!,
  async run(target) {
    const [first, second] = [await target.professor(`${key}-1`), await target.professor(`${key}-2`)]
    requireSuccess(await optOut(target, first, newNetwork()), 'the opt-out')
    const { delivered, reply } = await sendToAddress(target, second.email!, second)
    return { isBlocked: delivered === 0, details: `${delivered} delivered (${reply})` }
  },
}))

const concurrentAttack: Attack = {
  finding: 1,
  name: 'ten students write to one professor at the same time, five of them as another professor',
  async run(target) {
    const professor = await target.nextProfessor()
    const senders: Sender[] = []
    for (let number = 0; number < 10; number++) senders.push(await createSender(target))
    const responses = await Promise.all(
      senders.map(async (one, at) => {
        const recipientProfessor = at % 2 ? await target.nextProfessor() : professor
        await unlockProfessor(target, one, recipientProfessor)
        return sendLetter(target, one, recipientProfessor, { to_email: professor.email!.replace('@', '+a@') })
      }),
    )
    const delivered = (await Promise.all(senders.map((one) => listSentMails(target, one)))).flat().length
    return {
      isBlocked: delivered <= 3,
      details: `${delivered} of 10 delivered (${responses.map(({ code }) => code || 'sent').join(', ')})`,
    }
  },
}

const secondLetterAttack: Attack = {
  finding: 1,
  name: 'a second letter of one student within a week, with another key and subject',
  async run(target) {
    const [sender, professor] = [await getSender(target), await target.nextProfessor()]
    await unlockProfessor(target, sender, professor)
    const countBefore = (await listSentMails(target, sender)).length
    await sendLetter(target, sender, professor, { subject: 'One' })
    const { code } = await sendLetter(target, sender, professor, { subject: 'Two' })
    const delivered = (await listSentMails(target, sender)).length - countBefore
    return { isBlocked: delivered === 1, details: `${delivered} delivered (${code})` }
  },
}

const providerAttacks: Attack[] = [
  ['gmail', 'someone.else@gmail.com'],
  ['pages', 'anybody@google.com'],
  ['govern', 'anybody@other.go.jp'],
  ['research', 'anybody@kaist.re.kr'],
  ['github', 'anybody@github.io'],
  ['blog', 'anybody@wordpress.com'],
].map(([key, to]) => ({
  finding: 12,
  name: `letter to ${to}, as a professor with an address or page at this provider`,
  async run(target) {
    const { delivered, reply } = await sendToAddress(target, to!, await target.professor(key!))
    return { isBlocked: delivered === 0, details: `${delivered} delivered (${reply})` }
  },
}))

export const recipientAttacks: readonly Attack[] = [
  ...optedOutAttacks,
  eightLettersAttack,
  lookupAttack,
  ...rowAttacks,
  secondLetterAttack,
  concurrentAttack,
  ...providerAttacks,
]
