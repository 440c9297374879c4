import { setTimeout as sleep } from 'node:timers/promises'
import type { AttackTarget } from './target.ts'

export type Mail = { to: string[]; from: string; subject: string; text: string; html: string | null }

/** Waits up to 15 s for `minCount` mails to an address. Returns all mails to it. */
export async function waitForMails(target: AttackTarget, address: string, minCount = 0): Promise<Mail[]> {
  for (let tries = 0; ; tries++, await sleep(250)) {
    const { body } = await target.control(`mail?to=${encodeURIComponent(address)}`)
    const mails = body.mails as Mail[]
    if (mails.length >= minCount || tries > 60) return mails
  }
}

/** Waits up to 10 s for a mail with this subject. Returns the token of the newest one's link, if there is one. */
export async function findMailToken(
  target: AttackTarget,
  address: string,
  subject: RegExp,
): Promise<string | undefined> {
  for (let tries = 0; tries < 40; tries++, await sleep(250)) {
    const mail = (await waitForMails(target, address)).findLast((one) => subject.test(one.subject))
    const token = mail && /token=([\w-]+)/.exec(mail.text)?.[1]
    if (token) return token
  }
  return undefined
}
