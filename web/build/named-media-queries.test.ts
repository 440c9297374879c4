import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { namedMediaQueries } from './named-media-queries.ts'

const config = await resolveConfig({ configFile: false, css: namedMediaQueries }, 'build')
const compile = async (condition: string) =>
  (await preprocessCSS(`@media ${condition} { a { color: red } }`, 'a.css', config)).code

test('a named condition becomes the width in the theme', async () => {
  expect(await compile('(--from-tablet)')).toContain('@media (min-width: 768px)')
  expect(await compile('(--below-tablet) and (--tall)')).toContain('@media (max-width: 767px) and (min-height: 700px)')
  expect(await compile('(--upto-phone)')).toContain('@media (max-width: 480px)')
  expect(await compile('print')).toContain('@media print')
})

test('a name that the theme does not contain fails the build', async () => {
  await expect(compile('(--from-nowhere)')).rejects.toThrow('src/ui/breakpoints.ts has no --from-nowhere')
})
