import { limits } from '@labreach/contract/plans'
import { templateVariables, type TemplateVariable } from '@labreach/contract/variables'
import { useId, useRef } from 'react'
import { MarkedTextarea } from '../../ui/inputs/marked-textarea.tsx'
import { count } from '../../ui/text/text.ts'
import styles from './editor.module.css'

type Props = { content: string; error: string | undefined; onWrite: (content: string) => void }

/** The input for the text of a template, with buttons that insert a variable at the caret. */
export function ContentField({ content, error, onWrite }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // Until the text was focused, variables are appended at its end.
  const wasFocused = useRef(false)

  const insert = (variable: TemplateVariable) => {
    const area = field.current
    if (!area) return
    const [from, to] = wasFocused.current ? [area.selectionStart, area.selectionEnd] : [content.length, content.length]
    area.setRangeText(`{${variable}}`, from, to, 'end')
    area.focus()
    onWrite(area.value)
  }

  return (
    <div
      className={styles.field}
      onFocusCapture={() => (wasFocused.current ||= document.activeElement === field.current)}
    >
      <label htmlFor={id} className={styles.label}>
        Content
      </label>
      <div className={styles.palette} role="group" aria-label="Insert a variable">
        {templateVariables.map((variable) => (
          <button key={variable} type="button" className="chip" onClick={() => insert(variable)}>
            {`{${variable}}`}
          </button>
        ))}
      </div>
      <div className={styles.sheet} data-invalid={error !== undefined || undefined}>
        <MarkedTextarea
          ref={field}
          id={id}
          text={content}
          onWrite={onWrite}
          rows={12}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-says`}
          placeholder="Dear Professor {professor_surname}, …"
        />
      </div>
      <p id={`${id}-says`} className={styles.says}>
        {error && <span className={styles.error}>{error}</span>}
        <span className={`quiet figures ${styles.length}`}>
          {count(content.trim().length)} of {count(limits.templateContentMax)}
          <span className="visually-hidden"> characters</span>
        </span>
      </p>
    </div>
  )
}
