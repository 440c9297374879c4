import { setTimeout as sleep } from 'node:timers/promises'
import type { Stage } from './stage.ts'

export type Mail = { to: string[]; from: string; subject: string; text: string; html: string | null }

/** Mails to an address, once there are `least`, or what there is after a while. */
export async function mailsTo(stage: Stage, email: string, least = 0): Promise<Mail[]> {
  for (let tries = 0; ; tries++, await sleep(250)) {
    const { body } = await stage.control(`mail?to=${encodeURIComponent(email)}`)
    const mails = body.mails as Mail[]
    if (mails.length >= least || tries > 60) return mails
  }
}

/** The token of the link in the newest mail whose subject this is; undefined where none has come. */
export async function linkTo(stage: Stage, email: string, subject: RegExp): Promise<string | undefined> {
  for (let tries = 0; tries < 40; tries++, await sleep(250)) {
    const mail = (await mailsTo(stage, email)).findLast((one) => subject.test(one.subject))
    const token = mail && /token=([\w-]+)/.exec(mail.text)?.[1]
    if (token) return token
  }
  return undefined
}
