import { wordings, type EverydayList, type Wording } from './everyday-lists.ts'

/** What a list in one wording led to. `form`: the wording, by its name in the files. */
export type ListResult = {
  id: string
  group: EverydayList['group']
  form: Wording
  meant: string
  lines: string[]
  /** Names of fields, the most important first. */
  understood: string[]
  /** The first professors, with their bands. */
  bands: string[]
  professors: { interests: string[]; titles: string[] }[]
}

/** `relevant`: how many of the first nine professors are in the intended field. */
export type Judgment = { id: string; form: Wording; relevant: number }

/** A result is relevant if at least this many of its nine professors are in the intended field. */
const relevantMin = 6

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`

/** How many were tried, the bands of the professors, and how many lists were not understood at all. */
export function summarize(tried: readonly ListResult[]): string {
  const bands = tried.flatMap((one) => one.bands)
  const shares = ['close', 'related', 'stretch', 'none'].map(
    (band) => `${band} ${percent(bands.filter((one) => one === band).length, bands.length)}`,
  )
  const notUnderstood = tried.filter(({ understood }) => understood.length === 0).length
  return `${tried.length} lists in a wording; bands: ${shares.join(', ')}; ${notUnderstood} without an understood field`
}

/** Prints the share of relevant results by group and wording, of those that were judged. */
export function printShares(lists: readonly EverydayList[], judgments: readonly Judgment[]): void {
  const known = new Set(lists.map(({ id }) => id))
  const unknown = judgments.filter(({ id, form }) => !known.has(id) || !wordings.includes(form))
  for (const { id, form } of unknown) console.log(`not of this half, or of no wording: ${id}, ${form}`)
  for (const group of ['computing', 'other'] as const) {
    const ids = new Set(lists.filter((one) => one.group === group).map(({ id }) => id))
    for (const wording of wordings) {
      const judged = judgments.filter((one) => ids.has(one.id) && one.form === wording)
      const relevant = judged.filter((one) => one.relevant >= relevantMin).length
      const mean = judged.reduce((sum, one) => sum + one.relevant, 0) / Math.max(1, judged.length)
      console.log(
        `${group.padEnd(10)} ${wording.padEnd(15)} ${String(relevant).padStart(3)} of ${judged.length} relevant (${percent(relevant, judged.length)}), ${mean.toFixed(1)} of nine on average`,
      )
    }
  }
}
