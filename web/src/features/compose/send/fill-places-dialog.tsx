import { Button, Textarea, TextInput } from '@mantine/core'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Text } from '../letter/letter-state.ts'
import type { PlaceValues } from '../letter/stored/stored-places.ts'
import styles from './fill-places.module.css'
import { isValue, listOpenPlaces, valueProblem, type OpenPlace } from './open-places.ts'

type Props = {
  opened: boolean
  text: Text
  /** What was typed for this letter before, e.g. before the tab was discarded, and where to store what is typed. */
  stored: { read: () => PlaceValues; write: (values: PlaceValues) => void }
  /** Each gets what was typed so far, so that nothing is lost. */
  onFill: (values: PlaceValues) => void
  onSendAnyway: (values: PlaceValues) => void
  onReview: (values: PlaceValues) => void
}

/** Asks about the open places of a letter, each with a field in which it is filled. */
export function FillPlacesDialog({ opened, text, stored, onFill, onSendAnyway, onReview }: Props) {
  const [values, setValues] = useState(stored.read)
  const write = (next: PlaceValues) => {
    stored.write(next)
    setValues(next)
  }
  /** Every answer closes the question; the next one starts with empty fields. */
  const answer = (act: (values: PlaceValues) => void) => () => {
    write(new Map())
    act(values)
  }
  return (
    <Dialog opened={opened} onClose={answer(onReview)} title="Unfilled places in your letter" size="560px" fullScreen>
      <Fields
        text={text}
        values={values}
        onWrite={(place, value) => write(new Map(values).set(place, value))}
        onFill={answer(onFill)}
        onSendAnyway={answer(onSendAnyway)}
        onReview={answer(onReview)}
      />
    </Dialog>
  )
}

type FieldsProps = {
  text: Text
  values: PlaceValues
  onWrite: (place: string, value: string) => void
  onFill: () => void
  onSendAnyway: () => void
  onReview: () => void
}

function Fields({ text, values, onWrite, onFill, onSendAnyway, onReview }: FieldsProps) {
  // Read once: the answer changes the letter while the dialog closes.
  const [places] = useState(() => listOpenPlaces(text))
  const isFilled = places.every((place) => isValue(values.get(place.text)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFilled) onFill()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className="quiet">
        Your email appears to contain template variables (text in curly braces {'{}'} or square brackets []). These may
        not have been properly replaced with actual values. Are you sure you want to send this email as-is?
      </p>
      <div className={styles.fields}>
        {places.map((place, at) => (
          <PlaceField
            key={place.text}
            place={place}
            value={values.get(place.text) ?? ''}
            isFirst={at === 0}
            onWrite={(value) => onWrite(place.text, value)}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="subtle" color="gray" onClick={onSendAnyway}>
          Send Anyway
        </Button>
        <Button variant="default" onClick={onReview}>
          Review Email
        </Button>
        <Button type="submit" disabled={!isFilled}>
          Fill in and send
        </Button>
      </div>
    </form>
  )
}

type FieldProps = { place: OpenPlace; value: string; isFirst: boolean; onWrite: (value: string) => void }

/** The words around the place stand below its label, since the label alone may not say where it is. */
function PlaceField({ place: { text, label, before, after }, value, isFirst, onWrite }: FieldProps) {
  const field = {
    label,
    description: (before + after).trim() && (
      <span className={styles.around}>
        {before}
        <mark>{text.length > shownMax ? '…' : text}</mark>
        {after}
      </span>
    ),
    value,
    error: valueProblem(value),
    'data-autofocus': isFirst || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onWrite(event.currentTarget.value),
  }
  return label.length > oneLineMax ? <Textarea autosize minRows={2} {...field} /> : <TextInput {...field} />
}

/** Characters of a place that are repeated in the words around it. */
const shownMax = 24
/** Characters of a label whose value is a word or two, such as a name. */
const oneLineMax = 30
