import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { dark, icon, light } from './product-look.ts'

const read = (path: string) => readFile(new URL(`../../web/${path}`, import.meta.url), 'utf8')

test('the pages that the server draws have the icon and the colours of the website', async () => {
  expect((await read('public/icon.svg')).trim()).toBe(icon)
  const theme = await read('src/ui/theme/theme.ts')
  const unknown = [...Object.values(light), ...Object.values(dark)].filter((colour) => !theme.includes(colour))
  expect(unknown).toEqual([])
})
