import type { SuggestedField, Understanding } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { Note } from '../../ui/feedback/state.tsx'
import { InterestQuestion } from './interest-question.tsx'
import styles from './understood-fields.module.css'
import type { UseUnderstanding } from './use-understanding.ts'

type Props = {
  from: UseUnderstanding
  /** Fields to accept; nothing uses them before. */
  suggested?: readonly SuggestedField[]
  /** Whether interests can be typed here. */
  canType?: boolean
}

/** The fields that were understood from the student's words, as chips to strike out, and the interests typed. */
export function UnderstoodFields({
  from: { understanding, isError, retry, change },
  suggested = [],
  canType = true,
}: Props) {
  if (isError)
    return (
      <p className="quiet">
        What we understood could not be loaded.{' '}
        <button type="button" className="text-button" onClick={retry}>
          Try again
        </button>
      </p>
    )
  if (!understanding) return null
  const { fields, struck, typed } = understanding
  return (
    <section className={styles.fields} aria-label="What we understood">
      <h3 className={styles.title}>What we understood</h3>
      {fields.length === 0 && <p className="quiet">Nothing that names a field of research yet.</p>}
      <ul className="chips">
        {fields.map((field) => (
          <li key={field.name} className={`chip ${styles.chip}`}>
            <span>
              {field.name}
              <Origin field={field} />
            </span>
            <ChipButton
              label={`Strike out ${field.name}`}
              onClick={() => change.mutate({ struck: [...struck, field.name] })}
            >
              <IconX size={14} aria-hidden="true" />
            </ChipButton>
          </li>
        ))}
        {suggested.map(({ name, from }) => (
          <li key={name} className={`chip ${styles.chip} ${styles.suggested}`}>
            <span>
              {name}?<span className={styles.origin}> {`“${from}”`}</span>
            </span>
            <ChipButton label={`Accept ${name}`} onClick={() => change.mutate({ typed: [...typed, name] })}>
              <IconCheck size={14} aria-hidden="true" />
            </ChipButton>
          </li>
        ))}
      </ul>
      {struck.length > 0 && (
        <Chips title="Struck out" className={styles.struck!}>
          {struck.map((name) => (
            <li key={name} className={`chip ${styles.chip}`}>
              <span>{name}</span>
              <ChipButton
                label={`Bring back ${name}`}
                onClick={() => change.mutate({ struck: struck.filter((one) => one !== name) })}
              >
                <IconArrowBackUp size={14} aria-hidden="true" />
              </ChipButton>
            </li>
          ))}
        </Chips>
      )}
      {canType && typed.length > 0 && (
        <Chips title="Typed by you">
          {typed.map((interest) => (
            <li key={interest} className={`chip ${styles.chip}`}>
              <span>{interest}</span>
              <ChipButton
                label={`Remove ${interest}`}
                onClick={() => change.mutate({ typed: typed.filter((one) => one !== interest) })}
              >
                <IconX size={14} aria-hidden="true" />
              </ChipButton>
            </li>
          ))}
        </Chips>
      )}
      {canType && <InterestQuestion typed={typed} change={change} />}
      {change.isError && (
        <Note tone="red">
          <p>This change could not be saved. Please try again.</p>
          <div>
            <Button variant="default" size="xs" onClick={() => change.mutate(change.variables)}>
              Try Again
            </Button>
          </div>
        </Note>
      )}
      <p role="status" className="visually-hidden">
        {change.isSuccess && `The matches follow: ${fields.map(({ name }) => name).join(', ') || 'no field'}.`}
      </p>
    </section>
  )
}

/** The student's words, if they are not the name of the field. */
function Origin({ field: { name, from } }: { field: Understanding['fields'][number] }) {
  const words = from.find((line) => line.toLowerCase() !== name.toLowerCase())
  return words ? (
    <span className={styles.origin} title={from.join('\n')}>
      {' '}
      {`“${words}”`}
    </span>
  ) : null
}

function Chips({ title, className, children }: { title: string; className?: string; children: React.ReactNode }) {
  return (
    <div className={styles.group}>
      <p className="quiet small">{title}</p>
      <ul className={`chips ${className ?? ''}`} aria-label={title}>
        {children}
      </ul>
    </div>
  )
}

function ChipButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
}
