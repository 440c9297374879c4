import type { Professor } from '@labreach/contract/professors'
import marks from '../../ui/text/marked-text.module.css'
import { splitAtPlaceholders } from '../../ui/text/placeholders.ts'
import {
  draft,
  fillSample,
  samplePublications,
  sampleRecipient,
  templates,
  type Recipient,
  type SampleLetter,
} from './samples.ts'
import { makeChips } from './chips.ts'
import { part, parts } from './part.ts'
import { showPrompt } from './show-prompt.ts'

const aiRefusal = 'Complete registration to unlock AI processing features!'
const sendRefusal = 'Complete registration to send emails!'

/** Starts the demo of the composer. AI and sending need an account. Returns a function that sets the recipient. */
export function startDemo(): (professor: Professor) => void {
  const [form, choice] = [part<HTMLFormElement>('demo'), part<HTMLSelectElement>('template')]
  const [subject, letter] = [part<HTMLInputElement>('subject'), part<HTMLTextAreaElement>('letter')]
  let recipient: Recipient = sampleRecipient
  let shown: SampleLetter | undefined = templates[0]
  let isEdited = false

  const mirror = () => part('mirror').replaceChildren(...markPlaceholders(letter.value), '\n')
  const show = (sample: SampleLetter | undefined) => {
    shown = sample
    isEdited = false
    subject.value = sample?.subject ?? ''
    letter.value = sample ? fillSample(sample, recipient) : ''
    mirror()
  }
  letter.addEventListener('input', () => {
    isEdited = true
    mirror()
  })
  choice.addEventListener('change', () => show(choice.value === '' ? undefined : templates[Number(choice.value)]))
  part('draft').addEventListener('click', () => {
    show(draft)
    letter.focus()
  })
  for (const button of parts('ai')) button.addEventListener('click', () => showPrompt(aiRefusal))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    showPrompt(sendRefusal)
  })
  // The browser may have restored the text of an earlier visit.
  mirror()

  return ({ school_name, affiliation, key_interests }) => {
    recipient = {
      school: school_name || affiliation,
      interests: key_interests.length > 0 ? key_interests : sampleRecipient.interests,
    }
    part('school').textContent = recipient.school
    part('works-on').replaceChildren(...makeChips(recipient.interests))
    const titles = parts('title', part('publications'))
    for (const [at, { title }] of samplePublications(recipient).entries()) titles[at]?.replaceChildren(title)
    if (!isEdited && letter.value) show(shown)
  }
}

function markPlaceholders(text: string): Node[] {
  return splitAtPlaceholders(text).map((piece, at) => {
    if (at % 2 === 0) return document.createTextNode(piece)
    const mark = document.createElement('mark')
    mark.className = marks.mark ?? ''
    mark.textContent = piece
    return mark
  })
}
