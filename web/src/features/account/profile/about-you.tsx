import { academicLevels, preferredDurations } from '@labreach/contract/choices'
import { limits } from '@labreach/contract/plans'
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { durationText, levelText, type Fields } from './fields.ts'
import './fields.css'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

type TextName = 'first_name' | 'last_name' | 'school' | 'major' | 'internship_type'

export const gpaInputId = 'profile-gpa'

/** The inputs for the student's personal and academic fields. */
export function AboutYou({ form: { fields, set, gpaError } }: { form: ProfileForm }) {
  const text = (name: TextName) => ({
    value: fields[name],
    maxLength: 200,
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })
  return (
    <div className={styles.fields}>
      <TextInput className={styles.half} label="First name" autoComplete="given-name" {...text('first_name')} />
      <TextInput className={styles.half} label="Last name" autoComplete="family-name" {...text('last_name')} />
      <TextInput label="School name" autoComplete="organization" {...text('school')} />
      <TextInput label="Major" {...text('major')} />
      <NativeSelect
        label="Academic level"
        value={fields.academic_level ?? ''}
        data={choices(academicLevels, levelText)}
        onChange={(event) => set('academic_level', fromSelect<Fields['academic_level']>(event.currentTarget.value))}
      />
      <NumberInput
        id={gpaInputId}
        className={styles.half}
        label="GPA (optional)"
        placeholder={`Out of ${limits.gpaMax.toFixed(1)}`}
        min={0}
        max={limits.gpaMax}
        step={0.01}
        decimalScale={2}
        clampBehavior="none"
        allowNegative={false}
        hideControls
        value={fields.gpa}
        error={gpaError}
        onChange={(value) => set('gpa', value)}
      />
      <NativeSelect
        className={styles.half}
        label="Preferred duration"
        value={fields.preferred_duration ?? ''}
        data={choices(preferredDurations, durationText)}
        onChange={(event) =>
          set('preferred_duration', fromSelect<Fields['preferred_duration']>(event.currentTarget.value))
        }
      />
      <TextInput label="Internship type" placeholder="Lab work, remote, for credit…" {...text('internship_type')} />
      <Textarea
        className={styles.whole}
        label="Availability"
        placeholder="From June 10 to August 30, full time"
        rows={2}
        maxLength={2_000}
        value={fields.availability}
        onChange={(event) => set('availability', event.currentTarget.value)}
      />
    </div>
  )
}

const choices = (values: readonly string[], label: (value: string) => string) => [
  { value: '', label: 'Not chosen' },
  ...values.map((value) => ({ value, label: label(value) })),
]

/** Converts the value of a select: its options are the values of the field, and '' for null. */
const fromSelect = <Value extends string | null>(value: string) => (value || null) as Value
