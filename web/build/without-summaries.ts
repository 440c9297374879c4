import type { Plugin } from 'vite'

/** `  summary: '…',` as oxfmt writes it in contract/src/<noun>.ts, in one line or two. */
const summary = /^ {2}summary:\s+(?:'[^'\n]*'|"[^"\n]*"),\n/gm

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
