import { expect, test } from 'vitest'
import { openLetter } from './open-letter.ts'
import { storeLetter, getStoredLetter, toStoredLetter, type StoredLetter } from './stored/letter-store.ts'
import { basedOn, blank, isSaved, ownText, type LetterEvent, type LetterState } from './letter-state.ts'
import { reduceLetter } from './reduce-letter.ts'
import { unsavedText } from './stored/unsaved-text.ts'

const at = '2026-11-23T12:00:00.000Z'
const saved = { draft: 'The saved draft', subject: 'Its subject', saved_at: '2026-11-23T10:00:00.000Z' }
const loaded = { type: 'draftLoaded', draft: saved, at } as const
const none = { type: 'draftLoaded', draft: null, at } as const
const templates: LetterEvent = {
  type: 'templatesLoaded',
  templates: [
    { id: '1', body: 'Dear Professor', isDefault: true },
    { id: '2', body: 'Hello Professor', isDefault: false },
  ],
}
/** Replaced by the current text in `after`: these keys are pressed in the text that is shown. */
const shown = { subject: '', body: '' }
const typed = (body: string) => ({ type: 'wroteBody', body, shown }) as const
const after = (events: readonly LetterEvent[], stored: StoredLetter | null = null): LetterState =>
  events.reduce(
    (state, event) => reduceLetter(state, 'shown' in event ? { ...event, shown: state } : event),
    openLetter(stored, 'Inquiry'),
  )
const stored: StoredLetter = {
  subject: 'Kept subject',
  body: 'Kept here',
  keptAt: '2026-11-23T11:00:00.000Z',
  basedOn: null,
  enhancement: null,
  choice: ownText,
  isOwn: true,
  recipient: '',
  replaced: [],
}

test('opening shows the saved draft with its subject [COMPOSE-7]', () => {
  expect(after([loaded])).toMatchObject({ body: 'The saved draft', subject: 'Its subject', alternative: null })
  expect(isSaved(after([loaded]))).toBe(true)
  expect(basedOn(after([loaded]))).toBe(saved.saved_at)
})

test('a subject that was typed while the draft loads remains, and the draft is still shown [COMPOSE-17]', () => {
  const state = after([{ type: 'wroteSubject', subject: 'Typed', shown }, loaded])
  expect(state).toMatchObject({ subject: 'Typed', body: 'The saved draft', alternative: { subject: 'Its subject' } })
  // The draft was not shown completely: a save causes a conflict instead of replacing it.
  expect(basedOn(state)).toBeNull()
})

test('a body that was typed while the draft loads remains; the draft is offered and not overwritten unseen', () => {
  const state = after([typed('Typed'), loaded])
  expect(state).toMatchObject({ body: 'Typed', alternative: { from: 'draft', body: 'The saved draft' } })
  expect(basedOn(state)).toBeNull()
  expect(basedOn(reduceLetter(state, { type: 'swapped' }))).toBe(saved.saved_at)
})

test.each([
  [
    'body',
    { type: 'wroteBody', body: 'Kept here, and more' },
    { body: 'Kept here, and more', subject: 'Kept subject' },
  ],
  ['subject', { type: 'wroteSubject', subject: 'Kept subject!' }, { body: 'Kept here', subject: 'Kept subject!' }],
] as const)('a key pressed in the %s just before the draft is shown does not overwrite it unseen', (_, event, text) => {
  const early = { ...stored, keptAt: '2026-11-23T09:00:00.000Z' }
  const before = after([], early)
  const state = reduceLetter(after([loaded], early), { ...event, shown: before })
  expect(state).toMatchObject({ ...text, alternative: { from: 'draft', body: 'The saved draft' } })
  expect(basedOn(state)).toBeNull()
  expect(basedOn(reduceLetter(state, { type: 'swapped' }))).toBe(saved.saved_at)
})

test('a stored letter is not lost if the subject is typed while the draft loads', () => {
  const state = after([{ type: 'wroteSubject', subject: 'Typed', shown }, loaded], stored)
  expect(state).toMatchObject({ subject: 'Typed', body: 'Kept here', alternative: { body: 'The saved draft' } })
})

test('no template can be chosen while the draft loads', () => {
  expect(after([templates, { type: 'chose', choice: '2' }, loaded])).toMatchObject({ body: 'The saved draft' })
})

test.each([
  ['draft, then templates', [none, templates]],
  ['templates, then draft', [templates, none]],
  ['a failed load, then templates', [{ type: 'draftFailed' }, templates]],
] as [string, LetterEvent[]][])(
  'the default template is applied once templates load, also if the subject was typed first: %s [COMPOSE-8]',
  (_, events) => {
    const subject: LetterEvent = { type: 'wroteSubject', subject: 'Typed', shown }
    expect(after([subject, ...events])).toMatchObject({ body: 'Dear Professor', choice: '1', subject: 'Typed' })
    expect(after([typed('Mine'), ...events]).body).toBe('Mine')
  },
)

test('an open draft is neither Blank nor a template; Blank empties it, and Undo restores it [COMPOSE-9, COMPOSE-10]', () => {
  const open = after([templates, loaded])
  expect(open.choice).toBe(ownText)
  const emptied = reduceLetter(open, { type: 'chose', choice: blank })
  expect(emptied).toMatchObject({ body: '', choice: blank })
  expect(reduceLetter(emptied, { type: 'undone' })).toMatchObject({ body: 'The saved draft', choice: ownText })
})

test('Undo restores a text that a template replaced, also after more typing and a reload [COMPOSE-10]', () => {
  const state = after([none, templates, typed('First'), { type: 'chose', choice: '2' }, typed('Second')])
  expect(reduceLetter(state, { type: 'undone' })).toMatchObject({ body: 'First' })
  const store = new Map<string, string>()
  const entries = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  }
  storeLetter('ana', 7, toStoredLetter(state, at), entries)
  const again = after([none, templates, { type: 'undone' }], getStoredLetter('ana', 7, entries))
  expect(again).toMatchObject({ body: 'First', replaced: [{ body: 'Second' }] })
})

test('editing only the subject makes the draft unsaved', () => {
  const state = after([loaded, { type: 'wroteSubject', subject: 'Another', shown }])
  expect(isSaved(state)).toBe(false)
  expect(unsavedText(toStoredLetter(state, at)).text).toMatchObject({ subject: 'Another', body: 'The saved draft' })
})

test('the newer of draft and stored letter is shown; a letter that is based on this draft is the newer one', () => {
  expect(after([loaded], stored)).toMatchObject({ body: 'Kept here', alternative: { from: 'draft' } })
  const early = { ...stored, keptAt: '2026-11-23T09:00:00.000Z' }
  expect(after([loaded], early)).toMatchObject({
    body: 'The saved draft',
    alternative: { from: 'browser', body: 'Kept here' },
  })
  expect(after([loaded], { ...early, basedOn: saved.saved_at })).toMatchObject({ body: 'Kept here' })
})

test('a save removes the note about the origin of the text; text typed during the save is unsaved', () => {
  const state = after([loaded, typed('More')])
  const text = { subject: 'Its subject', body: 'More' }
  const draft = { draft: 'More', subject: 'Its subject', saved_at: at }
  const events: LetterEvent[] = [
    { type: 'saveStarted', newer: null },
    typed('More still'),
    { type: 'saved', draft, text },
  ]
  const then = events.reduce(reduceLetter, state)
  expect(then).toMatchObject({ origin: null, body: 'More still', isOwn: true })
  expect(basedOn(then)).toBe(at)
})

test('a running save makes the draft that is shown beside the letter a text of its own', () => {
  const state = after([typed('Typed'), loaded, { type: 'saveStarted', newer: saved }, { type: 'swapped' }])
  // The save may replace the draft before its response comes, so this copy may be the only one.
  expect(state).toMatchObject({ body: 'The saved draft', isOwn: true })
})

test('a draft that is shown while a save replaces it is not lost when the letter is opened again [COMPOSE-17]', () => {
  const basedOnDraft = { ...stored, basedOn: saved.saved_at }
  const state = after([loaded, { type: 'saveStarted', newer: null }, { type: 'swapped' }], basedOnDraft)
  expect(state.body).toBe('The saved draft')
  const replacing = { draft: 'Kept here', subject: 'Kept subject', saved_at: '2026-11-23T12:00:01.000Z' }
  const again = after([{ type: 'draftLoaded', draft: replacing, at }], toStoredLetter(state, at))
  expect([again, again.alternative, ...again.replaced].map((one) => one?.body)).toContain('The saved draft')
})

test('a save after a failed load keeps what may be the draft that it replaces, also if the student logs out [COMPOSE-17]', () => {
  const draft = { subject: 'Inquiry', body: 'The saved draft', enhancement: null, choice: ownText, isOwn: false }
  const replacing = { ...stored, body: 'Dear Professor', choice: '1', isOwn: false, basedOn: at, replaced: [draft] }
  const state = after([{ type: 'draftFailed' }, { type: 'saveStarted', newer: null }], replacing)
  expect(unsavedText(toStoredLetter(state, at))).toMatchObject({ text: { body: 'The saved draft' } })
})

test('taking a newer draft keeps the older one, which it has replaced', () => {
  const newer = { draft: 'Saved on the phone', subject: 'Inquiry', saved_at: '2026-11-23T13:00:00.000Z' }
  const conflict = { mine: { subject: 'Inquiry', body: 'Typed' }, newer }
  const taken = after([typed('Typed'), loaded, { type: 'saveRefused', conflict }, { type: 'tookNewer' }])
  expect(taken).toMatchObject({ body: 'Saved on the phone', alternative: null })
  expect(taken.replaced).toMatchObject([{ body: 'The saved draft', isOwn: true }, { body: 'Typed' }])
})

test('the text of a conflict that was not chosen can be restored', () => {
  const conflict = { mine: { subject: 'Inquiry', body: 'Mine' }, newer: saved }
  const state = after([none, typed('Mine'), { type: 'saveRefused', conflict }])
  expect(reduceLetter(state, { type: 'tookNewer' })).toMatchObject({
    body: 'The saved draft',
    replaced: [{ body: 'Mine' }],
  })
  const stored = reduceLetter(state, { type: 'saveStarted', newer: saved })
  expect(stored).toMatchObject({ body: 'Mine', replaced: [{ body: 'The saved draft', isOwn: true }] })
})

test('a refused save without a click opens no question; the texts are shown on request [DRAFT-19]', () => {
  const newer = { draft: 'Saved on the phone', subject: 'Inquiry', saved_at: '2026-11-23T13:00:00.000Z' }
  const refused = reduceLetter(after([loaded, typed('Typed here')]), { type: 'autosaveRefused', newer })
  expect(refused).toMatchObject({ body: 'Typed here', conflict: null, newerDraft: newer })
  const more = reduceLetter(refused, { type: 'wroteBody', body: 'Typed here, and more', shown: refused })
  const asked = reduceLetter(more, { type: 'askedForBoth' })
  // The text of this moment, not the one that was refused.
  expect(asked.conflict).toEqual({ mine: { subject: 'Its subject', body: 'Typed here, and more' }, newer })
  const later = reduceLetter(asked, { type: 'conflictPostponed' })
  expect(later).toMatchObject({ conflict: null, newerDraft: newer })
  const taken = reduceLetter(asked, { type: 'tookNewer' })
  expect(taken).toMatchObject({ body: 'Saved on the phone', conflict: null, newerDraft: null })
  expect(taken.replaced.at(-1)).toMatchObject({ body: 'Typed here, and more' })
  const draft = { draft: 'Typed here, and more', saved_at: '2026-11-23T14:00:00.000Z' }
  const kept = reduceLetter(asked, { type: 'saved', draft, text: asked.conflict!.mine })
  expect(kept).toMatchObject({ conflict: null, newerDraft: null, isOwn: false })
})

test('a copy of an older draft that Undo restored is not lost when the letter is opened again [COMPOSE-17]', () => {
  const older = { subject: 'Its subject', body: 'An older draft', enhancement: null, choice: ownText, isOwn: false }
  const restored = after([{ type: 'undone' }], { ...stored, replaced: [older] })
  const state = after([loaded], { ...toStoredLetter(restored, '2026-11-23T09:00:00.000Z'), replaced: [] })
  expect([state.body, state.alternative?.body]).toContain('An older draft')
})

test('own text that the draft stands for while it loads again is not lost with it [COMPOSE-17]', () => {
  const state = after([loaded, { type: 'draftAskedAgain' }, { type: 'swapped' }, loaded], { ...stored, keptAt: at })
  expect(state).toMatchObject({ body: 'The saved draft', alternative: null, replaced: [{ body: 'Kept here' }] })
})

const enhanced = {
  type: 'enhanced' as const,
  after: 'Dear Ada,\n\nI read it. I built one.',
  unsupported: [],
  question: 'What have you built?',
}
const letter = [none, typed('Dear Ada,\n\nI like it. I am keen. I built one.'), enhanced]

test('one change by AI is kept or undone, and the others stay [AI-41]', () => {
  const undone = after([...letter, { type: 'changeUndone', id: 1 }])
  expect(undone).toMatchObject({ body: 'Dear Ada,\n\nI like it. I built one.', isOwn: true })
  const kept = reduceLetter(undone, { type: 'changesKept', ids: [2] })
  expect(kept).toMatchObject({ body: undone.body, enhancement: { kept: [2] } })
  const store = new Map<string, string>()
  const entries = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  }
  storeLetter('ana', 7, toStoredLetter(kept, at), entries)
  expect(getStoredLetter('ana', 7, entries)?.enhancement).toEqual(kept.enhancement)
  expect(reduceLetter(kept, { type: 'enhancementUndone' }).body).toContain('I am keen.')
})

test('an answer to the question of AI is stored while it is written, put into the letter, and not lost by Undo [AI-43]', () => {
  const writing = after([...letter, { type: 'wroteAnswer', answer: 'I drew plates' }])
  expect(writing).toMatchObject({ body: enhanced.after, enhancement: { answer: 'I drew plates' } })
  const answered = reduceLetter(writing, { type: 'answered' })
  expect(answered).toMatchObject({ body: `${enhanced.after}\n\nI drew plates.`, isOwn: true })
  expect(answered.enhancement).not.toHaveProperty('question')
  expect(reduceLetter(writing, { type: 'questionDismissed' }).enhancement).not.toHaveProperty('question')
  expect(reduceLetter(writing, { type: 'enhancementUndone' }).replaced).toMatchObject([
    { body: `${enhanced.after}\n\nI drew plates.` },
  ])
})

test('a second enhancement keeps the marks of the first on what is still in the letter, and Undo brings them back [AI-60]', () => {
  const finding = (text: string, body: string) => {
    const start = body.indexOf(text)
    return { text, kind: 'name' as const, start, end: start + text.length }
  }
  const first = 'Dear Ada,\n\nI built one with Bo Lind at Yonsei in 2023.'
  const second = 'Dear Ada,\n\nLast year in Rome I built one at Yonsei in 2023.'
  const unsupported = [finding('Bo Lind', first), finding('Yonsei', first), finding('2023', first)]
  const once = [none, typed('Dear Ada,\n\nI built one.'), { ...enhanced, after: first, unsupported }]
  const found = [finding('Rome', second), finding('in 2023', second)]
  const twice = after([...once, { ...enhanced, after: second, unsupported: found }])
  expect(twice.enhancement?.unsupported).toEqual([found[0], finding('Yonsei', second), found[1]])
  const undone = reduceLetter(twice, { type: 'enhancementUndone' })
  expect(undone).toMatchObject({ body: first, enhancement: { unsupported } })
  const again = reduceLetter(undone, { type: 'enhancementUndone' })
  expect(again).toMatchObject({ body: 'Dear Ada,\n\nI built one.', enhancement: null })
})
