import { limits } from '@labreach/contract/plans'
import { matchStream, type Relationship } from '@labreach/contract/professors'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '../../api/error.ts'
import { streamLines } from '../../api/stream.ts'
import { readMatch } from './read-match.ts'

export type Matching = {
  state: 'idle' | 'loading' | 'success' | 'error'
  /** The number of matches that the server announced. */
  count: number
  matches: Relationship[]
  /** Whether the matches are read again, after a correction of what was understood. The old ones stay meanwhile. */
  isRenewing: boolean
  retry: () => void
}

type Progress = Omit<Matching, 'retry'>

const idle: Progress = { state: 'idle', count: 0, matches: [], isRenewing: false }

/** Streams the professors who match a visitor's resume. Calls `onTokenExpired` if the temporary token is invalid. */
export function useMatches(token: string | null, onTokenExpired: () => void): Matching {
  const [progress, setProgress] = useState(idle)
  const [attempt, setAttempt] = useState(0)

  const handleTokenExpired = useEffectEvent(onTokenExpired)

  useEffect(() => {
    if (!token) return setProgress(idle)
    const controller = new AbortController()
    // Without a token the state becomes idle, so all matches on the page belong to this one.
    setProgress((current) =>
      current.state === 'success' ? { ...current, isRenewing: true } : { ...idle, state: 'loading' },
    )
    void (async () => {
      let [count, matches] = [0, [] as Relationship[]]
      try {
        for await (const line of streamLines(matchStream, { query: { temporary_token: token } }, controller.signal)) {
          if (controller.signal.aborted) return
          if ('count' in line) count = line.count
          else matches = appendMatch(matches, line.value)
          const read = { count, matches }
          setProgress((current) => (current.isRenewing ? current : { ...current, ...read }))
        }
        if (!controller.signal.aborted) setProgress({ state: 'success', count, matches, isRenewing: false })
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
