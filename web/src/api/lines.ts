/** Splits a text stream into its lines, without blank ones, as they arrive. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.map((line) => line.trim()).filter(Boolean)
  }
  if (rest.trim()) yield rest.trim()
}

/** Lines of which the first is a count and each following one a JSON value; what does not parse is skipped. */
export async function* readCounted(
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ count: number } | { value: unknown }> {
  let first = true
  for await (const line of splitLines(chunks)) {
    const value = parse(line)
    if (first) {
      first = false
      yield { count: typeof value === 'number' ? value : 0 }
    } else if (value !== undefined) yield { value }
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}
