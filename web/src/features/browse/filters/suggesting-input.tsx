import { Combobox, TextInput, useCombobox, type TextInputProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { plural } from '../../../ui/text/text.ts'
import styles from './suggesting-input.module.css'
import './suggesting-input.css'
import { useSuggestions } from './use-suggestions.ts'

const groups = [
  { kind: 'topics', label: 'Topics' },
  { kind: 'schools', label: 'Schools' },
] as const

export type Suggested = { kind: (typeof groups)[number]['kind']; text: string }

type Props = {
  input: TextInputProps
  onChange: (value: string) => void
  onChoose: (chosen: Suggested) => void
  /** Whether this input replaces a focused one. */
  takesFocus: () => boolean
}

/** Waits for a pause between two letters before the server is asked. */
const pauseMs = 150

/** A text input with a list of topics and schools. Enter with nothing chosen submits the form, as without the list. */
export function SuggestingInput({ input, onChange, onChoose, takesFocus }: Props) {
  const element = useRef<HTMLInputElement>(null)
  const [isWriting, setWriting] = useState(false)
  const [text] = useDebouncedValue(String(input.value).trim(), pauseMs)
  const { data } = useSuggestions(text)
  const found = groups.flatMap(({ kind }) => (data?.[kind] ?? []).map((one) => ({ kind, text: one })))
  const opened = isWriting && String(input.value).trim().length >= 2 && text.length >= 2 && found.length > 0
  const combobox = useCombobox({
    opened,
    onOpenedChange: (isOpen) => setWriting(isOpen),
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  // The active option is known by its place, which is another one's among new suggestions.
  const forgetActive = useEffectEvent(() => combobox.resetSelectedOption())
  useEffect(() => forgetActive(), [data])
  const focusAtFirst = useEffectEvent(() => takesFocus() && element.current?.focus())
  useLayoutEffect(() => void focusAtFirst(), [])

  return (
    <>
      <Combobox
        // Inside the main content, so that it is within a landmark.
        withinPortal={false}
        store={combobox}
        position="bottom-start"
        onOptionSubmit={(value) => {
          const chosen = found[Number(value)]
          setWriting(false)
          if (chosen) onChoose(chosen)
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            {...input}
            ref={element}
            onChange={(event) => {
              setWriting(true)
              combobox.resetSelectedOption()
              onChange(event.currentTarget.value)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setWriting(false)
            }}
            onBlur={() => setWriting(false)}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label="Topics and schools" className={styles.options ?? ''}>
            {groups.map(
              ({ kind, label }) =>
                found.some((one) => one.kind === kind) && (
                  <Combobox.Group key={kind} label={label}>
                    {found.map(
                      (one, at) =>
                        one.kind === kind && (
                          <Combobox.Option key={one.text} value={String(at)} className={styles.option ?? ''}>
                            {one.text}
                          </Combobox.Option>
                        ),
                    )}
                  </Combobox.Group>
                ),
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <span className="visually-hidden" role="status">
        {opened && `${plural(found.length, 'suggestion')} below`}
      </span>
    </>
  )
}
