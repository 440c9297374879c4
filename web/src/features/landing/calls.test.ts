import { previewProfessors } from '@labreach/contract/professors'
import { getSite, wake } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { paths } from './calls.ts'

test('the paths of the landing page are those of the contract [LANDING-3, LANDING-8]', () => {
  expect(paths).toEqual({ wake: wake.path, site: getSite.path, preview: previewProfessors.path })
  for (const endpoint of [wake, getSite, previewProfessors])
    expect(endpoint).toMatchObject({ method: 'GET', session: 'none' })
})
