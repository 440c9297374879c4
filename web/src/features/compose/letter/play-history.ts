// More than 300 lines: all actions of a history share its clock, tabs, stores and server.
import type { Draft } from '@labreach/contract/professors'
import { MemoryStore } from '../../../session/memory-store.ts'
import { endLetter, storeAgain } from './stored/end-letter.ts'
import { findOwnSave } from './draft/unanswered-saves.ts'
import { openLetter } from './open-letter.ts'
import {
  storeLetter,
  letterStorageKey,
  getStoredLetter,
  parseStoredLetter,
  toStoredLetter,
} from './stored/letter-store.ts'
import {
  basedOn,
  isSaved,
  type Enhancement,
  type FilledTemplate,
  type LetterEvent,
  type LetterState,
  type Text,
  type Version,
} from './letter-state.ts'
import { compareSentences, findChanges } from './sentences/sentence-changes.ts'
import { splitSentences } from './sentences/sentences.ts'
import { unsavedText } from './stored/unsaved-text.ts'

type Reducer = (state: LetterState, event: LetterEvent) => LetterState
/**
 * `hasDraft`: the card of the professor shows a draft. `loadId` counts the loads, so that only the last one is used.
 * `isHeld`: the countdown stands in place of the letter. `unanswered`: the texts of saves without an answer;
 * `lostVersions`: the drafts that they made all the same.
 */
type Tab = {
  device: number
  state: LetterState
  hasDraft: boolean
  loadId: number
  isSaving: boolean
  isHeld: boolean
  unanswered: Text[]
  lostVersions: Set<string>
}

const templates: FilledTemplate[] = [
  { id: '1', body: 'Dear Professor, (first template)', isDefault: true },
  { id: '2', body: 'Dear Professor, (second template)', isDefault: false },
]
const [student, letter, subject] = ['ana', 7, 'Inquiry']
const maxDelayMs = 5_000
const stepsPerHistory = 60

/** Returns a generator of random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Simulates one random history of one letter in up to three tabs on two devices, with a simulated clock. Loads and
 * saves take up to 5 s, and requests and responses are lost. Throws if a typed word is lost, if a draft is replaced that
 * its device never showed, or if a tab takes its own draft for that of another one. Returns how often each kind of event
 * occurred. @param end what a browser does with its letter when it was sent
 * @param findOwn how a tab recognizes its own text in a newer draft
 */
export function playHistory(seed: number, reduce: Reducer, end = endLetter, findOwn = findOwnSave) {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const counts: Record<string, number> = {}
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)

  let now = Date.parse('2026-11-23T10:00:00Z')
  let scheduled: { at: number; run: () => void }[] = []
  const schedule = (run: () => void) => scheduled.push({ at: now + Math.floor(random() * maxDelayMs), run })
  const iso = () => new Date(now).toISOString()

  let server: Draft | null = null
  const stores = [new MemoryStore(), new MemoryStore()]
  /** The `saved_at` of the drafts that each device has shown. */
  const seenDrafts = [new Set<string>(), new Set<string>()]
  let tabs: Tab[] = []
  let words = new Set<string>()
  let wordCount = 0

  /**
   * Saves like the server (server/src/professors/drafts/queries.ts) and checks that the device has seen the old draft.
   */
  function saveOnServer(device: number, text: Text, base: string | null): { draft: Draft } | { newer: Draft } {
    const isSame = server?.draft === text.body && server.subject === text.subject
    if (server && server.saved_at !== base && !isSame) return { newer: server }
    if (server && !isSame && !seenDrafts[device]!.has(server.saved_at))
      throw new Error(`seed ${seed}: a draft was overwritten unseen`)
    const version = Math.max(now, server ? Date.parse(server.saved_at) + 1 : 0)
    server = { draft: text.body, subject: text.subject, saved_at: new Date(version).toISOString() }
    seenDrafts[device]!.add(server.saved_at)
    return { draft: server }
  }

  /** Dispatches events; nothing is shown between them. */
  function dispatch(tab: Tab, ...events: LetterEvent[]) {
    const { edits } = tab.state
    recordSeen(tab)
    tab.state = events.reduce(reduce, tab.state)
    if (tab.state.edits > edits) {
      storeLetter(student, letter, toStoredLetter(tab.state, iso()), stores[tab.device]!)
      tellOtherTabs(tab)
    }
    recordSeen(tab)
  }
  /** The storage event, which a removal ends without a text. */
  function tellOtherTabs(tab: Tab) {
    const stored = parseStoredLetter(stores[tab.device]!.getItem(letterStorageKey(student, letter)))
    for (const other of tabs)
      if (other !== tab && other.device === tab.device && stored)
        other.state = reduce(other.state, { type: 'otherTabWrote', versions: [...stored.replaced, stored] })
  }
  /** Records the drafts that are visible on this device now. */
  function recordSeen({ device, state }: Tab) {
    if (server && state.body === server.draft && state.subject === server.subject)
      seenDrafts[device]!.add(server.saved_at)
    if (state.conflict) seenDrafts[device]!.add(state.conflict.newer.saved_at)
  }

  /** Types a new word into the text that is shown. */
  function typeWord(shown: LetterState): LetterEvent {
    const word = `W${++wordCount}.`
    words.add(word)
    return random() < 0.2
      ? { type: 'wroteSubject', subject: `${shown.subject} ${word}`, shown }
      : { type: 'wroteBody', body: `${shown.body} ${word}`, shown }
  }

  /** Rewrites, removes and adds sentences like a model. */
  function enhance(body: string): string {
    const sentences = splitSentences(body).flatMap(({ text }) => {
      const chance = random()
      if (chance < 0.2) return [`AI wrote this (${++wordCount}).`]
      if (chance < 0.3) return []
      return chance < 0.4 ? [text, `AI added this (${++wordCount}).`] : [text]
    })
    return sentences.length > 0 ? sentences.join(random() < 0.5 ? ' ' : '\n\n') : `AI wrote this (${++wordCount}).`
  }
  /** Keeps or undoes one change by AI, or answers its question. */
  function actOnChange(tab: Tab, enhancement: Enhancement, body: string) {
    const { answer, question } = enhancement
    if (question && random() < 0.3) {
      if (answer) count('answered')
      if (answer) return dispatch(tab, { type: 'answered' })
      const word = `W${++wordCount}.`
      words.add(word)
      return dispatch(tab, { type: 'wroteAnswer', answer: word })
    }
    const changes = findChanges(compareSentences(enhancement), body)
    if (changes.length === 0) return
    const { id } = pick(changes)
    const isKept = random() < 0.3
    count(isKept ? 'changeKept' : 'changeUndone')
    dispatch(tab, isKept ? { type: 'changesKept', ids: [id] } : { type: 'changeUndone', id })
  }

  function load(tab: Tab) {
    const { loadId } = tab
    schedule(() => {
      if (tab.loadId !== loadId || !tabs.includes(tab)) return
      if (random() < 0.15) {
        count('loadFailed')
        return dispatch(tab, { type: 'draftFailed' })
      }
      const draftLoaded = { type: 'draftLoaded', draft: server, at: iso() } as const
      // A key may be pressed before the page shows the draft.
      if (tab.hasDraft || random() < 0.8) return dispatch(tab, draftLoaded)
      count('typedAtLoad')
      dispatch(tab, draftLoaded, typeWord(tab.state))
    })
  }
  function open(device: number) {
    const stored = getStoredLetter(student, letter, stores[device]!)
    const tab = {
      device,
      state: openLetter(stored, subject),
      hasDraft: server !== null && random() < 0.5,
      loadId: 0,
      isSaving: false,
      isHeld: false,
      unanswered: [],
      lostVersions: new Set<string>(),
    }
    if (tab.hasDraft && stored) tab.hasDraft = false
    tabs.push(tab)
    load(tab)
    schedule(() => tabs.includes(tab) && dispatch(tab, { type: 'templatesLoaded', templates }))
    if (device === 1) count('secondDevice')
  }
  /** Saves by a click, or without one: then a conflict asks nothing. */
  function save(tab: Tab, text: Text, base: string | null, newer: Draft | null = null, hasClicked = true) {
    // The server refuses an empty draft.
    if (text.body.trim() === '') return dispatch(tab, { type: 'conflictPostponed' })
    tab.isSaving = true
    dispatch(tab, { type: 'saveStarted', newer })
    schedule(() => {
      const lost = random()
      // The request is lost, or the response.
      const response = lost < 0.1 ? undefined : saveOnServer(tab.device, text, base)
      schedule(() => {
        tab.isSaving = false
        if (!tabs.includes(tab)) return
        if (!response || lost < 0.2) {
          if (response) count('answerLost')
          if (response && 'draft' in response) tab.lostVersions.add(response.draft.saved_at)
          tab.unanswered.push(text)
          return
        }
        const own = 'newer' in response && findOwn(tab.unanswered, response.newer)
        if (own) {
          count('ownSave')
          dispatch(tab, { type: 'saved', draft: response.newer, text: own })
          return save(tab, text, response.newer.saved_at, null, hasClicked)
        }
        if ('newer' in response && tab.lostVersions.has(response.newer.saved_at))
          throw new Error(`seed ${seed}: a tab was told that another one saved its own draft`)
        if ('draft' in response) {
          count('saved')
          tab.unanswered = []
          dispatch(tab, { type: 'saved', draft: response.draft, text })
        } else if (!hasClicked) {
          count('quietConflict')
          dispatch(tab, { type: 'autosaveRefused', newer: response.newer })
        } else {
          count('conflict')
          dispatch(tab, { type: 'saveRefused', conflict: { mine: text, newer: response.newer } })
        }
      })
    })
  }
  /**
   * The server holds the letter, and then it leaves or comes back. Its text is in the outreach history from now on, and
   * with it the student gives up what this tab has replaced; what other tabs have written is not given up.
   */
  function send(tab: Tab) {
    count('held')
    const { device } = tab
    const { templates: _, otherTabVersions, ...state } = tab.state
    const { subject, body, seenDraft } = state
    const isDraftSent = server?.draft === body || server?.saved_at === seenDraft?.saved_at
    const texts = [body, seenDraft?.body ?? body]
    const isSent = (version: Version) => texts.some((text) => text.includes(version.body))
    const givenUp = JSON.stringify([
      state,
      // A sent text ends the text that it had before AI.
      ...otherTabVersions.filter(isSent).map(({ enhancement }) => enhancement),
      // The server deletes a draft with the same body, whatever its subject.
      isDraftSent && server,
    ])
    words = new Set([...words].filter((word) => !givenUp.includes(word)))
    if (isDraftSent) server = null
    const kept = toStoredLetter(tab.state, iso())
    end(student, letter, tab.state, iso(), stores[device]!)
    tab.isHeld = true
    tellOtherTabs(tab)
    schedule(() => {
      if (random() < 0.6) {
        count('sent')
        tabs = tabs.filter((other) => other !== tab)
        return
      }
      count('cameBack')
      server ??= { draft: body, subject, saved_at: iso() }
      storeAgain(student, letter, kept, stores[device]!)
      tellOtherTabs(tab)
      tab.isHeld = false
      tab.loadId++
      dispatch(tab, { type: 'draftAskedAgain' })
      load(tab)
    })
  }
  function logOut(device: number) {
    const store = stores[device]!
    const stored = getStoredLetter(student, letter, store)
    const { text, hasMore } = stored ? unsavedText(stored) : { text: null, hasMore: false }
    if (text) {
      if (text.body.trim() === '' || random() < 0.1) return
      if ('newer' in saveOnServer(device, text, stored!.basedOn)) return
    }
    // The student is warned of texts that no draft can contain, and does not log out.
    if (hasMore) return
    count('loggedOut')
    // The student has accepted that AI replaced these texts, and has not put these answers in, so they may be lost,
    // also when another tab closes later.
    const accepted = [stored, ...(stored?.replaced ?? [])].flatMap((one) => [
      one?.enhancement?.before ?? '',
      one?.enhancement?.answer ?? '',
    ])
    tabs = tabs.filter((tab) => tab.device !== device)
    store.removeItem(letterStorageKey(student, letter))
    words = new Set([...words].filter((word) => !accepted.some((text) => text.includes(word))))
  }

  function act() {
    const tab = tabs.length > 0 ? pick(tabs) : undefined
    if (!tab) return open(random() < 0.5 ? 0 : 1)
    const { state } = tab
    // The dialog can be closed during the countdown.
    if (tab.isHeld) return random() < 0.1 ? void (tabs = tabs.filter((other) => other !== tab)) : undefined
    if (state.conflict && !tab.isSaving) {
      const answer = random()
      if (answer < 0.4) return save(tab, state.conflict.mine, state.conflict.newer.saved_at, state.conflict.newer)
      return dispatch(tab, answer < 0.8 ? { type: 'tookNewer' } : { type: 'conflictPostponed' })
    }
    if (state.enhancement && random() < 0.2) return actOnChange(tab, state.enhancement, state.body)
    if (state.newerDraft && random() < 0.2) return dispatch(tab, { type: 'askedForBoth' })
    const isLoading = state.draft === 'loading'
    const chance = random()
    if (chance < 0.35) {
      if (isLoading && tab.hasDraft) return
      count('typed')
      return dispatch(tab, typeWord(state))
    }
    if (chance < 0.45 && !isLoading && state.templates) {
      count('chose')
      return dispatch(tab, { type: 'chose', choice: pick(['1', '2', 'blank']) })
    }
    if (chance < 0.47 && !isLoading) {
      count('setFromAnswers')
      const word = `w${++wordCount};`
      words.add(word)
      return dispatch(tab, { type: 'setFromAnswers', body: `Dear Professor, ${word}` })
    }
    if (chance < 0.6 && !isLoading && !tab.isSaving && state.body.trim() && !isSaved(state))
      return save(tab, { subject: state.subject, body: state.body }, basedOn(state), null, random() < 0.5)
    if (chance < 0.64 && !isLoading) return dispatch(tab, { type: 'undone' })
    if (chance < 0.68) return dispatch(tab, { type: 'swapped' })
    if (chance < 0.7 && state.origin && !isLoading) return dispatch(tab, { type: 'startedOver', subject: subject })
    if (chance < 0.73 && !isLoading && !tab.isSaving && state.body.trim()) {
      count('enhanced')
      return dispatch(tab, { type: 'enhanced', after: enhance(state.body), unsupported: [], question: 'What was it?' })
    }
    if (chance < 0.75) return dispatch(tab, { type: 'enhancementUndone' })
    if (chance < 0.78 && state.draft === 'failed') {
      tab.loadId++
      dispatch(tab, { type: 'draftAskedAgain' })
      return load(tab)
    }
    // Closing, reloading and crashing are the same for the stored letter.
    if (chance < 0.86) return void (tabs = tabs.filter((other) => other !== tab))
    if (chance < 0.9) return logOut(tab.device)
    if (chance < 0.95 && tabs.length < 3) return open(random() < 0.5 ? tab.device : 1 - tab.device)
    if (chance > 0.97 && !isLoading && !tab.isSaving && state.body.trim()) return send(tab)
  }

  /** All texts that the student can still open on any device, as one string. */
  function allTexts(): string {
    const stored = stores.flatMap((store) => store.getItem(letterStorageKey(student, letter)) ?? [])
    return JSON.stringify([server, stored, tabs.map(({ state: { templates: _, ...state } }) => state)])
  }

  for (let step = 0; step < stepsPerHistory; step++) {
    act()
    now += Math.floor(random() * 2_000)
    const due = scheduled.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
    scheduled = scheduled.filter(({ at }) => at > now)
    for (const { run } of due) run()
    tabs.forEach(recordSeen)
    const texts = allTexts()
    for (const word of words)
      if (!texts.includes(word)) throw new Error(`seed ${seed}, step ${step}: “${word}” is lost`)
  }
  return { counts }
}
