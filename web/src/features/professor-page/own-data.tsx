import { limits } from '@labreach/contract/plans'
import type { PageView } from '@labreach/contract/professor-page'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { WordsInput } from '../../ui/inputs/words-input.tsx'
import styles from './own-page.module.css'
import { useCorrectData } from './use-own-page.ts'
import { SettingRow } from './setting-row.tsx'

type Props = { token: string; view: PageView }

/** The sources of data, as a professor knows them. */
const origins: Readonly<Record<string, string>> = {
  professor: 'you',
  openalex: 'OpenAlex',
  csrankings: 'CSRankings',
  csv: 'a list that the operator added',
  demo: 'invented sample data',
}
const sayOrigin = (source: string): string => `from ${origins[source] ?? source}`

/** What is stored about the professor, where it came from, and its correction. */
export function OwnData({ token, view }: Props) {
  return (
    <>
      <Interests token={token} view={view} />
      <Homepage token={token} view={view} />
      <Address token={token} view={view} />
    </>
  )
}

function Interests({ token, view }: Props) {
  const saving = useCorrectData(token)
  const [edited, setEdited] = useState<string[] | null>(null)
  const words = edited ?? view.interests
  return (
    <SettingRow
      title="Your research interests"
      about={`Students find you by them. We hold them ${sayOrigin(view.sources.interests)}.`}
      mutation={saving}
    >
      <WordsInput
        label="Interests"
        description="Enter adds one"
        placeholder="For example: soft robotics"
        words={words}
        max={limits.keyInterestsMax}
        tooMany={`At most ${limits.keyInterestsMax} interests.`}
        onChange={setEdited}
      />
      {edited && (
        <Button
          className={styles.save}
          loading={saving.isPending}
          onClick={() => saving.mutate({ interests: edited }, { onSuccess: () => setEdited(null) })}
        >
          Save
        </Button>
      )}
    </SettingRow>
  )
}

function Homepage({ token, view }: Props) {
  const saving = useCorrectData(token)
  return (
    <SettingRow
      title="Your homepage"
      about={`Students who know your name get its link. We hold it ${sayOrigin(view.sources.homepage_url)}.`}
      mutation={saving}
    >
      <OneLine
        label="URL of your homepage"
        type="url"
        saved={view.homepage_url ?? ''}
        isSaving={saving.isPending}
        onSave={(url, onSuccess) => saving.mutate({ homepage_url: url || null }, { onSuccess })}
      />
    </SettingRow>
  )
}

function Address({ token, view }: Props) {
  const saving = useCorrectData(token)
  return (
    <SettingRow
      title="Your email address"
      about={`Letters and these links go there. We hold it ${sayOrigin(view.sources.email)}.`}
      mutation={saving}
      savedText="Two emails are on their way: we use the new address once you confirm both."
    >
      <OneLine
        label="Email address"
        type="email"
        saved={view.email}
        isSaving={saving.isPending}
        missing="Please enter your email address."
        onSave={(email, onSuccess) => saving.mutate({ email }, { onSuccess })}
      />
      {view.pending_email && (
        <p className="quiet">{view.pending_email} waits for the confirmation of both addresses.</p>
      )}
    </SettingRow>
  )
}

type LineProps = {
  label: string
  type: 'url' | 'email'
  saved: string
  isSaving: boolean
  /** What an empty line is told; undefined if it may be empty. */
  missing?: string
  onSave: (text: string, onSuccess: () => void) => void
}

function OneLine({ label, type, saved, isSaving, missing, onSave }: LineProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const text = edited ?? saved
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing && !text.trim()) setMissing(true)
    else onSave(text.trim(), () => setEdited(null))
  }
  return (
    <form className={styles.line} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        type={type}
        autoComplete={type}
        value={text}
        error={isMissing && missing}
        onChange={(event) => {
          setEdited(event.currentTarget.value)
          setMissing(false)
        }}
      />
      {text.trim() !== saved && (
        <Button type="submit" className={styles.save} loading={isSaving}>
          Save
        </Button>
      )}
    </form>
  )
}
