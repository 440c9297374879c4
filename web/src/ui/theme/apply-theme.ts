import { convertCssVariables, defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { cssVariables, theme } from './theme.ts'

/**
 * Puts the theme's variables into a constructed style sheet, and the system's colour scheme on the root, before anything
 * is drawn. Mantine would write a <style> element instead, which a strict content security policy forbids.
 */
export function applyTheme(): void {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const defaults = defaultCssVariablesResolver(merged)
  const own = cssVariables(merged)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    convertCssVariables(
      {
        variables: { ...defaults.variables, ...own.variables },
        light: { ...defaults.light, ...own.light, '--mantine-color-scheme': 'light' },
        dark: { ...defaults.dark, ...own.dark, '--mantine-color-scheme': 'dark' },
      },
      ':root',
    ),
  )
  document.adoptedStyleSheets.push(sheet)
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}
