import type { Outreach } from '@labreach/contract/outreach'
import { time } from '../../ui/text/text.ts'
import { differsFromLocalTime, weekdayDate, weekdayTime, zoneCity } from '../../ui/text/zoned-time.ts'

/** Says when a held letter leaves, or why it came back; an empty text for letters in other states. */
export function describeHeld(letter: Outreach): string {
  if (letter.state === 'returned') return letter.returned_reason ?? ''
  return whenItLeaves(letter)
}

function whenItLeaves({ hold, send_at: at, time_zone: zone, confirm_by }: Outreach): string {
  if (!hold || !at) return ''
  if (hold === 'undo') return 'Leaves in a few seconds.'
  if (hold === 'queue') {
    const day = `about ${weekdayDate(at)}`
    return confirm_by ? `Leaves ${day}, if you confirm it by ${time(confirm_by)}.` : `In the queue, leaves ${day}.`
  }
  const here = differsFromLocalTime(at, zone) ? `, for you ${time(at)}` : ''
  return zone
    ? `Leaves ${weekdayTime(at, zone)}, ${zoneCity(zone)} time${here}.`
    : `Leaves ${weekdayTime(at, null)} UTC${here}. The professor’s time zone is not known.`
}
