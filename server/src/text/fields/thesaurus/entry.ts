/**
 * A field of research as the thesaurus states it. Lists are separated by ", "; names of other fields are their `name`.
 */
export type FieldEntry = {
  /** The name that is shown, e.g. "Legged locomotion"; unique. */
  name: string
  /** Broader fields; '' for a root field. */
  within: string
  /** Neighbouring fields that are neither broader nor narrower. Stated on one side only. */
  near: string
  /**
   * Names, abbreviations (in capitals), subfields and methods as researchers write them; Chinese names in Han
   * characters.
   */
  terms: string
  /**
   * Groups of these names, separated by "; ": the names of a group mean one topic, which is called by the first. A reason
   * of a match never joins two topics; the ranking counts both as this field. `kinds`: topics that
   * the field includes ("mobile manipulation" in robotic manipulation). `apart`: topics that are only close to it
   * ("question generation" beside question answering).
   */
  kinds?: string
  apart?: string
  /** The same field in the words of a beginner, a journalist or a non-native speaker: at least eight. */
  phrases: string
}
