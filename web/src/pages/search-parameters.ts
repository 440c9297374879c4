/** The unchecked query parameters of a URL. */
export type Raw = Record<string, unknown>

export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** True, or undefined for any other value. The key must be returned: the router retains parameters that are missing. */
export const flag = (value: unknown) => (value === true || value === 'true' ? true : undefined)
