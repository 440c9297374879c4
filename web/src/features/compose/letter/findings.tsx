import { Note } from '../../../ui/feedback/state.tsx'
import { whatToCheck, type FindingRange } from './unsupported.ts'

/** What stands in the letter and in nothing that is known, each with what to check. */
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
          “{finding.text}” {whatToCheck(finding)}
        </li>
      ))}
    </ul>
  )
}
