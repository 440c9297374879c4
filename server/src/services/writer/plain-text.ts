const placeholderNames = ['student_name', 'major', 'year', 'school', 'professor_name', 'professor_key_interests']

const link = /(?:https?:\/\/|www\.)[^\s<>"']+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s<>"']*/giu

/**
 * A model's answer as plain text: no fences, headings or emphasis, no links or addresses but those of `given`, and the
 * product's placeholders under their own names ({{Student Name}} becomes {student_name}).
 */
export function plainText(answer: string, given = ''): string {
  return withPlaceholders(withoutLinks(withoutMarkup(answer), given))
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutMarkup(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // Control characters and marks that turn the direction of what follows.
      .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, (sign) =>
        /[\n\t]/.test(sign) ? sign : '',
      )
      .replace(/^```.*$/gm, '')
      .replace(/^#{1,6}\s+/gm, '')
      .replace(/\[([^\]\n]+)\]\([^)\s]*\)/g, '$1')
      .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
  )
}

function withoutLinks(text: string, given: string): string {
  const known = new Set([...given.matchAll(link)].map(([found]) => plain(found)))
  return text.replace(new RegExp(`[ \\t]?\\(?<?(?:${link.source})>?\\)?`, 'giu'), (found) => {
    const [address = ''] = found.match(link) ?? []
    if (known.has(plain(address))) return found
    return /[.,;!?]+(?=[)>]*$)/.exec(address)?.[0] ?? ''
  })
}

const plain = (address: string) => address.toLowerCase().replace(/[).,;!?/]+$/, '')

function withPlaceholders(text: string): string {
  return text.replace(/\{+\s*([A-Za-z][A-Za-z _]*?)\s*\}+/g, (found, name: string) => {
    const own = name.toLowerCase().replace(/[ _]+/g, '_')
    return placeholderNames.includes(own) ? `{${own}}` : found
  })
}
