import type { z } from 'zod'
import { PaymentsFailure, type PaymentsFailureKind } from './payments.ts'

/** Awaits a call of the provider's client and parses its response. Throws PaymentsFailure. */
export async function awaitResponse<Schema extends z.ZodType>(
  schema: Schema,
  call: Promise<unknown>,
): Promise<z.output<Schema>> {
  return parseResponse(schema, await translateErrors(call))
}

/** Throws PaymentsFailure('unparsable') if a response or an event does not match the schema. */
export function parseResponse<Schema extends z.ZodType>(schema: Schema, response: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(response)
  if (success) return data
  throw new PaymentsFailure('unparsable', 'The response or event of the payment provider cannot be parsed', error)
}

/** Throws PaymentsFailure('unparsable') if the body of an event is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new PaymentsFailure('unparsable', 'An event of the payment provider is not JSON', error)
  }
}

/** Converts an error of the provider's client to a PaymentsFailure. */
export async function translateErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const { type, statusCode, message } = error as { type?: string; statusCode?: number; message?: string }
    throw new PaymentsFailure(
      findKind(error as ProviderError),
      `The payment provider failed: ${statusCode ?? ''} ${type ?? ''} ${message}`,
      error,
    )
  }
}

type ProviderError = { statusCode?: number; code?: string; param?: string }

function findKind({ statusCode, code, param }: ProviderError): PaymentsFailureKind {
  if (code === 'resource_missing' && param === 'customer') return 'customer_missing'
  return statusCode && statusCode < 500 ? 'refused' : 'unreachable'
}

/** Returns null if the provider reports that the object does not exist or was deleted. `call` must reject with PaymentsFailure. */
export async function nullIfMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    const { code, statusCode } = (error as PaymentsFailure).cause as { code?: string; statusCode?: number }
    if (code === 'resource_missing' || statusCode === 404) return null
    throw error
  }
}
