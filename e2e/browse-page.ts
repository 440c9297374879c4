import type { Page } from '@playwright/test'

type Card = { unlocked: boolean; professor: Record<string, unknown> } & Record<string, unknown>

/** The cards of the browse page. */
export const cards = (page: Page) => page.getByRole('article')

/** Lets the browse page hold other cards than the server sends: states that take a student weeks to reach. */
export async function changeCards(page: Page, change: (card: Card, place: number) => Card): Promise<void> {
  await page.route('**/api/professors/page?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { professors: Card[] }
    return route.fulfill({ response, json: { ...body, professors: body.professors.map(change) } })
  })
}

/** The first card unlocked, as Ada Quill, with other fields as given. */
export function adaFirst(page: Page, fields: Record<string, unknown> = {}): Promise<void> {
  const known = {
    name: 'Ada Quill',
    affiliation: 'Department of Robotics, UC Davis',
    scholar_id: 'AdaQuillAAAAJ',
    homepage_url: 'https://quill.example.edu/',
    google_scholar_url: 'https://scholar.google.com/citations?user=AdaQuillAAAAJ',
  }
  return changeCards(page, (card, place) =>
    place > 0 ? card : { ...card, ...fields, unlocked: true, professor: { ...card.professor, ...known } },
  )
}
