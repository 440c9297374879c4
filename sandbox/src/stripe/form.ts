import { createInvalidError } from './errors.ts'

/** A form or query with bracketed names, in Stripe's format: strings, lists and nested hashes. */
export type Form = { [name: string]: string | Form | (string | Form)[] }

const nameForm = /^[^[\]]+(\[[^[\]]*\])*$/

/** Parses `a=1&b[c]=2&d[]=3&e[0][f]=4`. Throws a StripeError if one name is both a value and a hash. */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (!nameForm.test(name) || name.includes('__proto__'))
      throw createInvalidError(`Invalid parameter name: ${name}`, name)
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    setValue(form, [first, ...rest], value, name)
  }
  return toLists(form) as Form
}

function setValue(form: Form, [key = '', ...rest]: string[], value: string, name: string): void {
  const at = key === '' ? String(Object.keys(form).length) : key
  const next = rest[0]
  if (next === undefined) {
    form[at] = value
    return
  }
  const inner = (form[at] ??= {})
  if (typeof inner === 'string') throw createInvalidError(`Invalid hash: ${name}`, name)
  setValue(inner as Form, rest, value, name)
}

/** Turns hashes whose keys are 0, 1, 2 … into lists. */
function toLists(form: string | Form | (string | Form)[]): string | Form | (string | Form)[] {
  if (typeof form === 'string' || Array.isArray(form)) return form
  const entries = Object.entries(form).map(([name, value]) => [name, toLists(value)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, value]) => value as string | Form) : Object.fromEntries(entries)
}
