import { importOpenalex, openalexClient, OpenalexError } from '../catalogue/import/openalex.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withImportDatabase } from './database.ts'
import { reportLines, showProgress } from './import-report.ts'
import { trimEnd } from '../text/trim-end.ts'

export const command: Command = {
  usage: 'import openalex --institution <id or ROR> … [--min-works N] [--mailto <address>] [--key <key>] [--restart]',
  help: [
    'Imports the authors of institutions, each with the ten newest works that have an abstract, from the OpenAlex API:',
    'at most ten requests a second, many authors in each. What broke off goes on when it is run again.',
    'OpenAlex gives a free key 10,000 such requests a day (https://openalex.org/settings/api), hardly any without one;',
    'when they are used up, the import waits for the next day (midnight UTC) and goes on.',
    '',
    '  --institution <…>     an id of OpenAlex or ROR, as I136199984 or 03vek6s52; again for each further one',
    '  --min-works N         leaves out authors with fewer works: most are students, who wrote one or two',
    '  --key <key>           of OpenAlex. Or OPENALEX_KEY, which other users of the machine cannot see',
    '  --mailto <address>    yours, so that OpenAlex can reach you. Or OPENALEX_MAILTO',
    '  --restart             begins anew where an earlier run broke off',
    '',
    'OPENALEX_URL names another address than https://api.openalex.org.',
  ].join('\n'),
  async run(args, { out, progress }) {
    const text = { type: 'string' } as const
    const { flags } = readArgs(args, [], {
      institution: { type: 'string', multiple: true },
      'min-works': text,
      mailto: text,
      key: text,
      restart: { type: 'boolean' },
    })
    const institutions = (flags.institution ?? []).flatMap((one) => one.split(',')).flatMap((one) => one.trim() || [])
    if (institutions.length === 0) throw wrongUsage('The id or ROR of an --institution is missing.')
    const key = flags.key || process.env.OPENALEX_KEY || undefined
    if (!key)
      out('Without a key OpenAlex answers a few hundred requests a day. A free one: https://openalex.org/settings/api')
    const openalex = openalexClient(
      {
        url: address(process.env.OPENALEX_URL || 'https://api.openalex.org'),
        key,
        mailto: flags.mailto || process.env.OPENALEX_MAILTO || undefined,
      },
      undefined,
      (waitMs) => {
        const goesOn = new Date(systemClock.now().getTime() + waitMs).toISOString().slice(0, 16).replace('T', ' ')
        out(
          `OpenAlex's budget of today is used up. The import goes on at ${goesOn} UTC; it may also be stopped and run again then.`,
        )
      },
    )
    const order = { institutions, minWorks: works(flags['min-works']), restart: flags.restart }
    const report = await withImportDatabase((database) =>
      importOpenalex(database, systemClock, openalex, order, showProgress(progress, 'Authors of OpenAlex')),
    ).catch((error: unknown) => {
      throw error instanceof OpenalexError ? new CommandFailure(error.message) : error
    })
    for (const line of reportLines(report)) out(line)
  },
}

function address(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new CommandFailure('OPENALEX_URL must be a web address.')
  return trimEnd(url, /\//)
}

function works(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(given)) throw wrongUsage(`"${given}" is no number of works.`)
  return Number(given)
}
