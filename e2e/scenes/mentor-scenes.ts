import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import type { Scene } from './scene.ts'

const body =
  'Dear Professor Quill,\n\nI am very passionate about robots, and your paper on soft hands surprised me.\n\nMay I ask which samples you used? I could help in your lab this summer.\n\nMina'
const quote = 'I am very passionate about robots'

/** A letter as the call readMentorLetter returns it. */
const letter = {
  student_first_name: 'Mina',
  professor_name: 'Ada Quill',
  school_name: 'University of California, Davis',
  subject: 'Your work on soft hands',
  body,
  ends_at: '2037-12-11T10:00:00.000Z',
  comments: [
    {
      id: 1,
      quote,
      position: body.indexOf(quote),
      text: 'Everybody writes this. Say what you did.',
      suggestion: 'Last summer I built a gripper that lets go',
      by: 'Dr. Iris Bell',
      made_at: '2026-11-27T10:00:00.000Z',
    },
  ],
}

async function openMentorPage(page: Page): Promise<void> {
  await page.route('**/api/mentor/letter/', (route) => route.fulfill({ json: letter }))
  await page.goto('/mentor#the-token-of-a-link')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible()
}

async function openForm(page: Page): Promise<void> {
  await openMentorPage(page)
  await page.getByRole('button', { name: 'Comment on paragraph 3' }).click()
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeFocused()
}

/** The page of a mentor's link. */
export const mentorScenes: readonly Scene[] = [
  { name: 'mentor', open: openMentorPage },
  { name: 'mentor-form', open: openForm },
]
