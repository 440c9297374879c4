/** Yields the lines of a text stream as they arrive, without blank ones. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.map((line) => line.trim()).filter(Boolean)
  }
  if (rest.trim()) yield rest.trim()
}

/** Reads lines of which the first is a count and each other one a JSON value. Lines that do not parse are skipped. */
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
