import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.css'
import { mineOptions, type Mine } from './filters.ts'
import styles from './mine-picker.module.css'

type Props = { value: Mine; onChange: (mine: Mine) => void }

/** One's own professors: unlocked, drafting, sent or answered. */
export function MinePicker({ value, onChange }: Props) {
  return (
    <SegmentedControl
      aria-label="My professors"
      data={mineOptions.map(({ value, label }) => ({ value, label }))}
      value={value}
      classNames={{ root: styles.root ?? '', label: styles.label ?? '', control: styles.control ?? '' }}
      onChange={onChange}
    />
  )
}
