import { outreachStates } from '@labreach/contract/choices'
import { answerLabels } from '@labreach/contract/letter-words'
import { toCsv } from '@labreach/contract/letters-csv'
import type { Outreach } from '@labreach/contract/outreach'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { CalendarButton } from './calendar/calendar-button.tsx'
import { answerFilters, type AnswerFilter, type HistorySearch } from './filters.ts'
import styles from './history.module.css'
import { noAnswer, states } from './words.ts'

const answerFilterLabels: Record<AnswerFilter, string> = {
  waiting: noAnswer,
  follow_up: 'Follow-up due',
  ...answerLabels,
}
const stateOptions = [
  { value: '', label: 'Any state' },
  ...outreachStates.map((value) => ({ value, label: states[value].label })),
]
const answerOptions = [
  { value: '', label: 'Any answer' },
  ...answerFilters.map((value) => ({ value, label: answerFilterLabels[value] })),
]

type Props = { search: HistorySearch; found: readonly Outreach[]; onSearch: (next: HistorySearch) => void }

/** The filters of the history, and buttons to take the filtered letters, and what is due, along. */
export function HistoryTools({ search, found, onSearch }: Props) {
  // The URL follows the input. If something else changes the URL, the input follows it.
  const [text, setText] = useState(search.search ?? '')
  const [lastSearch, setLastSearch] = useState(search.search ?? '')
  if ((search.search ?? '') !== lastSearch) {
    setLastSearch(search.search ?? '')
    if ((search.search ?? '') !== text.slice(0, 200)) setText(search.search ?? '')
  }
  const applyFilters = ({ page: _, ...next }: HistorySearch) => onSearch(next)
  return (
    <search className={styles.tools}>
      <TextInput
        className={styles.search ?? ''}
        label="Search your letters"
        placeholder="Name, school, subject or text"
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          applyFilters({ ...search, search: event.currentTarget.value })
        }}
      />
      <NativeSelect
        className={styles.select ?? ''}
        label="State"
        data={stateOptions}
        value={search.state ?? ''}
        onChange={(event) =>
          applyFilters({ ...search, state: outreachStates.find((one) => one === event.currentTarget.value) })
        }
      />
      <NativeSelect
        className={styles.select ?? ''}
        label="Answer"
        data={answerOptions}
        value={search.answer ?? ''}
        onChange={(event) =>
          applyFilters({ ...search, answer: answerFilters.find((one) => one === event.currentTarget.value) })
        }
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        disabled={found.length === 0}
        onClick={() => saveFile(new Blob([toCsv(found)], { type: 'text/csv;charset=utf-8' }), 'labreach-letters.csv')}
      >
        Download CSV
      </Button>
      <CalendarButton />
    </search>
  )
}
