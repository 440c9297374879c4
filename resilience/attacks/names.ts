import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { aPassword, aStudent, upload } from './people.ts'

const alike: [name: string, other: (name: string) => string][] = [
  ['one Cyrillic letter', (name) => name.replace('a', 'а')],
  ['capitals', (name) => name.toUpperCase()],
  [
    'wide letters',
    (name) => name.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  ],
  [
    'Cyrillic throughout',
    (name) =>
      [...name].map((letter) => ({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х' })[letter] ?? letter).join(''),
  ],
]

const lookAlikes: Attack[] = alike.map(([name, other], at) => ({
  finding: 15,
  name: `a username that looks like another one: ${name}`,
  async play(stage) {
    const username = `${['paxco', 'cexap', 'poaxe', 'expoca'][at]}`
    await aStudent(stage, { username })
    const from = aNetwork()
    const body = { ...(await upload(stage, from)), username: other(username), password: aPassword }
    const { status, code } = await stage.ask('/api/auth/register/', { body, from })
    return { held: status >= 400 && status < 500, seen: code || String(status) }
  },
}))

const weak: Attack = {
  finding: 15,
  name: "passwords of the product, of one's own name, and of the most used ones",
  async play(stage) {
    const from = aNetwork()
    const [session, username] = [await upload(stage, from), 'quentinmarsh']
    const passwords = [
      'labreach1',
      'l4breach-2026!',
      'Labreach123',
      username,
      `${username}1`,
      'QuentinMarsh2026',
      'password1',
      'qwertyuiop',
    ]
    const taken: string[] = []
    for (const password of passwords) {
      const { status } = await stage.ask('/api/auth/register/', { body: { ...session, username, password }, from })
      if (status === 200) taken.push(password)
    }
    return { held: taken.length === 0, seen: `${taken.length} of ${passwords.length} taken ${taken.join(', ')}`.trim() }
  },
}

export const names: readonly Attack[] = [...lookAlikes, weak]
