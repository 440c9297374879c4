import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'

export const command: Command = {
  usage: 'restore <scholar_id>',
  help: 'Takes back the opt-out of a professor, who is listed again at once. Written to the journal.',
  async run(args, { out }) {
    const given = readArgs(args, ['scholar_id'], {}).positionals[0]!
    const name = await withDatabase(({ sql }) =>
      sql.begin(async (tx) => {
        const [other] = await tx<{ scholar_id: string }[]>`
          select scholar_id from professor_aliases where alias = ${given}`
        const scholarId = other?.scholar_id ?? given
        const [optOut] = await tx<{ opted_out_at: Date }[]>`
          delete from opt_outs where scholar_id = ${scholarId} returning opted_out_at`
        const [professor] = await tx<{ name: string }[]>`
          update professors set opt_out = false where scholar_id = ${scholarId} and opt_out returning name`
        if (!optOut && !professor) return undefined
        await tx`
          insert into journal (at, event, subject, detail)
          values (${systemClock.now()}, 'opt_out_restored', ${scholarId},
            ${tx.json({ opted_out_at: optOut?.opted_out_at.toISOString() ?? null })})`
        await tx`notify catalogue`
        return professor?.name ?? scholarId
      }),
    )
    if (!name) throw new CommandFailure(`Nobody with the Scholar id "${given}" has opted out.`)
    out(`${name} is listed again.`)
  },
}
