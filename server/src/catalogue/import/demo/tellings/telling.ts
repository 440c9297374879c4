/**
 * What titles and abstracts are made of. Places to fill: {topic}, {thing} and {other} (two things of the topic),
 * {method}, {aim}, {setting}, {percent}, {months}, {many}. Every opening has topic and thing, every middle method and
 * other, so that an abstract names all that its author lists as interests even without a closing.
 */
export type Telling = {
  titles: readonly string[]
  openings: readonly string[]
  middles: readonly string[]
  closings: readonly string[]
}
