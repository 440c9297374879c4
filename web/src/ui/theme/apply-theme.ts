import { convertCssVariables, defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { cssVariables, theme } from './theme.ts'

/**
 * Adds a constructed style sheet with the theme's variables and sets the system's colour scheme on the root element,
 * before the first paint. Mantine would add a <style> element, which the content security policy forbids.
 */
export function applyTheme(): void {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const defaults = defaultCssVariablesResolver(merged)
  const product = cssVariables(merged)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    convertCssVariables(
      {
        variables: { ...defaults.variables, ...product.variables },
        light: { ...defaults.light, ...product.light, '--mantine-color-scheme': 'light' },
        dark: { ...defaults.dark, ...product.dark, '--mantine-color-scheme': 'dark' },
      },
      ':root',
    ),
  )
  document.adoptedStyleSheets.push(sheet)
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}
