import { Button, Menu } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { IconChevronDown, IconSunrise } from '@tabler/icons-react'
import { time } from '../../../ui/text/text.ts'
import { differsFromLocalTime } from '../../../ui/text/zoned-time.ts'
import styles from './later-menu.module.css'
import { morningAtPlace } from './morning.ts'
import { describeAttachments, type Morning, type NextContact } from './next-contact.ts'

type Props = {
  morning: Morning
  contact: NextContact
  /** Why no letter can wait for its time, or null. */
  obstacle: string | null
  variant: 'filled' | 'default' | 'subtle'
  disabled: boolean
  className: string
  onMorning: () => void
}

/** The menu beside Send: the letter leaves on the professor's next weekday morning. */
export function LaterMenu({ morning, contact, obstacle, variant, disabled, className, onMorning }: Props) {
  return (
    <Menu
      position="top-end"
      // On a phone the whole row.
      width="min(100vw - 32px, 358px)"
      shadow="md"
      radius="md"
      withinPortal={false}
      returnFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button className={className} variant={variant} aria-label="Send later" disabled={disabled}>
          <IconChevronDown size={20} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown ?? ''}>
        <Menu.Item
          className={styles.item ?? ''}
          leftSection={<IconSunrise size={20} aria-hidden="true" />}
          disabled={obstacle !== null}
          data-autofocus
          onClick={onMorning}
        >
          <span className={styles.title}>Send on {morningAtPlace(morning)}</span>
          <span className={styles.more}>
            {morning.time_zone
              ? 'Their next weekday morning.'
              : 'Their time zone is not known: the local time there may be different.'}
            {differsFromLocalTime(morning.at, morning.time_zone) && ` For you: ${time(morning.at)}.`}
          </span>
        </Menu.Item>
        <Menu.Label className={styles.label ?? ''}>
          {obstacle ?? `It leaves ${describeAttachments(contact)}. Until then you can take it back.`}
        </Menu.Label>
      </Menu.Dropdown>
    </Menu>
  )
}
