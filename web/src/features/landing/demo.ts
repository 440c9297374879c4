import type { Professor } from '@labreach/contract/professors'
import marks from '../../ui/text/marked-text.module.css'
import { splitAtPlaceholders } from '../../ui/text/placeholders.ts'
import { draft, samplePublications, someone, templates, written, type Canned, type Recipient } from './canned.ts'
import { chips } from './chips.ts'
import { part, parts } from './part.ts'
import { prompt } from './show-prompt.ts'

const aiBlocked = 'Complete registration to unlock AI processing features!'
const sendBlocked = 'Complete registration to send emails!'

/** Lets the demo letter be written; AI and sending ask for an account. Answers how to say to whom it is written. */
export function demo(): (professor: Professor) => void {
  const [form, choice] = [part<HTMLFormElement>('demo'), part<HTMLSelectElement>('template')]
  const [subject, letter] = [part<HTMLInputElement>('subject'), part<HTMLTextAreaElement>('letter')]
  let to: Recipient = someone
  let shown: Canned | undefined = templates[0]
  let isTouched = false

  const mirror = () => part('mirror').replaceChildren(...marked(letter.value), '\n')
  const show = (canned: Canned | undefined) => {
    shown = canned
    isTouched = false
    subject.value = canned?.subject ?? ''
    letter.value = canned ? written(canned, to) : ''
    mirror()
  }
  letter.addEventListener('input', () => {
    isTouched = true
    mirror()
  })
  choice.addEventListener('change', () => show(choice.value === '' ? undefined : templates[Number(choice.value)]))
  part('draft').addEventListener('click', () => {
    show(draft)
    letter.focus()
  })
  for (const button of parts('ai')) button.addEventListener('click', () => prompt(aiBlocked))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    prompt(sendBlocked)
  })
  // A browser that comes back may have kept what was written.
  mirror()

  return ({ school_name, affiliation, key_interests }) => {
    to = { school: school_name || affiliation, interests: key_interests.length > 0 ? key_interests : someone.interests }
    part('school').textContent = to.school
    part('works-on').replaceChildren(...chips(to.interests))
    const titles = parts('title', part('publications'))
    for (const [at, { title }] of samplePublications(to).entries()) titles[at]?.replaceChildren(title)
    if (!isTouched && letter.value) show(shown)
  }
}

function marked(text: string): Node[] {
  return splitAtPlaceholders(text).map((piece, at) => {
    if (at % 2 === 0) return document.createTextNode(piece)
    const mark = document.createElement('mark')
    mark.className = marks.mark ?? ''
    mark.textContent = piece
    return mark
  })
}
