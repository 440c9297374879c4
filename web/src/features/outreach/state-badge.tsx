import type { Outreach } from '@labreach/contract/outreach'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconClock,
  IconHourglass,
  IconMailCheck,
  IconMailOff,
} from '@tabler/icons-react'
import styles from './history.module.css'
import { useHasChoice } from '../../session/use-mailbox.ts'
import { explainState, states } from './words.ts'

const icons = {
  sent: IconMailCheck,
  sending: IconClock,
  unconfirmed: IconAlertTriangle,
  failed: IconMailOff,
  held: IconHourglass,
  returned: IconArrowBackUp,
}

/** The state of a letter as an icon and a word, so that it does not depend on colour. */
export function StateBadge({ state }: Pick<Outreach, 'state'>) {
  const Icon = icons[state]
  const hasChoice = useHasChoice()
  return (
    <span className={styles.badge} data-state={state} title={explainState(state, hasChoice)}>
      <Icon size={16} aria-hidden="true" /> {states[state].label}
    </span>
  )
}
