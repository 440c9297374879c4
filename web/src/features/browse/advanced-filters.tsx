import { schools } from '@labreach/contract/plans'
import { ActionIcon, MultiSelect, NativeSelect, TagsInput, TextInput } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import './advanced-filters.css'
import styles from './filter-card.module.css'
import { emailOptions, sortOptions, type EmailStatus, type Filters, type SortBy } from './filters.ts'

type Props = { draft: Filters; set: <K extends keyof Filters>(name: K, value: Filters[K]) => void }

/** Sorting, school, email status, citations and interests: what unfolds under the search. */
export function AdvancedFilters({ draft, set }: Props) {
  return (
    <>
      <div className={styles.sort}>
        <NativeSelect
          label="Sort By"
          data={sortOptions.map(({ value, label }) => ({ value, label }))}
          value={draft.sortBy}
          onChange={(event) => set('sortBy', event.currentTarget.value as SortBy)}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={draft.sortDirection === 'asc' ? 'Ascending' : 'Descending'}
          onClick={() => set('sortDirection', draft.sortDirection === 'asc' ? 'desc' : 'asc')}
        >
          {draft.sortDirection === 'asc' ? <IconSortAscending size={18} /> : <IconSortDescending size={18} />}
        </ActionIcon>
      </div>
      <NativeSelect
        label="Email Status"
        data={emailOptions.map(({ value, label }) => ({ value, label }))}
        value={draft.emailStatus}
        onChange={(event) => set('emailStatus', event.currentTarget.value as EmailStatus)}
      />
      <fieldset className={styles.range}>
        <legend>Citation Range</legend>
        <Citations label="Min" value={draft.minCitations} onChange={(value) => set('minCitations', value)} />
        <span aria-hidden="true">–</span>
        <Citations label="Max" value={draft.maxCitations} onChange={(value) => set('maxCitations', value)} />
      </fieldset>
      <MultiSelect
        className={styles.wide}
        label="School"
        data={[...schools]}
        value={draft.schools}
        placeholder={draft.schools.length ? '' : 'Any school'}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear schools' }}
        onChange={(value) => set('schools', value)}
      />
      <TagsInput
        className={styles.wide}
        label="Research Interests"
        value={draft.interests}
        placeholder={draft.interests.length ? '' : 'Type one and press Enter'}
        splitChars={[',']}
        onChange={(value) => set('interests', value)}
      />
    </>
  )
}

function Citations(props: { label: string; value: number | null; onChange: (value: number | null) => void }) {
  return (
    <TextInput
      aria-label={`${props.label} citations`}
      placeholder={props.label}
      inputMode="numeric"
      maxLength={9}
      value={props.value ?? ''}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '')
        props.onChange(digits ? Number(digits) : null)
      }}
    />
  )
}
