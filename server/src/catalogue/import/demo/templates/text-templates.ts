/**
 * The templates of titles and abstracts. Variables: {topic}, {thing} and {other} (two subjects of the topic), {method},
 * {aim}, {setting}, {percent}, {months}, {many}. Every opening contains topic and thing, every middle method and other:
 * an abstract then contains all interests of its author, even without a closing.
 */
export type TextTemplates = {
  titles: readonly string[]
  openings: readonly string[]
  middles: readonly string[]
  closings: readonly string[]
}
