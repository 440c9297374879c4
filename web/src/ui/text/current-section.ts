/**
 * Which of several sections is being read: the last one whose top (pixels from the top of the window) has passed `line`;
 * at the end of the page the last one, which may be too short to get there.
 */
export function currentSection(tops: number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}
