import { forms, type EverydayList, type Form } from './everyday-lists.ts'

/** What a list in one form led to. */
export type Shown = {
  id: string
  group: EverydayList['group']
  form: Form
  meant: string
  lines: string[]
  /** Names of fields, the most important first. */
  understood: string[]
  /** The first professors, with their bands. */
  bands: string[]
  professors: { interests: string[]; titles: string[] }[]
}

/** `relevant`: how many of the first nine professors are in the field meant. */
export type Judgment = { id: string; form: Form; relevant: number }

/** Of nine professors, so many in the field meant make a list sensible. */
const sensibleMin = 6

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`

/** How many were tried, the bands of the professors, and how many lists were not understood at all. */
export function summarize(tried: readonly Shown[]): string {
  const bands = tried.flatMap((one) => one.bands)
  const shares = ['close', 'related', 'stretch', 'none'].map(
    (band) => `${band} ${percent(bands.filter((one) => one === band).length, bands.length)}`,
  )
  const notUnderstood = tried.filter(({ understood }) => understood.length === 0).length
  return `${tried.length} lists in a form; bands: ${shares.join(', ')}; ${notUnderstood} without an understood field`
}

/** Prints the share of sensible lists by group and form, of those that were judged. */
export function printShares(lists: readonly EverydayList[], judgments: readonly Judgment[]): void {
  const known = new Set(lists.map(({ id }) => id))
  const unknown = judgments.filter(({ id, form }) => !known.has(id) || !forms.includes(form))
  for (const { id, form } of unknown) console.log(`not of this half, or of no form: ${id}, ${form}`)
  for (const group of ['computing', 'other'] as const) {
    const ids = new Set(lists.filter((one) => one.group === group).map(({ id }) => id))
    for (const form of forms) {
      const judged = judgments.filter((one) => ids.has(one.id) && one.form === form)
      const sensible = judged.filter(({ relevant }) => relevant >= sensibleMin).length
      const mean = judged.reduce((sum, { relevant }) => sum + relevant, 0) / Math.max(1, judged.length)
      console.log(
        `${group.padEnd(10)} ${form.padEnd(15)} ${String(sensible).padStart(3)} of ${judged.length} sensible (${percent(sensible, judged.length)}), ${mean.toFixed(1)} of nine on average`,
      )
    }
  }
}
