const address = 'support@labreach.example'

/** A mail to the developers that already says where and what. */
export function supportMail(subject: string, details = ''): string {
  const body = `Page: ${location.pathname}\n${details && `Details: ${details}\n`}\nWhat I was doing:\n`
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
