/**
 * Breakpoints in px, each named by what fits at this width. In style sheets `@media (--from-tablet)` means this width
 * or wider, `(--upto-tablet)` this width or narrower, `(--below-tablet)` narrower (see build/named-media-queries.ts).
 */
export const widths = {
  'narrow-phone': 420,
  phone: 480,
  'wide-phone': 560,
  /** Two small things side by side. */
  pair: 600,
  /** A dialog that does not fill the screen. */
  dialog: 640,
  /** Two columns of cards. */
  grid: 700,
  /** Two texts side by side. */
  texts: 720,
  tablet: 768,
  /** The columns of a section of the landing page. */
  sections: 800,
  /** A panel beside the letter. */
  aside: 860,
  /** A table with all of its columns. */
  table: 900,
  sidebar: 992,
  /** The counters in one row. */
  counters: 1_100,
  /** A table of contents beside the text. */
  contents: 1_200,
  'wide-grid': 1_240,
} as const

/** Media conditions on the height; each has one use. */
export const heights = { tall: '(min-height: 700px)', 'not-tall': '(max-height: 960px)' } as const

/**
 * A phone on which the text is at least half as large again: an em is the browser's size of text here. `short` is a
 * window at 400 % zoom.
 */
export const zoomed = { 'large-text': '(max-width: 19.9em)', short: '(max-height: 420px)' } as const

/** From the name of a media condition to the condition. */
export const mediaNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(widths).flatMap(([name, px]): [string, string][] => [
    [`--from-${name}`, `(min-width: ${px}px)`],
    [`--upto-${name}`, `(max-width: ${px}px)`],
    [`--below-${name}`, `(max-width: ${px - 1}px)`],
  ]),
  ...Object.entries({ ...heights, ...zoomed }).map(([name, condition]): [string, string] => [`--${name}`, condition]),
])
