import { Input } from '@mantine/core'
import { useId } from 'react'

type Props = {
  label: string
  text: string
  /** Characters. */
  max: number
  onWrite: (text: string) => void
}

/** A short text with the number of characters that are left. */
export function CountedText({ label, text, max, onWrite }: Props) {
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={<span className="figures">{max - text.length} characters left</span>}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <Input
        id={id}
        component="textarea"
        multiline
        rows={4}
        maxLength={max}
        aria-describedby={`${id}-description`}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
    </Input.Wrapper>
  )
}
