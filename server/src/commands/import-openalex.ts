import { importOpenalex, createOpenalexClient, OpenalexError } from '../catalogue/import/openalex.ts'
import { systemClock } from '../clock.ts'
import { CommandFailure, readArgs, wrongUsage, type Command } from './command.ts'
import { withImportDatabase } from './database.ts'
import { formatReport, showProgress } from './import-report.ts'
import { trimEnd } from '../text/trim-end.ts'

export const command: Command = {
  usage: 'import openalex --institution <id or ROR> … [--min-works N] [--mailto <address>] [--key <key>] [--restart]',
  help: [
    'Imports the authors of institutions from the OpenAlex API, each with the ten newest works that have an abstract. It',
    'sends at most ten requests a second, each for many authors. A run continues an earlier one that was interrupted.',
    'A free key of OpenAlex (https://openalex.org/settings/api) allows 10,000 such requests a day; without a key only a few',
    'are allowed. When they are used up, the import waits until the next day (midnight UTC) and continues.',
    '',
    '  --institution <…>     an id of OpenAlex or ROR, for example I136199984 or 03vek6s52; may be repeated',
    '  --min-works N         skips authors with fewer works: most of them are students with one or two',
    '  --key <key>           the key of OpenAlex; or set OPENALEX_KEY, which other users of the machine cannot see',
    '  --mailto <address>    your address for OpenAlex; or set OPENALEX_MAILTO',
    '  --restart             starts again instead of continuing an interrupted run',
    '',
    'OPENALEX_URL replaces https://api.openalex.org.',
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
      out(
        'Without a key OpenAlex allows a few hundred requests a day. Get a free one: https://openalex.org/settings/api',
      )
    const openalex = createOpenalexClient(
      {
        url: readUrl(process.env.OPENALEX_URL || 'https://api.openalex.org'),
        key,
        mailto: flags.mailto || process.env.OPENALEX_MAILTO || undefined,
      },
      undefined,
      (waitMs) => {
        const continuesAt = new Date(systemClock.now().getTime() + waitMs).toISOString().slice(0, 16).replace('T', ' ')
        out(
          `Today's requests to OpenAlex are used up. The import continues at ${continuesAt} UTC; you may also stop it and run it again then.`,
        )
      },
    )
    const order = { institutions, minWorks: readMinWorks(flags['min-works']), restart: flags.restart }
    const report = await withImportDatabase((database) =>
      importOpenalex(database, systemClock, openalex, order, showProgress(progress, 'Authors of OpenAlex')),
    ).catch((error: unknown) => {
      throw error instanceof OpenalexError ? new CommandFailure(error.message) : error
    })
    for (const line of formatReport(report)) out(line)
  },
}

function readUrl(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new CommandFailure('OPENALEX_URL must be an http or https URL.')
  return trimEnd(url, /\//)
}

function readMinWorks(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(text)) throw wrongUsage(`"${text}" is not a valid number of works.`)
  return Number(text)
}
