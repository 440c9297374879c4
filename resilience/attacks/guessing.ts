import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { mailsTo } from './mails.ts'
import { anOwner, aStudent, login, newPassword, type Student } from './people.ts'
import type { Stage } from './stage.ts'

/** Wrong passwords for `username` from a network; the codes that they were answered. */
async function guess(stage: Stage, username: string, network: string, times: number): Promise<string[]> {
  const codes: string[] = []
  for (let turn = 0; turn < times; turn++)
    codes.push((await login(stage, { username, password: `guess number ${turn}`, network })).code)
  return codes
}
const lookedAt = (codes: readonly string[]) => codes.filter((code) => code === 'credentials_wrong').length

const locked: Attack[] = [
  { networks: 1, times: 15, elsewhere: false },
  { networks: 8, times: 10, elsewhere: false },
  { networks: 8, times: 10, elsewhere: true },
].map(({ networks, times, elsewhere }) => ({
  finding: 10,
  name: `${networks * times} wrong passwords from ${networks} networks lock the owner out${elsewhere ? ' of a new network' : ''}`,
  async play(stage) {
    const owner = await aStudent(stage)
    const codes = await Promise.all(
      Array.from({ length: networks }, () => guess(stage, owner.username, aNetwork(), times)),
    )
    const at = elsewhere ? aNetwork() : owner.network
    const first = await login(stage, { ...owner, network: at })
    // A network that the account has not signed in from may have to wait some seconds, never to give up.
    const wait = Number(first.headers['retry-after'] ?? 0)
    const answer =
      elsewhere && first.status === 429 && wait <= 30 ? await later(stage, { ...owner, network: at }, wait) : first
    return {
      held: answer.status === 200 && wait <= 30,
      seen: `${lookedAt(codes.flat())} looked at; the owner: ${first.status}, then ${answer.status} (waits ${wait} s)`,
    }
  },
}))

async function later(stage: Stage, student: Student, seconds: number) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + 200))
  return login(stage, student)
}

const resets: Attack[] = [5, 30].map((times) => ({
  finding: 10,
  name: `${times} requests by strangers use up the owner's reset`,
  async play(stage) {
    const owner = await anOwner(stage)
    for (let turn = 0; turn < times; turn++)
      await stage.ask('/api/auth/password-reset/', {
        body: { email: owner.username },
        from: turn % 5 ? aNetwork() : '127.19.0.1',
      })
    const own = await stage.ask('/api/auth/password-reset/', { body: { email: owner.username }, from: owner.network })
    const mails = (await mailsTo(stage, owner.username, 4)).filter(({ subject }) => /new password/i.test(subject))
    let set = 0
    for (const { text } of mails.toReversed()) {
      const token = /token=([\w-]+)/.exec(text)?.[1]
      if (set !== 200)
        set = (await stage.ask('/api/auth/reset-password/', { body: { token, password: newPassword } })).status
    }
    return {
      held: own.status === 200 && set === 200 && mails.length <= 4,
      seen: `asking: ${own.status}, ${mails.length} links mailed, setting: ${set}`,
    }
  },
}))

const forms: [name: string, written: (name: string) => string[]][] = [
  ['in capitals and wide letters', (name) => [name, name.toUpperCase(), wide(name), wide(name.toUpperCase())]],
  [
    'with other letters of its compatibility forms',
    (name) => [name, name.replace('s', 'ſ'), name.replace('fi', 'ﬁ'), ` ${name} `],
  ],
]
const wide = (text: string) =>
  text.replaceAll(/[a-zA-Z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))

const unicode: Attack[] = forms.map(([name, written], at) => ({
  finding: 10,
  name: `40 tries from one network under four forms of a name: ${name}`,
  async play(stage) {
    const owner = await aStudent(stage, { username: `finnsarfi${at}` })
    const from = aNetwork()
    const codes: string[] = []
    for (const form of written(owner.username)) codes.push(...(await guess(stage, form, from, 10)))
    return { held: lookedAt(codes) <= 10, seen: `${lookedAt(codes)} looked at` }
  },
}))

export const guessing: readonly Attack[] = [...locked, ...resets, ...unicode]
