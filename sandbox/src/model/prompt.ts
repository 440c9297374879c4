export type Student = {
  name?: string
  major?: string
  year?: string | number
  school?: string
  interests?: string[]
  skills?: string[]
}
export type Professor = { name?: string; interests?: string[] }
/** A sentence of an abstract with its number, from 1. */
export type Sentence = { number: number; text: string }
export type Publication = { title: string; sentences?: Sentence[]; year?: number | null }
export type Facts = {
  student?: Student
  professor?: Professor
  publication?: Publication
  instructions?: string
  /** For the task `fields`: the names of the fields to choose from, and the student's lines. */
  fields?: string[]
  lines?: string[]
  /** For the task `claims`: sentences of a letter. The publication has its sentences beside its title. */
  claims?: Sentence[]
  title?: string
  sentences?: Sentence[]
}
export type Prompt = { task: 'template' | 'enhance' | 'fields' | 'claims'; facts: Facts; letter: string }

/**
 * Parses a prompt of the product: a line with its task, such as `TASK: template`, `<facts>{JSON}</facts>` and, for
 * enhance, `<letter>…</letter>`. Throws with a sentence if one of them is missing or invalid.
 */
export function readPrompt(text: string): Prompt {
  const taskLine = /^TASK: (template|enhance|fields|claims)\s*$/m.exec(text)
  if (!taskLine)
    throw new Error('The prompt has no line "TASK: template", "TASK: enhance", "TASK: fields" or "TASK: claims".')
  const task = taskLine[1] as Prompt['task']
  // The instructions may mention the tag <facts>; the facts themselves begin with a brace.
  const open = /<facts>\s*\{/.exec(text)
  const rest = open ? text.slice(open.index + '<facts>'.length) : ''
  const close = rest.search(/\}\s*<\/facts>/)
  if (close < 0) throw new Error('The prompt has no <facts>.')
  const facts = rest.slice(0, close + 1)
  const quoted = between(rest, '<letter>', '</letter>') ?? '""'
  const letter = parseJson(quoted, 'letter')
  if (typeof letter !== 'string') throw new Error('The <letter> of the prompt is not a text.')
  if (task === 'enhance' && letter.trim() === '') throw new Error('The prompt has no <letter> to enhance.')
  const parsed = parseJson(facts, 'facts') as Facts
  // Without an abstract, a publication has no sentences.
  const isClaimed = areNumbered(parsed.claims) && parsed.claims!.length > 0 && areNumbered(parsed.sentences)
  if (task === 'claims' && !isClaimed) throw new Error('The prompt has no numbered "sentences" and "claims" to judge.')
  return { task, facts: parsed, letter: letter.trim() }
}

const areNumbered = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every((one: Partial<Sentence> | null, at) => one?.number === at + 1 && typeof one.text === 'string')

function between(text: string, open: string, close: string): string | undefined {
  const start = text.indexOf(open)
  const end = start < 0 ? -1 : text.indexOf(close, start)
  return end < 0 ? undefined : text.slice(start + open.length, end)
}

function parseJson(json: string, tag: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`The <${tag}> of the prompt is not JSON.`)
  }
}
