import { Note } from '../../../../ui/feedback/note.tsx'
import { findingAdvice, type FindingRange } from './unsupported.ts'

/**
 * The unsupported statements in the letter, with the advice what to check. Several are named in one line and unfold, so
 * that the letter stays in sight.
 */
export function Findings({ ranges }: { ranges: readonly FindingRange[] }) {
  const [first, ...others] = ranges
  if (!first) return null
  const title = <strong>Check before you send:</strong>
  return (
    <Note tone="red">
      {others.length > 0 ? (
        <details>
          <summary>
            {title} {ranges.map(({ finding }) => `“${finding.text}”`).join(', ')}
          </summary>
          <FindingList ranges={ranges} />
        </details>
      ) : (
        <p>
          {title} <span>{describe(first)}</span>
        </p>
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
