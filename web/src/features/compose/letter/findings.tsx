import { Note } from '../../../ui/feedback/state.tsx'
import { findingAdvice, type FindingRange } from './unsupported.ts'

/** Lists the unsupported statements in the letter, each with the advice what to check. */
export function Findings({ ranges }: { ranges: readonly FindingRange[] }) {
  if (ranges.length === 0) return null
  return (
    <Note tone="red" title="Check before you send">
      <FindingList ranges={ranges} />
    </Note>
  )
}

export function FindingList({ ranges }: { ranges: readonly FindingRange[] }) {
  return (
    <ul>
      {ranges.map(({ start, finding }) => (
        <li key={start}>
          “{finding.text}” {findingAdvice(finding)}
        </li>
      ))}
    </ul>
  )
}
