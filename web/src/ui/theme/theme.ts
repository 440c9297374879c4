import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { otherTextSizes, radii, textSizes } from '../scale.ts'

// Ten shades each. White text on the shades 6 and 7 has a contrast of at least 4.5:1.
const teal: MantineColorsTuple = [
  '#E9F5F3',
  '#D3EAE7',
  '#A9D6D1',
  '#7BC0B9',
  '#56AEA6',
  '#33978F',
  '#1B847D',
  '#0F6E6A',
  '#0A5A57',
  '#064543',
]
const amber: MantineColorsTuple = [
  '#FFF6E3',
  '#FCE9C3',
  '#F5D28B',
  '#EDBA52',
  '#E3A428',
  '#C98A12',
  '#A86F06',
  '#855703',
  '#6B4603',
  '#523502',
]
const red: MantineColorsTuple = [
  '#FDEEEC',
  '#FAD9D5',
  '#F3B1A9',
  '#EF938A',
  '#E87A6F',
  '#D2402F',
  '#B93324',
  '#A02A1D',
  '#7F2118',
  '#5F1911',
]
const green: MantineColorsTuple = [
  '#ECF6EE',
  '#D6EBDA',
  '#AED7B6',
  '#83C18F',
  '#6DB87C',
  '#3F934F',
  '#2E7B3E',
  '#226531',
  '#1A5026',
  '#133B1C',
]
const gray: MantineColorsTuple = [
  '#F6F4EE',
  '#EFECE4',
  '#E6E2D8',
  '#DDD9CD',
  '#CFCABC',
  '#A49E90',
  '#625E55',
  '#565249',
  '#3F3C36',
  '#27251F',
]
const dark: MantineColorsTuple = [
  '#E8EAF0',
  '#CDD1DB',
  '#A6ADBD',
  '#7F889C',
  '#363D4E',
  '#2A303E',
  '#191D28',
  '#11141C',
  '#0D1016',
  '#090B10',
]

// Each font is followed by the fallbacks that are shown until it has loaded (fallback-fonts.css).
const sans =
  "'Instrument Sans Variable', 'Sans like Arial', 'Sans like Roboto', 'Sans like DejaVu', system-ui, sans-serif"
const serif =
  "'Source Serif 4', 'Serif like Georgia', 'Serif like Noto', 'Serif like Times', 'Serif like DejaVu', serif"
const ink = '#1B1E28'

type ButtonLook = { variant?: string; color?: string; disabled?: boolean }

/** A button with the ink of its colour on the ground of a card. */
const outlined = (color: string): Readonly<Record<string, string>> => ({
  '--button-bg': 'var(--card)',
  '--button-hover': `var(--mantine-color-${color}-light)`,
  '--button-color': `var(--mantine-color-${color}-light-color)`,
  '--button-bd': `1px solid var(--mantine-color-${color}-light-color)`,
})

export const theme = createTheme({
  colors: { teal, amber, red, green, gray, dark },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  black: ink,
  white: '#FFFFFF',
  fontFamily: sans,
  headings: { fontFamily: serif, fontWeight: '600' },
  fontSizes: { xs: textSizes.xs, sm: textSizes.sm, md: textSizes.md, lg: textSizes.lg, xl: textSizes.xl },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.4', xl: '1.25' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: radii.mark, sm: radii.control, md: radii.control, lg: radii.card, xl: radii.words },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    // Mantine's pale 'light' looks like a button that is off. Here it is outlined, the second after the filled one.
    Button: {
      vars: (_theme: unknown, { variant, color = 'teal', disabled }: ButtonLook) =>
        variant === 'light' && !disabled ? { root: outlined(color) } : { root: {} },
    },
    Checkbox: { defaultProps: { radius: 'xs' } },
    Modal: {
      defaultProps: {
        lockScroll: false,
        padding: 20,
        radius: 'lg',
        transitionProps: { transition: 'fade-up', duration: 200 },
      },
    },
    Drawer: { defaultProps: { lockScroll: false } },
    Tooltip: { defaultProps: { w: 280, multiline: true, events: { hover: true, focus: true, touch: true } } },
  },
})

const withPrefix = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, value]))

/**
 * The CSS variables of the product, in addition to Mantine's: surfaces, lines, and the signal colours (`-wash`:
 * background).
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--serif': serif,
    '--shadow': '0 8px 30px rgb(27 30 40 / 12%)',
    '--ease': '180ms ease-out',
    ...withPrefix('--text', { ...textSizes, ...otherTextSizes }),
    ...withPrefix('--radius', radii),
  },
  light: {
    '--mantine-color-body': '#FBFAF6',
    '--mantine-color-text': ink,
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[7],
    '--mantine-color-anchor': teal[7],
    '--card': '#FFFFFF',
    '--float': '#FBFAF6',
    '--sheet': '#FFFFFF',
    '--line': gray[2],
    '--wash': gray[0],
    '--accent': teal[7],
    '--accent-wash': teal[0],
    '--accent-ink': teal[8],
    '--amber': amber[7],
    '--amber-wash': amber[0],
    '--red': red[7],
    '--red-wash': red[0],
    '--green': green[7],
    '--green-wash': green[0],
  },
  dark: {
    '--mantine-color-body': dark[7],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    // The default is the colour of dialogs, on which a button that is off would have no shape.
    '--mantine-color-disabled': dark[5],
    '--mantine-color-error': red[3],
    '--mantine-color-anchor': teal[3],
    '--card': dark[6],
    '--float': dark[6],
    '--sheet': dark[7],
    '--line': dark[5],
    '--wash': '#1F2431',
    '--accent': teal[4],
    '--accent-wash': '#17302F',
    '--accent-ink': teal[2],
    '--amber': amber[3],
    '--amber-wash': '#2E2614',
    '--red': red[3],
    '--red-wash': '#33201F',
    '--green': green[3],
    '--green-wash': '#1A2C20',
    '--shadow': '0 8px 30px rgb(0 0 0 / 45%)',
    '--mantine-color-teal-light': '#17302F',
    '--mantine-color-teal-light-hover': '#1E3D3B',
    '--mantine-color-teal-light-color': teal[2],
    '--mantine-color-amber-light': '#3A3018',
    '--mantine-color-amber-light-hover': '#483C1F',
    '--mantine-color-amber-light-color': amber[2],
  },
})
