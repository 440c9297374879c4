/**
 * The numbers, from 1, of the lines with statements in a Markdown text. These are all lines except
 * - empty lines,
 * - headings ('## 3. Entities'),
 * - the header of a table (the row above a separator) and its separator ('|---|---|'),
 * - rules ('---') and code fences ('```').
 */
export function findStatementLines(markdown: string): number[] {
  const lines = markdown.split('\n').map((line) => line.trim())
  const isSeparator = (line: string | undefined) =>
    line !== undefined && line.includes('---') && /^[\s|:-]+$/.test(line)
  return lines.flatMap((text, index) => {
    const hasNoStatement =
      text === '' ||
      /^#{1,6}\s/.test(text) ||
      text.startsWith('```') ||
      isSeparator(text) ||
      (text.startsWith('|') && isSeparator(lines[index + 1]))
    return hasNoStatement ? [] : [index + 1]
  })
}
