import { limits } from '@labreach/contract/plans'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Suggested } from './suggesting-input.tsx'

// Loaded after the page: the list needs a positioning library as large as the page itself.
const SuggestingInput = lazy(async () => {
  const { SuggestingInput } = await import('./suggesting-input.tsx')
  return { default: SuggestingInput }
})

type Props = {
  className: string | undefined
  value: string
  onChange: (value: string) => void
  /** A suggested topic or school was chosen. */
  onChoose: (chosen: Suggested) => void
}

/** The search by name, which suggests topics and schools while the student types. */
export function SearchLine({ className, value, onChange, onChoose }: Props) {
  const wasFocused = useRef(false)
  const input: TextInputProps = {
    className,
    'aria-label': 'Search by name',
    placeholder: 'Search by name',
    leftSection: <IconSearch size={20} aria-hidden="true" />,
    enterKeyHint: 'search',
    maxLength: limits.nameSearchMax,
    value,
  }
  return (
    <Suspense fallback={<PlainInput input={input} onChange={onChange} onGone={(was) => (wasFocused.current = was)} />}>
      <SuggestingInput input={input} onChange={onChange} onChoose={onChoose} takesFocus={() => wasFocused.current} />
    </Suspense>
  )
}

type PlainProps = Pick<Props, 'onChange'> & { input: TextInputProps; onGone: (wasFocused: boolean) => void }

/** Works until the suggestions have loaded, and reports then whether the student was writing. */
function PlainInput({ input, onChange, onGone }: PlainProps) {
  const ref = useRef<HTMLInputElement>(null)
  const reportGone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const element = ref.current
    return () => reportGone(document.activeElement === element)
  }, [])
  return <TextInput {...input} ref={ref} onChange={(event) => onChange(event.currentTarget.value)} />
}
