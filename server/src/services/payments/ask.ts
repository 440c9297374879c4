import type { z } from 'zod'
import { PaymentsFailure } from './payments.ts'

/** What the provider answers, cut to what is read of it; its failures in this house's words. */
export async function ask<Schema extends z.ZodType>(schema: Schema, call: Promise<unknown>): Promise<z.output<Schema>> {
  return read(schema, await translated(call))
}

/** Throws PaymentsFailure('garbled') for what is no answer of the provider's. */
export function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(answer)
  if (success) return data
  throw new PaymentsFailure('garbled', 'The payment provider answered something that cannot be read', error)
}

/** A failure of the provider's client in this house's words. */
export async function translated<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const { type, statusCode, message } = error as { type?: string; statusCode?: number; message?: string }
    const kind = statusCode && statusCode < 500 ? 'refused' : 'unreachable'
    throw new PaymentsFailure(kind, `The payment provider failed: ${statusCode ?? ''} ${type ?? ''} ${message}`, error)
  }
}

/** Null where the provider says that there is no such thing (any more). */
export async function unlessGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    const { code, statusCode } = (error as PaymentsFailure).cause as { code?: string; statusCode?: number }
    if (code === 'resource_missing' || statusCode === 404) return null
    throw error
  }
}
