import { Note } from '../../../../ui/feedback/note.tsx'
import { findingAdvice, type FindingRange } from './unsupported.ts'

/**
 * The unsupported statements in the letter, each with the advice what to check. The first is read at once; further ones
 * are named and unfold, so that the letter stays in sight.
 */
export function Findings({ ranges }: { ranges: readonly FindingRange[] }) {
  const [first, ...others] = ranges
  if (!first) return null
  return (
    <Note tone="red" title="Check before you send">
      <p>{describe(first)}</p>
      {others.length > 0 && (
        <details>
          <summary>And {others.map(({ finding }) => `“${finding.text}”`).join(', ')}</summary>
          <FindingList ranges={others} />
        </details>
      )}
    </Note>
  )
}

const describe = ({ finding }: FindingRange) => `“${finding.text}” ${findingAdvice(finding)}`

export function FindingList({ ranges }: { ranges: readonly FindingRange[] }) {
  return (
    <ul>
      {ranges.map((range) => (
        <li key={range.start}>{describe(range)}</li>
      ))}
    </ul>
  )
}
