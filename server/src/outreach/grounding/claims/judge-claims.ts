import { WriterFailure, type Verdict, type Writer } from '../../../services/writer/writer.ts'

/** A sentence of a letter has fewer characters. A longer one is left to the rules, and does not make the prompt long. */
const claimMax = 1_000

type Input = {
  publication: { title: string; sentences: readonly string[]; year: number | null }
  /** Sentences of a letter about the publication. */
  claims: readonly string[]
  signal: AbortSignal
}

/**
 * Asks the language model whether title and abstract support each claim, apart from the call that wrote the claims: a
 * model defends what it has just written. Returns the verdicts in the order of the claims. They are undefined without a
 * usable answer in time, since the rules also decide alone. Throws WriterFailure only if the signal is aborted.
 */
export async function judgeClaims(
  writer: Writer,
  { publication, claims, signal }: Input,
): Promise<(Verdict | undefined)[]> {
  const short = claims.filter(({ length }) => length <= claimMax)
  if (short.length === 0) return []
  const verdicts = await writer.judgeClaims({ ...publication, claims: short }, signal).catch((error: unknown) => {
    if (error instanceof WriterFailure && !signal.aborted) return []
    throw error
  })
  return claims.map((claim) => verdicts.find((verdict) => short[verdict.claim - 1] === claim))
}
