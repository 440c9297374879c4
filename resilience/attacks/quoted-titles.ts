import { resumePdf } from '@labreach/e2e/a-resume'
import type { Attack } from './attack.ts'
import { newNetwork } from './http-client.ts'
import { titles } from './professors.ts'
import { requireSuccess, upload } from './students.ts'
import type { AttackTarget } from './target.ts'

/** With two ways and two settings of the local model, these are 200 tries. The short version has fewer. */
const triesMax = 50
const shortTries = 10

type Publication = { title: string; author: number }

/**
 * Invented titles, and titles of the demo catalogue, in an order that does not depend on the import. A title identifies
 * nobody if another professor has one with the same words, apart from short ones and numbers.
 */
async function listPublications({ sql, professor }: AttackTarget, count: number): Promise<Publication[]> {
  const invented = await Promise.all(
    titles.map(async (title, at) => ({ title, author: (await professor(`author-${at}`)).id })),
  )
  const listed = await sql<Publication[]>`
    with listed as (
      select title, professor_id as author,
        (select array_agg(word order by word) from regexp_split_to_table(lower(title), '\\W+') as word
          where word ~ '[a-z]{4}') as words
      from publications join professors on professors.id = professor_id
      where not opt_out and scholar_id not like 'T%' and title ~ '( \\S+){5}')
    select min(title) as title, min(author) as author from listed
    group by words having count(distinct author) = 1
    order by md5(min(title)) limit ${count - invented.length}`
  return [...invented, ...listed]
}

/** The id of the first professor of a visitor's matches. */
async function findFirst(target: AttackTarget, { title, isTyped }: { title: string; isTyped: boolean }) {
  const from = newNetwork()
  const pdf = isTyped ? target.pdf : await resumePdf(`Reading list: ${title}`)
  const { temporary_token } = await upload(target, from, pdf)
  if (isTyped) {
    const body = { temporary_token, typed: [title.slice(0, 100)] }
    const change = { method: 'PATCH', body, from }
    requireSuccess(await target.send('/api/professors/fields/', change), 'the typed interest')
  }
  const { text } = requireSuccess(
    await target.send(`/api/professors/?temporary_token=${temporary_token}`, { from }),
    'the matches',
  )
  return (JSON.parse(text.split('\n')[1]!) as { id: number }).id
}

/** A known title, typed as an interest or written in the resume, must not show which locked card is its author's. */
const createAttack = (isTyped: boolean, count: number): Attack => ({
  finding: 7,
  name: `${count} titles of papers ${isTyped ? 'as interests' : 'in a resume'} put their author first`,
  ...(count === triesMax && { long: true }),
  async run(target) {
    const publications = await listPublications(target, count)
    const found: string[] = []
    for (const { title, author } of publications)
      if ((await findFirst(target, { title, isTyped })) === author) found.push(`“${title}”`)
    return {
      isBlocked: found.length === 0,
      details: [`${found.length} of ${publications.length} authors are first`, ...found].join('; '),
    }
  },
})

export const quotedTitleAttacks: readonly Attack[] = [shortTries, triesMax].flatMap((count) => [
  createAttack(true, count),
  createAttack(false, count),
])
