import { limits } from '@labreach/contract/plans'
import { matchStream, type Relationship } from '@labreach/contract/professors'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '../../api/error.ts'
import { streamLines } from '../../api/stream.ts'
import { readMatch } from './read-match.ts'

export type Matching = {
  state: 'idle' | 'loading' | 'success' | 'error'
  /** How many the server said it will send. */
  count: number
  matches: Relationship[]
  retry: () => void
}

type Progress = Omit<Matching, 'retry'>

const idle: Progress = { state: 'idle', count: 0, matches: [] }

/**
 * The professors who match a visitor's resume, one by one as the server finds them; `onEnded` when the token is no
 * longer good.
 */
export function useMatches(token: string | null, onEnded: () => void): Matching {
  const [progress, setProgress] = useState(idle)
  const [attempt, setAttempt] = useState(0)

  const ended = useEffectEvent(onEnded)

  useEffect(() => {
    setProgress(idle)
    if (!token) return
    const stop = new AbortController()
    setProgress({ ...idle, state: 'loading' })
    void (async () => {
      try {
        for await (const line of streamLines(matchStream, { query: { temporary_token: token } }, stop.signal)) {
          if (stop.signal.aborted) return
          if ('count' in line) setProgress((now) => ({ ...now, count: line.count }))
          else setProgress((now) => ({ ...now, matches: withOneMore(now.matches, line.value) }))
        }
        if (!stop.signal.aborted) setProgress((now) => ({ ...now, state: 'success' }))
      } catch (error) {
        if (stop.signal.aborted) return
        if (isRefusal(error, matchStream, 'temporary_token_invalid')) return ended()
        setProgress((now) => ({ ...now, state: 'error' }))
      }
    })()
    return () => stop.abort()
  }, [token, attempt])

  return { ...progress, retry: () => setAttempt((now) => now + 1) }
}

/** Only the best are shown; a line that is no relationship is skipped. */
function withOneMore(matches: Relationship[], value: unknown): Relationship[] {
  if (matches.length >= limits.previewMatches) return matches
  const match = readMatch(value)
  return match ? [...matches, match] : matches
}
