/** A query as the address carries it: text that nobody has checked. */
export type Raw = Record<string, unknown>

export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** True, or undefined for anything else: it must be said, since the router keeps what a page does not overwrite. */
export const flag = (value: unknown) => (value === true || value === 'true' ? true : undefined)
