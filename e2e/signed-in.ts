import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeResume } from './a-resume.ts'
import { test as journey, type Place } from './fixtures.ts'
import { call } from './student-over-http.ts'

export type Me = { id: string; username: string; resume: string | null } & Record<string, unknown>
export type Credentials = { access_token: string; refresh_token: string; user: Me }

/** Journeys that meet refusals on purpose. */
export const test = journey.extend({ expectsRefusals: true })

let students = 0
export const password = 'a long enough secret'

/** Registers a student with a resume through the calls and signs the page in, remembered. */
export async function signIn(page: Page, place: Place): Promise<Credentials> {
  const pdf = await resumeIn(place)
  const form = new FormData()
  form.set('upload_file', new File([await readFile(pdf)], 'Mina Okafor.pdf', { type: 'application/pdf' }))
  type Upload = { temporary_token: string; resume_url: string }
  const upload = await call<Upload>(place, '/api/resume/', { form })
  const username = `student${process.pid}.${++students}`
  const credentials = await call<Credentials>(place, '/api/auth/register/', { body: { ...upload, username, password } })
  await page.goto('/terms')
  await page.evaluate(({ access_token, refresh_token, user }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
    localStorage.setItem('user', JSON.stringify(user))
  }, credentials)
  return credentials
}

/** A resume as a file. */
export async function resumeIn(place: Place): Promise<string> {
  const pdf = join(place.dataDir, 'resume.pdf')
  await writeResume(pdf)
  return pdf
}

/** Lets the page see the student with other fields than the server tells: states that take more than one screen to reach. */
export async function seenAs(page: Page, fields: Record<string, unknown>): Promise<void> {
  await page.route('**/api/auth/me/', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), ...fields } })
  })
}

/**
 * Answers the next such call with a refusal: with the server's sentence, without one, or (0) with no answer at all. The
 * one after it reaches the server, so that no test has to know when to take the refusal away: a sentence on the screen
 * may still be the last one's. Only a 401 stays, for the page renews its session and asks again.
 */
export async function refuse(
  page: Page,
  method: string,
  path: string,
  status: number,
  sentence?: string,
): Promise<void> {
  let given = false
  await page.route(`**${path}`, async (route) => {
    if (given || route.request().method() !== method) return route.fallback()
    given = status !== 401
    if (status === 0) return route.abort()
    const json = sentence ? { error: sentence, message: sentence, code: 'refused' } : {}
    return route.fulfill({ status, json })
  })
}
