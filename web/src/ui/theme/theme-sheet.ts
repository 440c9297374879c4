import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { cssVariables, theme } from './theme.ts'

/** What Mantine's baseline, base.css and a button take of Mantine's own variables. */
const taken =
  /^--mantine-(?:font-family|font-size-(?:sm|md)|line-height|(?:webkit|moz)-font-smoothing|scale|color-scheme|color-(?:gray-5|teal-[678]|teal-filled|teal-filled-hover))$/

/** The theme as a style sheet, for a page without a script; the system's colour scheme decides. */
export function themeSheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const defaults = defaultCssVariablesResolver(merged)
  const own = cssVariables(merged)
  const scheme = { light: { '--mantine-color-scheme': 'light' }, dark: { '--mantine-color-scheme': 'dark' } }
  const rules = (part: 'variables' | 'light' | 'dark') =>
    [
      ...Object.entries(defaults[part]).filter(([name]) => taken.test(name)),
      ...Object.entries({ ...own[part], ...(part !== 'variables' && scheme[part]) }),
    ]
      .map(([name, value]) => `${name}: ${value};`)
      .join('\n')
  return `:root { ${rules('variables')} ${rules('light')} }
@media (prefers-color-scheme: dark) { :root { ${rules('dark')} } }`
}
