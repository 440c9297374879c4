import { schools } from '@labreach/contract/plans'
import { ActionIcon, MultiSelect, NativeSelect, TagsInput } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import './advanced-filters.css'
import { CitationRange } from './citation-range.tsx'
import styles from './filter-card.module.css'
import {
  activeOptions,
  emailOptions,
  sortOptions,
  takingOptions,
  type Active,
  type EmailStatus,
  type Filters,
  type SortBy,
  type Taking,
} from './filters.ts'

type Props = { draft: Filters; set: <K extends keyof Filters>(name: K, value: Filters[K]) => void }

/** The inputs for sorting, school, email status, citations and interests, which are hidden at first. */
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
          className={styles.direction}
          aria-label={draft.sortDirection === 'asc' ? 'Ascending' : 'Descending'}
          onClick={() => set('sortDirection', draft.sortDirection === 'asc' ? 'desc' : 'asc')}
        >
          {draft.sortDirection === 'asc' ? <IconSortAscending size={20} /> : <IconSortDescending size={20} />}
        </ActionIcon>
      </div>
      <NativeSelect
        label="Email Status"
        data={emailOptions.map(({ value, label }) => ({ value, label }))}
        value={draft.emailStatus}
        onChange={(event) => set('emailStatus', event.currentTarget.value as EmailStatus)}
      />
      <NativeSelect
        label="Taking Students"
        description="As their homepages say"
        inputWrapperOrder={['label', 'input', 'description']}
        data={takingOptions.map(({ value, label }) => ({ value, label }))}
        value={draft.taking}
        onChange={(event) => set('taking', event.currentTarget.value as Taking)}
      />
      <NativeSelect
        label="Last Publication"
        data={activeOptions.map(({ value, label }) => ({ value, label }))}
        value={draft.active}
        onChange={(event) => set('active', event.currentTarget.value as Active)}
      />
      <CitationRange
        range={draft}
        onChange={({ minCitations, maxCitations }) => {
          set('minCitations', minCitations)
          set('maxCitations', maxCitations)
        }}
      />
      <MultiSelect
        label="School"
        // A suggestion may have added a school that is not in the specified list.
        data={[...new Set([...schools, ...draft.schools])]}
        value={draft.schools}
        placeholder={draft.schools.length ? '' : 'Any school'}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear schools' }}
        onChange={(value) => set('schools', value)}
      />
      <TagsInput
        label="Research Interests"
        value={draft.interests}
        placeholder={draft.interests.length ? '' : 'Type one and press Enter'}
        splitChars={[',']}
        onChange={(value) => set('interests', value)}
      />
    </>
  )
}
