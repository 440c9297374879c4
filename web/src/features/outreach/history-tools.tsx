import { outreachStates } from '@labreach/contract/choices'
import type { Outreach } from '@labreach/contract/outreach'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { csvOf } from './csv.ts'
import { answers, type Answer, type HistorySearch } from './filters.ts'
import styles from './history.module.css'
import { marks, noAnswer, states } from './words.ts'

const answerLabels: Record<Answer, string> = { waiting: noAnswer, follow_up: 'Follow-up due', ...marks }
const stateOptions = [
  { value: '', label: 'Any state' },
  ...outreachStates.map((value) => ({ value, label: states[value].label })),
]
const answerOptions = [
  { value: '', label: 'Any answer' },
  ...answers.map((value) => ({ value, label: answerLabels[value] })),
]

type Props = { search: HistorySearch; found: readonly Outreach[]; onSearch: (next: HistorySearch) => void }

/** Text, state and answer to look for, and what was found as a file. */
export function HistoryTools({ search, found, onSearch }: Props) {
  // The address follows what is typed; it leads again when something else changes it.
  const [text, setText] = useState(search.search ?? '')
  const [shown, setShown] = useState(search.search ?? '')
  if ((search.search ?? '') !== shown) {
    setShown(search.search ?? '')
    if ((search.search ?? '') !== text.slice(0, 200)) setText(search.search ?? '')
  }
  const look = ({ page: _, ...next }: HistorySearch) => onSearch(next)
  return (
    <search className={styles.tools}>
      <TextInput
        className={styles.search ?? ''}
        label="Search your letters"
        placeholder="Name, school, subject or text"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          look({ ...search, search: event.currentTarget.value })
        }}
      />
      <NativeSelect
        className={styles.select ?? ''}
        label="State"
        data={stateOptions}
        value={search.state ?? ''}
        onChange={(event) =>
          look({ ...search, state: outreachStates.find((one) => one === event.currentTarget.value) })
        }
      />
      <NativeSelect
        className={styles.select ?? ''}
        label="Answer"
        data={answerOptions}
        value={search.answer ?? ''}
        onChange={(event) => look({ ...search, answer: answers.find((one) => one === event.currentTarget.value) })}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        disabled={found.length === 0}
        onClick={() => saveFile(new Blob([csvOf(found)], { type: 'text/csv;charset=utf-8' }), 'labreach-letters.csv')}
      >
        Download CSV
      </Button>
    </search>
  )
}
