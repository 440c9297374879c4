import type { UserConfig } from 'vite'
import { mediaNames } from '../src/ui/breakpoints.ts'

/**
 * Replaces named conditions in @media, such as `(--from-tablet)`, by the theme's widths. An unknown name fails the
 * build.
 */
export const namedMediaQueries = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'named-media-queries',
        AtRule: {
          media(rule) {
            rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
              const condition = mediaNames.get(name)
              if (!condition) throw rule.error(`src/ui/breakpoints.ts has no ${name}`)
              return condition
            })
          },
        },
      },
    ],
  },
} satisfies UserConfig['css']
