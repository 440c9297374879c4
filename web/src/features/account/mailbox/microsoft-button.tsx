import { Button, type ButtonProps } from '@mantine/core'
import { IconBrandWindows } from '@tabler/icons-react'

type Props = ButtonProps & { children: string; onClick: () => void }

/** A secondary button with the icon of Microsoft. */
export function MicrosoftButton({ children, ...others }: Props) {
  return (
    <Button variant="default" leftSection={<IconBrandWindows size={20} aria-hidden="true" />} {...others}>
      {children}
    </Button>
  )
}
