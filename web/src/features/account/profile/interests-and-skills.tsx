import { limits } from '@labreach/contract/plans'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconInfoCircle, IconLock } from '@tabler/icons-react'
import { WordsInput } from '../../../ui/inputs/words-input.tsx'
import './fields.css'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

const { keyInterestsMax, skillsMax } = limits

/**
 * The interests and skills by which professors are matched. Disabled until there is a resume, which fills them first.
 */
export function InterestsAndSkills({ form: { fields, set }, locked }: { form: ProfileForm; locked: boolean }) {
  return (
    <div className={styles.lists}>
      {locked && (
        <p className={styles.locked}>
          <IconLock size={16} aria-hidden="true" /> Upload resume first
        </p>
      )}
      <WordsInput
        label="Key interests"
        description="From your resume; remove and add freely."
        placeholder="Type an interest and press Enter"
        words={fields.key_interests}
        onChange={(words) => set('key_interests', words)}
        max={keyInterestsMax}
        tooMany={`You can only keep up to ${keyInterestsMax} key interests.`}
        disabled={locked}
      />
      <WordsInput
        label="Additional interests"
        description={`Topics beyond your resume: ${fields.additional_interests.length} of ${limits.interestsMax}`}
        help={<AdditionalInterestsHint />}
        placeholder="Type an interest and press Enter"
        words={fields.additional_interests}
        onChange={(words) => set('additional_interests', words)}
        max={limits.interestsMax}
        tooMany={`You can only add up to ${limits.interestsMax} interests.`}
        disabled={locked}
      />
      <WordsInput
        label="Skills"
        description="Methods, languages, tools for a lab."
        placeholder="Type a skill and press Enter"
        words={fields.skills}
        onChange={(words) => set('skills', words)}
        max={skillsMax}
        tooMany={`You can only keep up to ${skillsMax} skills.`}
        disabled={locked}
      />
    </div>
  )
}

function AdditionalInterestsHint() {
  const text =
    'Topics that you want to work on but that your resume does not show yet. They count when professors are matched, and they stay when you upload a newer resume.'
  return (
    <Tooltip label={text}>
      <ActionIcon className={styles.hint} variant="transparent" color="gray" size="sm" aria-label={text}>
        <IconInfoCircle size={16} />
      </ActionIcon>
    </Tooltip>
  )
}
