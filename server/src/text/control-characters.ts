/** Control characters but line breaks and tabs, invisible spaces, and marks that change the direction of the text. */
const controls = /(?![\n\t])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text without characters that are not seen but change what is seen. Line breaks become `\n`. */
export const removeControls = (text: string): string => text.replace(/\r\n?/g, '\n').replace(controls, '')
