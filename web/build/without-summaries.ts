import type { Plugin } from 'vite'

/**
 * `  summary: '…',` after the line on the session or the path, as oxfmt writes it in contract/src/<noun>.ts, in one line or two.
 * The summary of a plan, which has no session, is a text of the website.
 */
const summary = /(?<=^ {2}(?:session: '[a-z]+'|secretPath: true),\n) {2}summary:\s+(?:'[^'\n]*'|"[^"\n]*"),\n/gm

export const removeSummaries = (code: string): string => code.replaceAll(summary, '')

/** Leaves out the summaries of calls, which only the server's documentation shows. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: removeSummaries(code), map: null }),
    },
  }
}
