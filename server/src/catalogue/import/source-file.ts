/** A file cannot be read, is malformed, not UTF-8 or lacks a column; the message is for the operator. */
export class SourceFileError extends Error {}

/**
 * Decodes a file of text: UTF-8, or UTF-16 if it begins with the mark of that. Throws SourceFileError at an invalid
 * byte: a file of Windows-1252 would replace good names by garbled ones, by which no opt-out is found.
 */
export async function* decodeText(
  file: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder!.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new SourceFileError(`${file} is not UTF-8. Save it as UTF-8 (in Excel: "CSV UTF-8") and import it again.`)
    }
  }
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true })
    yield decode(chunk)
  }
  if (decoder) yield decode()
}
