// web/src/ui has a copy, because of the contract it may import only plans.ts; a test checks that both are equal.

const placeholders = /(\{[^{}]*\}|\[[^[\]]*\])/g

/** Whether a text contains text in curly braces or square brackets. */
export const hasPlaceholders = (text: string): boolean => text.search(placeholders) >= 0

/** Splits a text so that every second part (odd index) is in braces or brackets. */
export const splitAtPlaceholders = (text: string): string[] => text.split(placeholders)
