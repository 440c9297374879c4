/** The type scale: captions, body on desktops, lead-ins, and three sizes of headings. */
export const textSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.3125rem',
  xl: '1.75rem',
  xxl: '2.5rem',
} as const

/**
 * Sizes outside the scale, also available as `--text-*`: the body on phones, one note, and the texts of the landing page
 * that grow with the window.
 */
export const otherTextSizes = {
  body: '1rem',
  note: '1.125rem',
  lead: 'clamp(1.0625rem, 0.95rem + 0.7vw, 1.3125rem)',
  section: 'clamp(1.3125rem, 1rem + 1.4vw, 1.75rem)',
  hero: 'clamp(2rem, 1.2rem + 3.6vw, 3.5rem)',
} as const

/**
 * Border radii by their use, available as `--radius-*`. `words` is the input for a list of words, `word` one of its
 * chips, `pill` a chip on a phone: half of the height that a finger needs.
 */
export const radii = {
  line: '2px',
  mark: '4px',
  control: '8px',
  card: '10px',
  word: '12px',
  sheet: '14px',
  words: '16px',
  pill: '22px',
} as const
