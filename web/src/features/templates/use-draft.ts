import { limits } from '@labreach/contract/plans'
import type { GeneratedTemplate, Template } from '@labreach/contract/templates'
import { useState } from 'react'
import { freeName } from './free-name.ts'

type Fields = { name: string; content: string }

/**
 * A template while it is written: its fields, what is wrong with them, and what AI put out of the way.
 * @param taken the names of the other templates.
 */
export function useDraft(template: Template | undefined, taken: readonly string[]) {
  const [start] = useState<Fields>({ name: template?.name ?? '', content: template?.content ?? '' })
  const [fields, setFields] = useState(start)
  // Nobody is told that a field is empty before having written there.
  const [written, setWritten] = useState({ name: false, content: false })
  const [replaced, setReplaced] = useState<Fields | null>(null)
  const [name, content] = [fields.name.trim(), fields.content.trim()]

  const write = (change: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...change }))
    setWritten((now) => ({ name: now.name || 'name' in change, content: now.content || 'content' in change }))
  }

  return {
    fields,
    write,
    errors: { name: nameError(name, written.name), content: contentError(content, written.content) },
    /** What would be saved, or null while something is missing or too long. */
    ready: name && content && !nameError(name, true) && !contentError(content, true) ? { name, content } : null,
    unsaved: name !== start.name || content !== start.content,
    canUndo: replaced !== null,
    /** Takes what AI wrote; a name of one's own stays, and what stood there can be brought back. */
    take: (generated: GeneratedTemplate) => {
      setReplaced(content ? fields : null)
      setFields({
        name: name || freeName(generated.name, taken),
        content: generated.content.trim(),
      })
    },
    undo: () => {
      if (replaced) setFields(replaced)
      setReplaced(null)
    },
  }
}

export type Draft = ReturnType<typeof useDraft>

function nameError(name: string, written: boolean): string | undefined {
  if (!name) return written ? 'Template name is required.' : undefined
  return name.length > limits.templateNameMax ? 'Template name must be 50 characters or less.' : undefined
}

function contentError(content: string, written: boolean): string | undefined {
  if (!content) return written ? 'Template content is required.' : undefined
  return content.length > limits.templateContentMax ? 'Template content must be 5000 characters or less.' : undefined
}
