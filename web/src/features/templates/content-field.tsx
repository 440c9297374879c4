import { limits } from '@labreach/contract/plans'
import { templateVariables, type TemplateVariable } from '@labreach/contract/variables'
import { useId, useRef } from 'react'
import { MarkedTextarea } from '../../ui/inputs/marked-textarea.tsx'
import { count } from '../../ui/text/text.ts'
import styles from './editor.module.css'

type Props = { content: string; error: string | undefined; onWrite: (content: string) => void }

/** The words of a template, and the variables that can be put in where the caret stands. */
export function ContentField({ content, error, onWrite }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // Before anyone has been in the text, its end is the place to go on.
  const visited = useRef(false)

  const insert = (variable: TemplateVariable) => {
    const area = field.current
    if (!area) return
    const [from, to] = visited.current ? [area.selectionStart, area.selectionEnd] : [content.length, content.length]
    area.setRangeText(`{${variable}}`, from, to, 'end')
    area.focus()
    onWrite(area.value)
  }

  return (
    <div className={styles.field} onFocusCapture={() => (visited.current ||= document.activeElement === field.current)}>
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
          placeholder="Dear Professor {professor_name}, …"
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
