import { Button, type ButtonProps } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'

type Props = ButtonProps & { children: string; onClick: () => void }

/** A secondary button with the Google icon. */
export function GoogleButton({ children, ...others }: Props) {
  return (
    <Button variant="default" leftSection={<IconBrandGoogle size={20} aria-hidden="true" />} {...others}>
      {children}
    </Button>
  )
}
