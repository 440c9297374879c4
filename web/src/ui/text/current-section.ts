/**
 * Returns the index of the section that the user reads: the last one whose top (pixels from the top of the window) is
 * above `line`. At the end of the page it is the last section, which may be too short to reach the line.
 */
export function currentSection(tops: number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}
