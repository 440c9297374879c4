import { createHash } from 'node:crypto'
import { DAY_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import type { SuggestedField } from '@labreach/contract/professors'
import { lruCache } from '../../lru-cache.ts'
import { createLimiter } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { StoredResume } from '../../resume/stored-resume.ts'
import { researchLines, type Identity } from '../../resume/research-lines.ts'
import type { Services } from '../../services.ts'
import { WriterFailure } from '../../services/writer/writer.ts'
import { readProfileForWriter } from '../../students/read-profile-for-writer.ts'
import { nearNames } from '../../text/fields/near-names.ts'
import { isBroader } from '../../text/fields/relatedness.ts'
import { locateWords, type LocatedField } from './locate-words.ts'
import type { Viewer } from '../viewer.ts'
import { readInterests, understandInterests } from './understanding.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'meaning' | 'writer' | 'encryption' | 'config'>

type Asker = {
  viewer: Viewer
  /** The limit counts by it. */
  network: string
  /** Called if the model fails; then there are no suggestions. */
  onFailure: (failure: WriterFailure) => void
}

/** Names sent to the model, about a fifth of the thesaurus. */
const namesMax = 150
/** Lines for which near names are also found by meaning: the local model needs 10 ms for each, and others wait for it. */
const meaningMax = 10
/** Choices that are kept: names and positions, 1 kB each. */
const cachedMax = 2_000

/**
 * Creates the operation that asks the language model once for further fields in lines about research. It returns none
 * if that is switched off, if no line may be sent, if the network has used up its day, or if the model fails. The same
 * lines are not sent twice: the choice is kept in memory by the hash of the lines, and contains no words of them.
 * It throws temporary_token_invalid.
 */
export function createFieldSuggestions(services: Deps) {
  const { config, writer, meaning } = services
  const limiter = createLimiter(services)
  const choices = lruCache<string, Promise<LocatedField[]>>(cachedMax)

  return async ({ viewer, network, onFailure }: Asker): Promise<SuggestedField[]> => {
    if (!config.fieldSuggestions) return []
    const { student, resume } = await readInterests(services, viewer)
    const lines = researchLines(student, await readIdentity(services, viewer, resume))
    if (lines.length === 0) return []
    const understood = (await understandInterests(services, student)).map(({ name }) => name)
    const known = new Set([...understood, ...student.struck, ...student.typed])
    const chosen = await chooseOnce(lines, new Set([...student.struck, ...student.typed]), network).catch(
      (error: unknown) => {
        if (error instanceof WriterFailure) onFailure(error)
        else if (!(error instanceof Refusal && error.code === 'rate_limited')) throw error
        return []
      },
    )
    return removeUnderstood(chosen, new Set(understood))
      .filter(({ name }) => !known.has(name) && !understood.some((field) => isBroader(name, field)))
      .slice(0, serverLimits.suggestedFieldsMax)
      .map(({ name, line, from, to }) => ({ name, from: lines[line]!.slice(from, to) }))
  }

  /** @param settled what the student has decided: fields that were struck out or typed */
  function chooseOnce(lines: string[], settled: ReadonlySet<string>, network: string): Promise<LocatedField[]> {
    const key = createHash('sha256').update(JSON.stringify(lines)).digest('base64')
    const kept = choices.get(key)
    if (kept) return kept
    const choice = choose(lines, settled, network)
    choices.set(key, choice)
    choice.catch(() => choices.delete(key))
    return choice
  }

  async function choose(lines: string[], settled: ReadonlySet<string>, network: string): Promise<LocatedField[]> {
    if (config.limitsPerNetwork)
      await limiter('field-suggestions', network, { times: serverLimits.suggestionsPerNetworkDay, withinMs: DAY_MS })
    const near = await meaning.findFields(lines.slice(0, meaningMax))
    const fields = nearNames(lines, (line) => near.get(line), namesMax).filter((name) => !settled.has(name))
    return locateWords(await writer.chooseFields({ fields, lines }), lines)
  }
}

/**
 * Leaves out, of each line, what the model finds less important than a field that is understood: the line is understood
 * then, and each field that is accepted takes weight from it. Measured with `npm run bench -- everyday --model`.
 */
function removeUnderstood(chosen: readonly LocatedField[], understood: ReadonlySet<string>): LocatedField[] {
  const done = new Set<number>()
  return chosen.filter(({ name, line }) => {
    if (understood.has(name)) done.add(line)
    return !done.has(line)
  })
}

/** The names and schools of a student or a visitor, from the resume and the profile. */
async function readIdentity({ db }: Pick<Deps, 'db'>, viewer: Viewer, resume: StoredResume | null): Promise<Identity> {
  const profile = 'studentId' in viewer ? await readProfileForWriter(db, viewer.studentId) : null
  return {
    names: [profile?.name, resume?.facts.name].filter((name) => name != null),
    schools: [profile?.school, resume?.facts.school].filter((school) => school != null),
  }
}
