/**
 * Characters that are not seen: control characters but line breaks and tabs; format characters (marks that change the
 * direction, tags, soft hyphens), but not the joiners that scripts and emoji need; and letters without a form.
 */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** A text without characters that are not seen but change what is seen or read. All line breaks become `\n`. */
export const removeControls = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseen, '')
