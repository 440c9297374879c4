import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { mediaNamesInStyles } from './media-names.ts'

const config = await resolveConfig({ configFile: false, css: mediaNamesInStyles }, 'build')
const written = async (condition: string) =>
  (await preprocessCSS(`@media ${condition} { a { color: red } }`, 'a.css', config)).code

test('a named condition is written out with the width of the theme', async () => {
  expect(await written('(--from-tablet)')).toContain('@media (min-width: 768px)')
  expect(await written('(--below-tablet) and (--tall)')).toContain('@media (max-width: 767px) and (min-height: 700px)')
  expect(await written('(--upto-phone)')).toContain('@media (max-width: 480px)')
  expect(await written('print')).toContain('@media print')
})

test('a name that the theme does not have fails the build', async () => {
  await expect(written('(--from-nowhere)')).rejects.toThrow('src/ui/breakpoints.ts has no --from-nowhere')
})
