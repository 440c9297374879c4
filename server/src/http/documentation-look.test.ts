import { callGroups, calls } from '@labreach/contract/calls'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3 })

type Operation = { tags: string[]; summary: string }

test('the calls are grouped by noun, each with a sentence [OPERATION-9]', async () => {
  const { body } = await app.fetch('/api/openapi.json')
  const { tags, paths } = body as unknown as {
    tags: { name: string; description: string }[]
    paths: Record<string, Record<string, Operation>>
  }
  expect(tags.map(({ name }) => name)).toEqual(callGroups.map(({ name }) => name))
  for (const { description } of tags) expect(description).toMatch(/^[A-Z].+\.$/)
  for (const { name, calls: own } of callGroups) {
    expect(own.length).toBeGreaterThan(0)
    for (const { path, method } of own) {
      const { tags: ownTags, summary } = paths[path]![method.toLowerCase()]!
      expect([path, ownTags]).toEqual([path, [name]])
      expect(summary).toMatch(/^\S.+/)
    }
  }
  expect(callGroups.flatMap((group) => group.calls)).toHaveLength(calls.length)
})

test('the page of the calls has the look of the product, and loads nothing of its maker [OPERATION-9]', async () => {
  const { text } = await app.fetch('/api/docs/')
  expect(text).toContain('<title>Labreach: the calls</title>')
  const files = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => new URL(path!, `${app.url}/api/docs/`))
  expect(files.length).toBeGreaterThan(5)
  for (const { origin, pathname } of files) {
    expect(origin).toBe(app.url)
    expect([pathname, (await app.fetch(pathname)).status]).toEqual([pathname, 200])
  }
  expect(text).not.toContain('favicon')
  expect((await app.fetch('/api/docs/static/swagger-initializer.js')).text).toContain('"layout":"BaseLayout"')
  expect((await app.fetch('/api/docs/static/theme/labreach.css')).text).toContain('--accent:#0F6E6A')
})
