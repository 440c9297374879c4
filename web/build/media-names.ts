import type { UserConfig } from 'vite'
import { mediaNames } from '../src/ui/breakpoints.ts'

/** Writes out the named conditions of @media, `(--from-tablet)`, with the theme's breakpoints; an unknown name fails the build. */
export const mediaNamesInStyles = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'media-names',
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
