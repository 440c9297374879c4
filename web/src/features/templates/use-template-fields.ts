import { limits } from '@labreach/contract/plans'
import type { GeneratedTemplate, Template } from '@labreach/contract/templates'
import { useEffect, useEffectEvent, useState } from 'react'
import { session } from '../../credentials/session.ts'
import { getStoredFields, storeFields, type Fields } from './stored-fields.ts'
import { unusedName } from './unused-name.ts'

/** Beside the letters, since it is as long as one. */
const store = session.letters

/**
 * The state of an edited template: its fields, their errors, and the text that AI replaced. Unsaved fields are stored in
 * this browser, since a phone may discard the page.
 * @param usedNames the names of the other templates.
 */
export function useTemplateFields(studentId: string, template: Template | undefined, usedNames: readonly string[]) {
  const [start] = useState<Fields>({ name: template?.name ?? '', content: template?.content ?? '' })
  const [stored] = useState(() => getStoredFields(studentId, template?.id, store))
  const [fields, setFields] = useState(stored ?? start)
  // An empty field is an error only after the student has typed in it.
  const [touched, setTouched] = useState({ name: false, content: false })
  const [replaced, setReplaced] = useState<Fields | null>(null)
  const [name, content] = [fields.name.trim(), fields.content.trim()]

  const unsaved = name !== start.name || content !== start.content
  const persist = useEffectEvent(() => storeFields(studentId, template?.id, unsaved ? fields : null, store))
  useEffect(() => persist(), [fields])

  const write = (change: Partial<Fields>) => {
    setFields((current) => ({ ...current, ...change }))
    setTouched(({ name, content }) => ({ name: name || 'name' in change, content: content || 'content' in change }))
  }

  return {
    fields,
    write,
    errors: { name: nameError(name, touched.name), content: contentError(content, touched.content) },
    /** The fields to save, or null while a field is empty or too long. */
    validFields: name && content && !nameError(name, true) && !contentError(content, true) ? { name, content } : null,
    unsaved,
    /** Whether the fields were unsaved when the page was left. */
    isRestored: stored !== null,
    /** Removes the stored fields, since they are saved or discarded. */
    forget: () => storeFields(studentId, template?.id, null, store),
    canUndo: replaced !== null,
    /** Replaces the content with the generated one, which `undo` reverts. A typed name remains. */
    replaceWith: (generated: GeneratedTemplate) => {
      setReplaced(content ? fields : null)
      setFields({
        name: name || unusedName(generated.name, usedNames),
        content: generated.content.trim(),
      })
    },
    undo: () => {
      if (replaced) setFields(replaced)
      setReplaced(null)
    },
  }
}

export type TemplateForm = ReturnType<typeof useTemplateFields>

function nameError(name: string, isTouched: boolean): string | undefined {
  if (!name) return isTouched ? 'Template name is required.' : undefined
  return name.length > limits.templateNameMax ? 'Template name must be 50 characters or less.' : undefined
}

function contentError(content: string, isTouched: boolean): string | undefined {
  if (!content) return isTouched ? 'Template content is required.' : undefined
  return content.length > limits.templateContentMax ? 'Template content must be 5000 characters or less.' : undefined
}
