import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useLayoutEffect, useRef, type RefObject } from 'react'
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
    leftSection: <IconSearch size={18} aria-hidden="true" />,
    enterKeyHint: 'search',
    value,
  }
  return (
    <Suspense fallback={<PlainInput input={input} onChange={onChange} wasFocused={wasFocused} />}>
      <SuggestingInput input={input} onChange={onChange} onChoose={onChoose} takesFocus={wasFocused} />
    </Suspense>
  )
}

type PlainProps = Pick<Props, 'onChange'> & { input: TextInputProps; wasFocused: RefObject<boolean> }

/** Works until the suggestions have loaded, and remembers whether the student was writing. */
function PlainInput({ input, onChange, wasFocused }: PlainProps) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      wasFocused.current = document.activeElement === element
    }
  }, [wasFocused])
  return <TextInput {...input} ref={ref} onChange={(event) => onChange(event.currentTarget.value)} />
}
