import { refreshHomepages, type RefreshReport } from '../catalogue/facts/refresh/refresh-homepages.ts'
import { systemClock } from '../clock.ts'
import { createHomepages } from '../services/homepages/public-homepages.ts'
import { readArgs, wrongUsage, type Command } from './command.ts'
import { withDatabase } from './database.ts'

const pagesDefault = 100

export const command: Command = {
  usage: 'refresh [--pages N]',
  help: [
    'Reads the homepages of professors that are due, and stores what their sentences say about taking students. It obeys',
    'the robots.txt of each host, reads one page of a host in ten seconds, and no page of a professor who has opted out.',
    'A page is read again after 30 days. A run that is interrupted is continued by the next one. The server does the same',
    'every night, see HOMEPAGES_PER_NIGHT.',
    '',
    `  --pages N    the most pages of this run, 1 to 5000; ${pagesDefault} without it`,
  ].join('\n'),
  async run(args, { out, progress }) {
    const { flags } = readArgs(args, [], { pages: { type: 'string' } })
    const pages = readPages(flags.pages)
    const stopping = new AbortController()
    process.once('SIGINT', () => stopping.abort())
    const report = await withDatabase(({ db }) =>
      refreshHomepages(
        { db, clock: systemClock, homepages: createHomepages() },
        {
          pages,
          signal: stopping.signal,
          onRead: (so) => progress.isTTY && progress.write(`\rHomepages: ${countPages(so)}`),
        },
      ),
    )
    if (progress.isTTY) progress.write('\n')
    out(`${report.read} homepages read, ${report.withStatement} of them say whether students are taken.`)
    out(`${report.forbidden} forbidden by their hosts, ${report.refused} no pages, ${report.unreachable} unreachable.`)
    if (report.expired > 0) out(`${report.expired} facts deleted whose term has begun.`)
  },
}

const countPages = ({ read, forbidden, refused, unreachable }: RefreshReport) =>
  read + forbidden + refused + unreachable

function readPages(text: string | undefined): number {
  if (text === undefined) return pagesDefault
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > 5_000)
    throw wrongUsage(`"${text}" is not a valid number of pages.`)
  return Number(text)
}
