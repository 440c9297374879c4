/**
 * Numbers of the lines of a Markdown text that state something, from 1: everything written down, but
 * - empty lines,
 * - headings ('## 3. Entities'), which only name what follows,
 * - a table's head (the row above a separator) and its separator ('|---|---|'),
 * - rules ('---') and fences of code ('```').
 */
export function statingLines(markdown: string): number[] {
  const lines = markdown.split('\n').map((line) => line.trim())
  const isSeparator = (line: string | undefined) =>
    line !== undefined && line.includes('---') && /^[\s|:-]+$/.test(line)
  return lines.flatMap((text, index) => {
    const silent =
      text === '' ||
      /^#{1,6}\s/.test(text) ||
      text.startsWith('```') ||
      isSeparator(text) ||
      (text.startsWith('|') && isSeparator(lines[index + 1]))
    return silent ? [] : [index + 1]
  })
}
