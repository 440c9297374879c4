import { randomBytes } from 'node:crypto'
import type { Attack } from './attack.ts'
import { newNetwork } from './http-client.ts'
import { unlockProfessor } from './letters.ts'
import { changePassword, createOwner, requireSuccess, reset, type Student } from './students.ts'
import type { AttackTarget } from './target.ts'

const draft = 'Dear Professor,\n\nPlanted words of this draft.'

/** A student with a link to the draft for a professor. */
async function createLink(target: AttackTarget) {
  const [student, professor] = [await createOwner(target), await target.nextProfessor()]
  await unlockProfessor(target, student, professor)
  const own = { token: student.token, from: student.network }
  const path = `/api/professors/${professor.id}`
  requireSuccess(await target.send(`${path}/draft/`, { ...own, body: { draft, subject: 'Planted' } }), 'the draft')
  const { id, url } = requireSuccess(await target.send(`${path}/mentors/`, { ...own, method: 'POST' }), 'the link').body
  return { student, id: Number(id), token: new URL(url as string).hash.slice(1) }
}

const comment = { quote: 'Planted', position: 17, text: 'A comment', suggestion: null, by: 'Nobody' }

/** Reads, comments and deletes with a token. Returns the number of calls that were not refused, or that leaked a word. */
async function tryToken(target: AttackTarget, token: string, commentId: number): Promise<number> {
  const from = newNetwork()
  const headers = { 'x-mentor-link': token, 'x-mentor-visit': 'of an attacker' }
  const responses = [
    await target.send('/api/mentor/letter/', { headers, from }),
    await target.send('/api/mentor/comments/', { headers, from, body: comment }),
    await target.send(`/api/mentor/comments/${commentId}/`, { headers, from, method: 'DELETE' }),
  ]
  return responses.filter(({ status, text }) => status < 400 || text.includes('Planted')).length
}

const forgedAttack: Attack = {
  finding: 0,
  name: '1,000 attempts with forged, changed and revoked mentor links',
  async run(target) {
    const [open, revoked] = [await createLink(target), await createLink(target)]
    const own = { token: revoked.student.token, from: revoked.student.network }
    const headers = { 'x-mentor-link': open.token, 'x-mentor-visit': 'of the mentor' }
    const made = requireSuccess(
      await target.send('/api/mentor/comments/', { headers, from: newNetwork(), body: comment }),
      'the comment',
    )
    const commentId = Number(made.body.id)
    requireSuccess(await target.send(`/api/mentors/${revoked.id}/`, { ...own, method: 'DELETE' }), 'the revocation')
    const forge = [
      () => randomBytes(32).toString('base64url'),
      () => revoked.token,
      () => open.token.slice(0, -1),
      () => `${open.token.slice(0, 20)}${randomBytes(18).toString('base64url').slice(0, 23)}`,
      () => open.token.toUpperCase(),
      () => `${open.id}`,
      () => "' or true --",
      () => own.token.slice(0, 60),
    ]
    const worked = { forged: 0, foreign: 0 }
    for (let attempt = 0; attempt < 310; attempt++)
      worked.forged += await tryToken(target, forge[attempt % forge.length]!(), commentId)
    // Another student tries the link and the comment by their ids.
    for (let attempt = 0; attempt < 70; attempt++) {
      const path = attempt % 2 ? `/api/mentors/${open.id}/` : `/api/mentors/comments/${commentId}/`
      const request = attempt % 2 ? { method: 'DELETE' } : { method: 'PATCH', body: { state: 'dismissed' } }
      if ((await target.send(path, { ...own, ...request })).status < 400) worked.foreign++
    }
    const left = await target.send('/api/mentor/letter/', { headers, from: newNetwork() })
    const comments = (left.body.comments ?? []) as unknown[]
    return {
      isBlocked: worked.forged === 0 && worked.foreign === 0 && left.status === 200 && comments.length === 1,
      attempts: 1_000,
      details: `930 calls by wrong tokens: ${worked.forged} work; 70 by another student: ${worked.foreign}; the open link: ${left.status}`,
    }
  },
}

const endings: [string, (target: AttackTarget, student: Student) => Promise<unknown>][] = [
  ['changes', changePassword],
  ['resets', (target, { username, network }) => reset(target, username, network)],
]

const endedAttacks: Attack[] = endings.map(([verb, act]) => ({
  finding: 0,
  name: `a mentor link after its student ${verb} the password`,
  async run(target) {
    const { student, token } = await createLink(target)
    const read = () => target.send('/api/mentor/letter/', { headers: { 'x-mentor-link': token }, from: newNetwork() })
    const first = await read()
    await act(target, student)
    const worked = await tryToken(target, token, 1)
    return {
      isBlocked: first.status === 200 && worked === 0,
      details: `before: ${first.status}; after: ${worked} work`,
    }
  },
}))

export const mentorAttacks: readonly Attack[] = [forgedAttack, ...endedAttacks]
