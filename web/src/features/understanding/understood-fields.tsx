import type { SuggestedField, UnderstoodField } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { Note } from '../../ui/feedback/note.tsx'
import { plural } from '../../ui/text/text.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { InterestQuestion } from './interest-question.tsx'
import { quote } from './quote.ts'
import styles from './understood-fields.module.css'
import type { UseUnderstanding } from './use-understanding.ts'

type Props = {
  from: UseUnderstanding
  /** Fields to accept; nothing uses them before. */
  suggested?: readonly SuggestedField[]
  /** Whether interests can be typed here. */
  canType?: boolean
  /** Whether the question is asked here; false if the page asks it elsewhere. */
  asks?: boolean
  /** Narrows the page to a field: `selected` is in force, and `onSelect` without a name shows all fields again. */
  narrowing?: { selected: string | undefined; onSelect: (name?: string) => void }
  heading?: 'h2' | 'h3'
  /** The interests that the page lists anyway: fields of these names are not repeated, and the rest is one line that opens. */
  listed?: readonly string[]
}

/** The fields that were understood from the student's words, as chips to strike out, and the interests typed. */
export function UnderstoodFields({
  from,
  suggested = [],
  canType = true,
  asks = canType,
  narrowing,
  heading: Heading = 'h3',
  listed,
}: Props) {
  const { understanding, isError, retry, change } = from
  const { place, onFocus } = useKeptFocus<HTMLHeadingElement>()
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
  const { struck, typed } = understanding
  const known = new Set(listed?.map((name) => name.toLowerCase()))
  const fields = understanding.fields.filter(({ name }) => !known.has(name.toLowerCase()))
  const isEmpty = fields.length + suggested.length + struck.length + (canType ? typed.length : 0) === 0
  if (isEmpty && !asks && canType && !change.isError) return null
  const title = (text: string) => (
    <Heading ref={place} tabIndex={-1} className={styles.title}>
      {text}
    </Heading>
  )
  const content = (
    <>
      {!listed && fields.length === 0 && <p className="quiet">Nothing that names a field of research yet.</p>}
      {narrowing && <Narrowing names={fields.map(({ name }) => name)} {...narrowing} />}
      <ul className="chips">
        {fields.map((field) => (
          <li key={field.name} className={`chip ${styles.chip}`} data-selected={narrowing?.selected === field.name}>
            <FieldName field={field} narrowing={narrowing} />
            <ChipButton
              label={`Strike out ${field.name}`}
              onClick={() => change.mutate({ list: 'struck', add: field.name })}
            >
              <IconX size={16} aria-hidden="true" />
            </ChipButton>
          </li>
        ))}
        {suggested.map(({ name, from }) => (
          <li key={name} className={`chip ${styles.chip} ${styles.suggested}`}>
            <span>
              {name}?<span className={styles.origin}> {`“${from}”`}</span>
            </span>
            <ChipButton label={`Accept ${name}`} onClick={() => change.mutate({ list: 'typed', add: name })}>
              <IconCheck size={16} aria-hidden="true" />
            </ChipButton>
          </li>
        ))}
      </ul>
      {struck.length > 0 && (
        <Chips title="Struck out" className={styles.struck!}>
          {struck.map((name) => (
            <li key={name} className={`chip ${styles.chip}`}>
              <span>{name}</span>
              <ChipButton label={`Bring back ${name}`} onClick={() => change.mutate({ list: 'struck', remove: name })}>
                <IconArrowBackUp size={16} aria-hidden="true" />
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
                onClick={() => change.mutate({ list: 'typed', remove: interest })}
              >
                <IconX size={16} aria-hidden="true" />
              </ChipButton>
            </li>
          ))}
        </Chips>
      )}
      {asks && <InterestQuestion typed={typed} change={change} />}
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
    </>
  )
  return (
    <section className={styles.fields} aria-label="What we understood" onFocus={onFocus}>
      {listed && !isEmpty ? (
        <details className={styles.folded}>
          <summary>{title(`What we understood: ${countRest(fields.length, suggested.length, struck.length)}`)}</summary>
          <div className={styles.fields}>{content}</div>
        </details>
      ) : (
        <>
          {title(listed ? 'What we understood: nothing beyond your interests' : 'What we understood')}
          {content}
        </>
      )}
      <p role="status" className="visually-hidden">
        {change.isSuccess &&
          `The matches follow: ${understanding.fields.map(({ name }) => name).join(', ') || 'no field'}.`}
      </p>
    </section>
  )
}

const countRest = (fields: number, suggested: number, struck: number): string =>
  [
    fields > 0 && plural(fields, 'more field'),
    suggested > 0 && plural(suggested, 'suggestion'),
    struck > 0 && `${struck} struck out`,
  ]
    .filter(Boolean)
    .join(', ')

/** The name of a field, and the student's words if they are not this name. With `narrowing` a button. */
function FieldName({ field: { name, from }, narrowing }: { field: UnderstoodField; narrowing: Props['narrowing'] }) {
  const words = quote(name, from)
  const text = (
    <>
      {name}
      {words && <span className={styles.origin}> {`“${words}”`}</span>}
    </>
  )
  if (!narrowing) return <span title={from.join('\n')}>{text}</span>
  const isSelected = narrowing.selected === name
  return (
    <button
      type="button"
      className={`reach ${styles.name}`}
      title={from.join('\n')}
      aria-pressed={isSelected}
      onClick={() => narrowing.onSelect(isSelected ? undefined : name)}
    >
      {text}
    </button>
  )
}

/** Says that the page shows one field only, with the button that shows all again. */
function Narrowing({ names, selected, onSelect }: NonNullable<Props['narrowing']> & { names: string[] }) {
  if (!selected)
    return names.length > 1 ? <p className="quiet">Choose a field to see only professors who work on it.</p> : null
  return (
    <p>
      Only professors who work on {selected}.{' '}
      <button type="button" className="text-button" onClick={() => onSelect()}>
        Show all fields
      </button>
    </p>
  )
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
