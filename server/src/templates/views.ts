import type { Template } from '@labreach/contract/templates'
import type { Selectable } from 'kysely'
import type { Templates } from '../db/schema.ts'

export const templateColumns = ['id', 'name', 'content', 'is_default', 'created_at', 'updated_at'] as const

type TemplateRow = Pick<Selectable<Templates>, (typeof templateColumns)[number]>

/** A template in the form of the contract. */
export function templateView({ is_default, created_at, updated_at, ...row }: TemplateRow): Template {
  return { ...row, default: is_default, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}
