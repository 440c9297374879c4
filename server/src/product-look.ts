// The colours of the website's theme (web/src/ui/theme/theme.ts) for the two pages that the server draws itself: the
// operator's page and /api/docs. They cannot use its style sheet: the website may be absent. A test compares them.

/** The icon of the product, as in web/public/icon.svg. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0F6E6A"/><path d="M8 10.5h16v11H8z" fill="none" stroke="#FBFAF6" stroke-width="2" stroke-linejoin="round"/><path d="m8.5 11 7.5 6 7.5-6" fill="none" stroke="#FBFAF6" stroke-width="2" stroke-linejoin="round"/></svg>'

export const light = {
  paper: '#FBFAF6',
  card: '#FFFFFF',
  ink: '#1B1E28',
  dimmed: '#625E55',
  line: '#E6E2D8',
  wash: '#F6F4EE',
  accent: '#0F6E6A',
  'accent-ink': '#0A5A57',
  'accent-wash': '#E9F5F3',
  'on-accent': '#FFFFFF',
  amber: '#855703',
  'amber-wash': '#FFF6E3',
  red: '#A02A1D',
  'red-wash': '#FDEEEC',
  green: '#226531',
} as const

export const dark: Readonly<Record<keyof typeof light, string>> = {
  paper: '#11141C',
  card: '#191D28',
  ink: '#E8EAF0',
  dimmed: '#A6ADBD',
  line: '#2A303E',
  wash: '#1F2431',
  accent: '#56AEA6',
  'accent-ink': '#A9D6D1',
  'accent-wash': '#17302F',
  'on-accent': '#11141C',
  amber: '#EDBA52',
  'amber-wash': '#2E2614',
  red: '#EF938A',
  'red-wash': '#33201F',
  green: '#83C18F',
}

const declare = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

/** The colours as CSS variables, light or dark as the browser is, and the fonts: those of the theme where installed. */
export const lookVariables = `
:root{color-scheme:light dark;${declare(light)};--serif:'Source Serif 4',Georgia,'Times New Roman',serif;--sans:'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif;--mono:ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace}
@media (prefers-color-scheme:dark){:root{${declare(dark)}}}
`
