import { TextInput } from '@mantine/core'
import { Histogram } from '../../../ui/charts/histogram.tsx'
import { citationBars, citationSummary } from './citation-bars.ts'
import styles from './filter-card.module.css'
import type { Filters } from './filters.ts'
import { useCitations } from '../use-professors.ts'

type Range = Pick<Filters, 'minCitations' | 'maxCitations'>
type Props = { range: Range; onChange: (range: Range) => void }

/** The inputs for the minimum and maximum of citations, with a histogram of the professors. */
export function CitationRange({ range, onChange }: Props) {
  const { data: steps } = useCitations()
  const { minCitations, maxCitations } = range
  return (
    <fieldset className={styles.range}>
      <legend>Citation Range</legend>
      <div className={styles.ends}>
        <Citations label="Min" value={minCitations} onChange={(value) => onChange({ ...range, minCitations: value })} />
        <span aria-hidden="true">–</span>
        <Citations label="Max" value={maxCitations} onChange={(value) => onChange({ ...range, maxCitations: value })} />
      </div>
      <div className={styles.histogram}>
        {steps && (
          <Histogram
            label={citationSummary(steps)}
            bars={citationBars(steps, range)}
            onPick={(index) => {
              const { from, to } = steps[index]!
              onChange({ minCitations: from, maxCitations: to })
            }}
          />
        )}
      </div>
    </fieldset>
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
