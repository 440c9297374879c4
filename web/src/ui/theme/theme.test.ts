import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariables, theme } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const [defaults, product] = [defaultCssVariablesResolver(merged), cssVariables(merged)]

/** The colour of a CSS variable in a scheme, as #RRGGBB. */
function colorOf(name: string, scheme: 'light' | 'dark'): string {
  const all: Readonly<Record<string, string | undefined>> = {
    ...defaults.variables,
    ...defaults[scheme],
    ...product.variables,
    ...product[scheme],
  }
  const value = all[name] ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return other ? colorOf(other, scheme) : value
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the strong button is legible at rest, under the pointer and while pressed, ${scheme} [LAYOUT-8]`, () => {
    for (const state of ['--mantine-color-teal-filled', '--mantine-color-teal-filled-hover'])
      expect.soft(contrast('#FFFFFF', colorOf(state, scheme)), state).toBeGreaterThanOrEqual(4.5)
  })

  test(`the strong button stands out from the page and from a card, ${scheme} [LAYOUT-8]`, () => {
    const button = colorOf('--mantine-color-teal-filled', scheme)
    for (const ground of ['--mantine-color-body', '--card', '--float'])
      expect.soft(contrast(button, colorOf(ground, scheme)), ground).toBeGreaterThanOrEqual(3)
  })

  test(`the second button is ink on a card, ${scheme} [LAYOUT-8]`, () => {
    for (const ink of ['--accent-ink', '--amber'])
      expect.soft(contrast(colorOf(ink, scheme), colorOf('--card', scheme)), ink).toBeGreaterThanOrEqual(4.5)
  })
}
