/** The style of studies of a field: it determines the sentences of titles and abstracts. */
export type Style = 'computing' | 'experiment' | 'clinic' | 'society' | 'humanities' | 'theory'

/**
 * A field of research with the words that its papers and a student's resume have in common. Every phrase can replace a
 * noun and contains no verb, so that singular and plural fit the same sentence.
 */
export type DemoField = {
  /** After "Professor of". */
  name: string
  /** The department in a host name: `cs` in cs.stanford.example. */
  subdomain: string
  style: Style
  /** Share of professors, relative to the others. */
  weight: number
  /** The methods of studies. */
  methods: readonly string[]
  /** What studies measure, explain or improve. */
  targets: readonly string[]
  /** Where and when, with a preposition. */
  settings: readonly string[]
  /** Its topics, each with the things that are studied. */
  topics: Readonly<Record<string, readonly string[]>>
}
