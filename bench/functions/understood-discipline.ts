import { createLocalMeaning } from '../../server/src/services/meaning/local-meaning.ts'
import { noMeaning, type MeaningModel } from '../../server/src/services/meaning/meaning.ts'
import { findFields } from '../../server/src/text/fields/fields.ts'
import { ordinaryWords } from '../../server/src/text/fields/ordinary-words.ts'
import { thesaurus } from '../../server/src/text/fields/thesaurus.ts'
import { findCandidates, type Meaning } from '../../server/src/text/fields/understand.ts'
import { removeProse } from './academic-prose.ts'
import { entriesOfTwoDisciplines, fieldsWithEntry, findDisciplines } from './discipline-table.ts'
import { fitDisciplines } from './discipline-words.ts'

/** What a text is understood as: its best fields, and the discipline that its fields and its words fit best. */
export type Understood = { fields: readonly string[]; discipline: string | undefined }

/** A clear field counts much more than several doubtful ones. */
const scorePower = 3
/** A vague text has no clear field; names in it then decide. A name of one word often has another meaning. */
const nameWeight = { phrase: 0.03, word: 0.012 }
/** The votes of the fields count as much as this many words. */
const votesWeight = 10
/** A discipline without a vote may still be right. */
const voteFloor = 0.02

/**
 * The product's understanding of texts, sentence by sentence. Throws for an entry of the table that is no field, and for
 * a field without a discipline.
 */
export async function startUnderstanding(withModel: boolean) {
  const names = new Set(thesaurus.map(({ name }) => name))
  const unknown = fieldsWithEntry.filter((name) => !names.has(name))
  if (unknown.length > 0) throw new Error(`The table of disciplines has unknown fields: ${unknown.join(', ')}`)
  for (const { name } of thesaurus) findDisciplines(name)
  const model = withModel ? createLocalMeaning(Promise.resolve(), (error) => console.error(error)) : noMeaning
  await model.ready
  if (withModel && !model.isLoaded()) throw new Error('The local model is not loaded: npm run lab -- field-vectors')
  return {
    fieldCount: names.size,
    textCount: thesaurus.reduce((sum, { terms, phrases }) => sum + 1 + terms.length + phrases.length, 0),
    entriesOfTwoDisciplines,
    understand: async (text: string): Promise<Understood> => {
      const weights = new Map<string, number>()
      const add = (field: string, weight: number) => weights.set(field, (weights.get(field) ?? 0) + weight)
      for (const sentence of text.split(/(?<=[.!?])\s+/).filter(Boolean)) {
        const meaning = withModel ? await findMeaning(model, sentence) : undefined
        for (const { field, score } of findCandidates(removeProse(sentence), meaning).fields)
          add(field, score ** scorePower)
      }
      for (const { field, count, words } of findFields(text, (word) => !ordinaryWords.has(word)))
        add(field, count * (words > 1 ? nameWeight.phrase : nameWeight.word))
      const votes = new Map<string, number>()
      for (const [field, weight] of weights)
        for (const [discipline, share] of findDisciplines(field))
          votes.set(discipline, (votes.get(discipline) ?? 0) + weight * share)
      return { fields: sortByWeight(weights), discipline: sortByWeight(weighVotes(votes, text))[0] }
    },
    close: () => model.close(),
  }
}

/** The disciplines with the votes of their fields and the fit of their words, as logarithms. */
function weighVotes(votes: ReadonlyMap<string, number>, text: string): Map<string, number> {
  const all = votes.values().reduce((sum, one) => sum + one, 0)
  const share = (discipline: string) => (votes.get(discipline) ?? 0) / Math.max(all, Number.MIN_VALUE)
  return new Map(
    [...fitDisciplines(text)].map(([discipline, fit]) => [
      discipline,
      fit + votesWeight * Math.log(share(discipline) + voteFloor),
    ]),
  )
}

const sortByWeight = (weights: ReadonlyMap<string, number>): string[] =>
  [...weights].sort(([, one], [, other]) => other - one).map(([name]) => name)

/** The model's answer, however long it takes: a late one is kept for the next call. */
async function findMeaning(model: MeaningModel, line: string): Promise<Meaning> {
  for (;;) {
    const meaning = (await model.findFields([line])).get(line)
    if (meaning) return meaning
    if (!model.isLoaded()) throw new Error('The local model has ended.')
  }
}

/** Whether a field belongs to a discipline. */
export const belongsTo = (field: string, discipline: string): boolean =>
  findDisciplines(field).some(([name]) => name === discipline)
