import { findByAddress } from '../catalogue/addresses/professor-addresses.ts'
import { waitForImport } from '../catalogue/import/import-lock.ts'
import { selectById, selectByIds } from '../catalogue/opt-outs/opt-out-records.ts'
import { findPersonIds, findPersonRowIds } from '../catalogue/opt-outs/same-person.ts'
import { systemClock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { eraseAtOnce } from '../privacy/erasure/erase-at-once.ts'
import { optOutPerson } from '../professors/opt-out/opt-out.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { confirmByName } from './confirm.ts'
import { requireSuppressionHasher } from './data-folder.ts'
import { withJobs } from './jobs.ts'

export const command: Command = {
  usage: 'opt-out <id or address> [--erase [--yes]]',
  help: [
    'Removes a professor who asks for it by mail, as the link of a letter does: hidden at once in every row of the person,',
    'never imported again, erased after 30 days, recorded in the audit log and told to the known address. "labreach relist"',
    'reverses it until then. The id is that of the row, a Google Scholar id, an ORCID, an OpenAlex id, or another id from an',
    'import.',
    '',
    '  --erase             erases the record now, which cannot be undone, and mails nobody; it asks for the name, and waits for',
    '                      a running import. Also after an opt-out',
    '  --yes               does not ask',
  ].join('\n'),
  async run(args, terminal) {
    const { positionals, flags } = readArgs(args, ['id or address'], {
      erase: { type: 'boolean' },
      yes: { type: 'boolean' },
    })
    const suppressionHasher = await requireSuppressionHasher()
    await withJobs(terminal, async ({ db, jobs }) => {
      const { id, professor } = await findProfessor(db, positionals[0]!)
      const { name, school_name, scholar_id, erased_at } = professor
      const label = `${name}${school_name && ` (${school_name})`}`
      if (erased_at) throw new CommandFailure(`The record ${scholar_id} is erased already.`)
      if (flags.erase && !flags.yes) await confirmByName(terminal, `This erases the record of ${label} for good.`, name)
      await jobs.install()
      const deps = { db, jobs, suppressionHasher, clock: systemClock }
      await optOutPerson(deps, id, !flags.erase)
      if (flags.erase)
        await db.transaction().execute(async (tx) => {
          await waitForImport(tx)
          await eraseAtOnce(tx, deps, scholar_id)
        })
      terminal.out(flags.erase ? `The record of ${label} is erased.` : `${label} is removed.`)
      if (!flags.erase) terminal.out(`"labreach relist ${scholar_id}" reverses it, until it is erased after 30 days.`)
    })
  },
}

async function findProfessor(db: Db, given: string) {
  const [id, ...others] = await findRows(db, given)
  const professor = id === undefined ? undefined : await selectById(db, id)
  if (id === undefined || !professor)
    throw new CommandFailure(`There is no professor with the id or address "${given}".`)
  const rows = await findPersonRowIds(db, professor.scholar_id)
  const strangers = others.filter((other) => !rows.includes(other))
  if (strangers.length === 0) return { id, professor }
  const ids = [id, ...strangers].join(', ')
  throw new CommandFailure(
    `"${given}" is the address of several professors, so nobody was removed: the rows ${ids}. Name one.`,
  )
}

/** The rows that are meant; those with an address may be of several people. */
async function findRows(db: Db, given: string): Promise<number[]> {
  if (given.includes('@')) return (await findByAddress(db, [given])).map(({ id }) => id)
  const known = await selectByIds(db, await findPersonIds(db, given))
  if (known) return [known.id]
  return /^\d{1,9}$/.test(given) ? [Number(given)] : []
}
