/**
 * Widths in px at which a layout changes, named by what has room from there on. In style sheets: `@media (--from-tablet)`
 * is that width and more, `(--upto-tablet)` that width and less, `(--below-tablet)` less than it (build/media-names.ts).
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
  /** The columns of a section of the first page. */
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

/** Conditions on the height, which have one use each. */
export const heights = { tall: '(min-height: 700px)', 'not-tall': '(max-height: 960px)' } as const

/** All names of media conditions, with what they stand for. */
export const mediaNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(widths).flatMap(([name, px]): [string, string][] => [
    [`--from-${name}`, `(min-width: ${px}px)`],
    [`--upto-${name}`, `(max-width: ${px}px)`],
    [`--below-${name}`, `(max-width: ${px - 1}px)`],
  ]),
  ...Object.entries(heights).map(([name, condition]): [string, string] => [`--${name}`, condition]),
])
