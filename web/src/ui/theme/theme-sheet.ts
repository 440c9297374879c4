import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { cssVariables, theme } from './theme.ts'

/** The variables that Mantine's baseline styles, base.css and a button use. */
const usedVariables =
  /^--mantine-(?:font-family|font-size-(?:sm|md)|line-height|(?:webkit|moz)-font-smoothing|scale|color-scheme|color-(?:gray-5|teal-[678]|teal-filled|teal-filled-hover))$/

/** Returns the theme as CSS, for a page without a script. It follows the colour scheme of the operating system. */
export function themeSheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const defaults = defaultCssVariablesResolver(merged)
  const product = cssVariables(merged)
  const scheme = { light: { '--mantine-color-scheme': 'light' }, dark: { '--mantine-color-scheme': 'dark' } }
  const rules = (part: 'variables' | 'light' | 'dark') =>
    [
      ...Object.entries(defaults[part]).filter(([name]) => usedVariables.test(name)),
      ...Object.entries({ ...product[part], ...(part !== 'variables' && scheme[part]) }),
    ]
      .map(([name, value]) => `${name}: ${value};`)
      .join('\n')
  return `:root { ${rules('variables')} ${rules('light')} }
@media (prefers-color-scheme: dark) { :root { ${rules('dark')} } }`
}
