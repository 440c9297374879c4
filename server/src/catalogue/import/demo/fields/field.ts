/** How a study of the field is told: which sentences its titles and abstracts are made of. */
export type Manner = 'computing' | 'experiment' | 'clinic' | 'society' | 'humanities' | 'theory'

/**
 * One field of research with the words its papers and a student's resume share. Every phrase fits where a noun fits and
 * takes no verb of its own, so that singular and plural may stand in the same sentence.
 */
export type Field = {
  /** After "Professor of". */
  name: string
  /** The department's part of the address: `cs` in cs.stanford.example. */
  unit: string
  manner: Manner
  /** Share of professors, relative to the others. */
  weight: number
  /** What studies use. */
  methods: readonly string[]
  /** What studies measure, explain or improve. */
  aims: readonly string[]
  /** Where or when: with their preposition. */
  settings: readonly string[]
  /** Subtopics, each with the things that are studied in it. */
  topics: Readonly<Record<string, readonly string[]>>
}
