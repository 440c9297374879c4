import { Note } from '../../ui/state.tsx'
import { whatToCheck, type Place } from './unsupported.ts'

/** What stands in the letter and in nothing that is known, each with what to check. */
export function Findings({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <Note tone="red" title="Check before you send">
      <FindingList places={places} />
    </Note>
  )
}

export function FindingList({ places }: { places: readonly Place[] }) {
  return (
    <ul>
      {places.map(({ start, finding }) => (
        <li key={start}>
          “{finding.text}” {whatToCheck(finding)}
        </li>
      ))}
    </ul>
  )
}
