import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { waitForMails } from './mails.ts'
import { createOwner, createStudent, login, newPassword, type Student } from './students.ts'
import type { AttackTarget } from './target.ts'

/** Tries wrong passwords from one network. Returns the error codes. */
async function guess(target: AttackTarget, username: string, network: string, times: number): Promise<string[]> {
  const codes: string[] = []
  for (let number = 0; number < times; number++)
    codes.push((await login(target, { username, password: `guess number ${number}`, network })).code)
  return codes
}
/** The other codes refuse a sign-in without a check of the password. */
const countChecked = (codes: readonly string[]) => codes.filter((code) => code === 'credentials_wrong').length

const lockoutAttacks: Attack[] = [
  { networks: 1, times: 15, isNewNetwork: false },
  { networks: 8, times: 10, isNewNetwork: false },
  { networks: 8, times: 10, isNewNetwork: true },
].map(({ networks, times, isNewNetwork }) => ({
  finding: 10,
  name: `${networks * times} wrong passwords from ${networks} networks lock the owner out${isNewNetwork ? ' in a new network' : ''}`,
  async run(target) {
    const owner = await createStudent(target)
    const codes = await Promise.all(
      Array.from({ length: networks }, () => guess(target, owner.username, newNetwork(), times)),
    )
    const user = { ...owner, network: isNewNetwork ? newNetwork() : owner.network }
    const firstResponse = await login(target, user)
    // A sign-in from a network that is new to the account may have to wait for some seconds.
    const wait = Number(firstResponse.headers['retry-after'] ?? 0)
    const canRetry = isNewNetwork && firstResponse.status === 429 && wait <= 30
    const response = canRetry ? await retryLater(target, user, wait) : firstResponse
    return {
      isBlocked: response.status === 200 && wait <= 30,
      details: `${countChecked(codes.flat())} passwords checked; sign-in of the owner: ${firstResponse.status}, then ${response.status} (waits ${wait} s)`,
    }
  },
}))

async function retryLater(target: AttackTarget, student: Student, seconds: number) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + 200))
  return login(target, student)
}

const resetAttacks: Attack[] = [5, 30].map((times) => ({
  finding: 10,
  name: `${times} reset requests of strangers block the owner's reset`,
  async run(target) {
    const owner = await createOwner(target)
    for (let number = 0; number < times; number++)
      await target.send('/api/auth/password-reset/', {
        body: { email: owner.username },
        from: number % 5 ? newNetwork() : '127.19.0.1',
      })
    const ownerCall = { body: { email: owner.username }, from: owner.network }
    const ownerResponse = await target.send('/api/auth/password-reset/', ownerCall)
    const mails = (await waitForMails(target, owner.username, 4)).filter(({ subject }) => /new password/i.test(subject))
    let resetStatus = 0
    for (const { text } of mails.toReversed()) {
      const token = /token=([\w-]+)/.exec(text)?.[1]
      if (resetStatus !== 200)
        resetStatus = (await target.send('/api/auth/reset-password/', { body: { token, password: newPassword } }))
          .status
    }
    return {
      isBlocked: ownerResponse.status === 200 && resetStatus === 200 && mails.length <= 4,
      details: `request: ${ownerResponse.status}, ${mails.length} links mailed, new password: ${resetStatus}`,
    }
  },
}))

const spellings: [name: string, spell: (name: string) => string[]][] = [
  [
    'capitals and full-width letters',
    (name) => [name, name.toUpperCase(), toFullWidth(name), toFullWidth(name.toUpperCase())],
  ],
  ['Unicode compatibility characters', (name) => [name, name.replace('s', 'ſ'), name.replace('fi', 'ﬁ'), ` ${name} `]],
]
const toFullWidth = (text: string) =>
  text.replaceAll(/[a-zA-Z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))

const unicodeAttacks: Attack[] = spellings.map(([name, spell], network) => ({
  finding: 10,
  name: `40 wrong passwords from one network for four forms of a username: ${name}`,
  async run(target) {
    const owner = await createStudent(target, { username: `finnsarfi${network}` })
    const from = newNetwork()
    const codes: string[] = []
    for (const form of spell(owner.username)) codes.push(...(await guess(target, form, from, 10)))
    return { isBlocked: countChecked(codes) <= 10, details: `${countChecked(codes)} passwords checked` }
  },
}))

export const guessingAttacks: readonly Attack[] = [...lockoutAttacks, ...resetAttacks, ...unicodeAttacks]
