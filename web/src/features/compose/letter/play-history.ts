import type { Draft } from '@labreach/contract/professors'
import { beginLetter } from './begin-letter.ts'
import { keepLetter, keptAs, keptLetter, readKept, toKeep } from './kept-letters.ts'
import { basedOn, isSaved, type Filled, type LetterEvent, type LetterState, type Text } from './letter-state.ts'
import { unsavedText } from './unsaved-text.ts'

type Reducer = (state: LetterState, event: LetterEvent) => LetterState
type Tab = { device: number; state: LetterState; isMarked: boolean; turn: number; isSaving: boolean }

const templates: Filled[] = [
  { id: '1', body: 'Dear Professor, (first template)', isDefault: true },
  { id: '2', body: 'Dear Professor, (second template)', isDefault: false },
]
const [student, letter, subject] = ['ana', 7, 'Inquiry']
const maxDelayMs = 5_000
const stepsPerHistory = 60

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Plays one random history of one letter on two devices, the first with two tabs, on a clock that is moved: loads and
 * saves take up to 5 s. Throws when a typed word is nowhere any more, or a draft is replaced that the device never
 * showed.
 */
export function playHistory(seed: number, reduce: Reducer) {
  const random = numbersFrom(seed)
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const happened: Record<string, number> = {}
  const count = (what: string) => (happened[what] = (happened[what] ?? 0) + 1)

  let now = Date.parse('2026-11-23T10:00:00Z')
  let waiting: { at: number; act: () => void }[] = []
  const later = (act: () => void) => waiting.push({ at: now + Math.floor(random() * maxDelayMs), act })
  const iso = () => new Date(now).toISOString()

  let server: Draft | null = null
  const stores = [aStore(), aStore()]
  const shown = [new Set<string>(), new Set<string>()]
  let tabs: Tab[] = []
  let words = new Set<string>()
  let nth = 0

  /** The server's rule (server/src/professors/drafts/queries.ts), with the watch on what it replaces. */
  function saveAtServer(device: number, text: Text, upon: string | null): { draft: Draft } | { newer: Draft } {
    const isSame = server?.draft === text.body && server.subject === text.subject
    if (server && server.saved_at !== upon && !isSame) return { newer: server }
    if (server && !isSame && !shown[device]!.has(server.saved_at))
      throw new Error(`seed ${seed}: a draft was overwritten unseen`)
    const version = Math.max(now, server ? Date.parse(server.saved_at) + 1 : 0)
    server = { draft: text.body, subject: text.subject, saved_at: new Date(version).toISOString() }
    shown[device]!.add(server.saved_at)
    return { draft: server }
  }

  function happen(tab: Tab, event: LetterEvent) {
    const was = tab.state.edits
    tab.state = reduce(tab.state, event)
    if (tab.state.edits > was) {
      const store = stores[tab.device]!
      keepLetter(student, letter, toKeep(tab.state, iso()), store)
      const kept = readKept(store.getItem(keptAs(student, letter)))
      for (const other of tabs)
        if (other !== tab && other.device === tab.device && kept)
          other.state = reduce(other.state, { type: 'otherTabWrote', versions: [...kept.replaced, kept] })
    }
    look(tab)
  }
  /** What the student sees on this device now. */
  function look({ device, state }: Tab) {
    if (server && state.body === server.draft && state.subject === server.subject) shown[device]!.add(server.saved_at)
    if (state.conflict) shown[device]!.add(state.conflict.newer.saved_at)
  }

  function load(tab: Tab) {
    const { turn } = tab
    later(() => {
      if (tab.turn !== turn || !tabs.includes(tab)) return
      if (random() < 0.15) {
        count('loadFailed')
        return happen(tab, { type: 'draftFailed' })
      }
      happen(tab, { type: 'draftLoaded', draft: server, at: iso() })
    })
  }
  function open(device: number) {
    const kept = keptLetter(student, letter, stores[device]!)
    const tab = {
      device,
      state: beginLetter(kept, subject),
      isMarked: server !== null && random() < 0.5,
      turn: 0,
      isSaving: false,
    }
    if (tab.isMarked && kept) tab.isMarked = false
    tabs.push(tab)
    load(tab)
    later(() => tabs.includes(tab) && happen(tab, { type: 'templatesLoaded', templates }))
    if (device === 1) count('secondDevice')
  }
  function save(tab: Tab, text: Text, upon: string | null, newer: Draft | null = null) {
    tab.isSaving = true
    happen(tab, { type: 'saveStarted', newer })
    later(() => {
      if (random() < 0.1) {
        tab.isSaving = false
        return
      }
      const answer = saveAtServer(tab.device, text, upon)
      later(() => {
        tab.isSaving = false
        if (!tabs.includes(tab)) return
        if ('draft' in answer) {
          count('saved')
          happen(tab, { type: 'saved', draft: answer.draft, text })
        } else {
          count('conflict')
          happen(tab, { type: 'saveRefused', conflict: { mine: text, newer: answer.newer } })
        }
      })
    })
  }
  function logOut(device: number) {
    const store = stores[device]!
    const kept = keptLetter(student, letter, store)
    const { text, hasMore } = kept ? unsavedText(kept) : { text: null, hasMore: false }
    if (text) {
      if (text.body.trim() === '' || random() < 0.1) return
      if ('newer' in saveAtServer(device, text, kept!.basedOn)) return
    }
    // The student is told of what no draft can hold, and stays.
    if (hasMore) return
    count('loggedOut')
    // What AI replaced was accepted by the student.
    const accepted = [
      kept?.enhancement?.before ?? '',
      ...(kept?.replaced ?? []).map(({ enhancement }) => enhancement?.before ?? ''),
    ]
    tabs = tabs.filter((tab) => tab.device !== device)
    store.removeItem(keptAs(student, letter))
    const left = everything()
    words = new Set([...words].filter((word) => left.includes(word) || !accepted.some((text) => text.includes(word))))
  }

  function act() {
    const tab = tabs.length > 0 ? one(tabs) : undefined
    if (!tab) return open(random() < 0.5 ? 0 : 1)
    const { state } = tab
    if (state.conflict && !tab.isSaving) {
      const answer = random()
      if (answer < 0.4) return save(tab, state.conflict.mine, state.conflict.newer.saved_at, state.conflict.newer)
      return happen(tab, answer < 0.8 ? { type: 'tookNewer' } : { type: 'conflictPostponed' })
    }
    const isLoading = state.draft === 'loading'
    const chance = random()
    if (chance < 0.35) {
      if (isLoading && tab.isMarked) return
      const word = `w${++nth};`
      words.add(word)
      count('typed')
      if (random() < 0.2) return happen(tab, { type: 'wroteSubject', subject: `${state.subject} ${word}` })
      return happen(tab, { type: 'wroteBody', body: `${state.body} ${word}` })
    }
    if (chance < 0.45 && !isLoading && state.templates) {
      count('chose')
      return happen(tab, { type: 'chose', choice: one(['1', '2', 'blank']) })
    }
    if (chance < 0.6 && !isLoading && !tab.isSaving && state.body.trim() && !isSaved(state))
      return save(tab, { subject: state.subject, body: state.body }, basedOn(state))
    if (chance < 0.64) return happen(tab, { type: 'undone' })
    if (chance < 0.68) return happen(tab, { type: 'swapped' })
    if (chance < 0.7 && state.shown && !isLoading) return happen(tab, { type: 'startedOver', subject: subject })
    if (chance < 0.73 && !isLoading && !tab.isSaving && state.body.trim()) {
      count('enhanced')
      return happen(tab, { type: 'enhanced', after: `AI wrote this (${++nth})`, unsupported: [] })
    }
    if (chance < 0.75) return happen(tab, { type: 'enhancementUndone' })
    if (chance < 0.78 && state.draft === 'failed') {
      tab.turn++
      happen(tab, { type: 'draftAskedAgain' })
      return load(tab)
    }
    // Closed, reloaded or crashed: the same for what is kept.
    if (chance < 0.86) return void (tabs = tabs.filter((other) => other !== tab))
    if (chance < 0.9) return logOut(tab.device)
    if (chance < 0.95 && tabs.length < 3) return open(random() < 0.5 ? tab.device : 1 - tab.device)
  }

  /** Every text that the student can still come to, on any device. */
  function everything(): string {
    const kept = stores.flatMap((store) => store.getItem(keptAs(student, letter)) ?? [])
    return JSON.stringify([server, kept, tabs.map(({ state: { templates: _, ...state } }) => state)])
  }

  for (let step = 0; step < stepsPerHistory; step++) {
    act()
    now += Math.floor(random() * 2_000)
    const due = waiting.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
    waiting = waiting.filter(({ at }) => at > now)
    for (const { act: happens } of due) happens()
    tabs.forEach(look)
    const there = everything()
    for (const word of words)
      if (!there.includes(word)) throw new Error(`seed ${seed}, step ${step}: “${word}” is lost`)
  }
  return { happened }
}

function aStore() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}
