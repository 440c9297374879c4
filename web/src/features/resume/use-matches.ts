import type { CodeOf } from '@labreach/contract/endpoint'
import { limits } from '@labreach/contract/plans'
import { matchStream, type Relationship } from '@labreach/contract/professors'
import type { uploadResume } from '@labreach/contract/resume'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '../../api/error.ts'
import { streamLines } from '../../api/stream.ts'
import { readMatch } from './read-match.ts'
import { readScanLine } from './read-scan-line.ts'

export type Matching = {
  state: 'idle' | 'loading' | 'success' | 'error'
  /** The number of matches that the server announced. */
  count: number
  matches: Relationship[]
  /** Whether the matches are read again, after a correction of what was understood. The old ones stay meanwhile. */
  isRenewing: boolean
  /** A scanned resume: the page that is being read, null while others are read; `done` afterwards. */
  scan: 'none' | 'done' | { page: number; pages: number } | null
  retry: () => void
}

type Progress = Omit<Matching, 'retry'>

/** The code of a scan that waited too long. It can be tried again. */
const busy = 'reader_busy' satisfies CodeOf<typeof uploadResume>

const idle: Progress = { state: 'idle', count: 0, matches: [], isRenewing: false, scan: 'none' }

type Handlers = {
  /** The temporary token is invalid. */
  onTokenExpired: () => void
  /** A scanned resume has been read. */
  onScanRead: (found: { interests: string[]; skills: string[] }) => void
  /** A scanned resume cannot be read; the server's sentence. */
  onScanFailed: (sentence: string) => void
}

/** Streams the professors who match a visitor's resume. A scanned one is read first. */
export function useMatches(token: string | null, handlers: Handlers): Matching {
  const [progress, setProgress] = useState(idle)
  const [attempt, setAttempt] = useState(0)

  const handleTokenExpired = useEffectEvent(handlers.onTokenExpired)
  const handleScanRead = useEffectEvent(handlers.onScanRead)
  const handleScanFailed = useEffectEvent(handlers.onScanFailed)

  useEffect(() => {
    if (!token) return setProgress(idle)
    const controller = new AbortController()
    // Without a token the state becomes idle, so all matches on the page belong to this one.
    setProgress((current) =>
      current.state === 'success' ? { ...current, isRenewing: true } : { ...idle, state: 'loading' },
    )
    void (async () => {
      let [count, matches] = [0, [] as Relationship[]]
      let scan: Progress['scan'] = 'none'
      try {
        for await (const line of streamLines(matchStream, { query: { temporary_token: token } }, controller.signal)) {
          if (controller.signal.aborted) return
          if ('count' in line) count = line.count
          else {
            const about = readScanLine(line.value)
            if (about === null) matches = appendMatch(matches, line.value)
            else if ('reading' in about) scan = about.reading
            else if ('read' in about) {
              scan = 'done'
              count = about.read.count
              handleScanRead({ interests: about.read.key_interests, skills: about.read.skills })
            } else if (about.failed.code === busy) throw new Error(about.failed.error)
            else return handleScanFailed(about.failed.error)
          }
          const read = { count, matches, scan }
          setProgress((current) => (current.isRenewing ? current : { ...current, ...read }))
        }
        if (!controller.signal.aborted) setProgress({ state: 'success', count, matches, isRenewing: false, scan })
      } catch (error) {
        if (controller.signal.aborted) return
        if (isRefusal(error, matchStream, 'temporary_token_invalid')) return handleTokenExpired()
        setProgress({ ...idle, state: 'error' })
      }
    })()
    return () => controller.abort()
  }, [token, attempt])

  return { ...progress, retry: () => setAttempt((current) => current + 1) }
}

/** Appends a line of the stream, up to the number of shown matches. Other lines are skipped. */
function appendMatch(matches: Relationship[], value: unknown): Relationship[] {
  if (matches.length >= limits.previewMatches) return matches
  const match = readMatch(value)
  return match ? [...matches, match] : matches
}
