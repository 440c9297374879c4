import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { defaultPassword, createStudent, upload } from './students.ts'

const usernameVariants: [name: string, spell: (name: string) => string][] = [
  ['one Cyrillic letter', (name) => name.replace('a', 'а')],
  ['capitals', (name) => name.toUpperCase()],
  [
    'full-width letters',
    (name) => name.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  ],
  [
    'only Cyrillic letters',
    (name) =>
      [...name].map((letter) => ({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х' })[letter] ?? letter).join(''),
  ],
]

const lookAlikeAttacks: Attack[] = usernameVariants.map(([name, spell], at) => ({
  finding: 15,
  name: `a username that looks like another one: ${name}`,
  async run(target) {
    const username = `${['paxco', 'cexap', 'poaxe', 'expoca'][at]}`
    await createStudent(target, { username })
    const from = newNetwork()
    const body = { ...(await upload(target, from)), username: spell(username), password: defaultPassword }
    const { status, code } = await target.send('/api/auth/register/', { body, from })
    return { isBlocked: status >= 400 && status < 500, details: code || String(status) }
  },
}))

const weakPasswordAttack: Attack = {
  finding: 15,
  name: 'passwords from the product name, from the username, and common passwords',
  async run(target) {
    const from = newNetwork()
    const [session, username] = [await upload(target, from), 'quentinmarsh']
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
    const accepted: string[] = []
    for (const password of passwords) {
      const { status } = await target.send('/api/auth/register/', { body: { ...session, username, password }, from })
      if (status === 200) accepted.push(password)
    }
    return {
      isBlocked: accepted.length === 0,
      details: `${accepted.length} of ${passwords.length} accepted ${accepted.join(', ')}`.trim(),
    }
  },
}

export const usernameAndPasswordAttacks: readonly Attack[] = [...lookAlikeAttacks, weakPasswordAttack]
