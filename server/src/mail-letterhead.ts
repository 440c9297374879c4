import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Text } from '@react-email/text'
import { createElement as h } from 'react'
import type { Mail } from './services/mail/mail.ts'

export type Content = {
  to: string
  subject: string
  /** The first sentence of the mail, which the inbox also shows as the preview. */
  lead: string
  paragraphs?: readonly string[]
  button?: { label: string; url: string }
  /** Small text at the end: why the recipient gets this mail, and what to do if it is a mistake. */
  footer: string
}

// The colours of the website's light theme, repeated here since a mail cannot use its style sheet.
const sans = 'system-ui, -apple-system, "Segoe UI", sans-serif'
const serif = 'Georgia, "Times New Roman", serif'
const prose = { margin: '0 0 16px', fontFamily: sans, fontSize: '16px', lineHeight: '25px', color: '#1B1E28' }
const styles = {
  body: { margin: 0, padding: '32px 16px', backgroundColor: '#FBFAF6' },
  sheet: {
    maxWidth: '520px',
    padding: '32px',
    backgroundColor: '#FFFFFF',
    border: '1px solid #E6E2D8',
    borderRadius: '10px',
  },
  heading: { margin: '0 0 20px', fontFamily: serif, fontSize: '24px', fontWeight: 600, color: '#1B1E28' },
  button: {
    padding: '12px 20px',
    borderRadius: '8px',
    backgroundColor: '#0F6E6A',
    color: '#FFFFFF',
    fontFamily: sans,
    fontSize: '16px',
    fontWeight: 600,
  },
  link: { ...prose, margin: '16px 0', fontSize: '13px', lineHeight: '20px', color: '#625E55', wordBreak: 'break-all' },
  rule: { margin: '24px 0 16px', borderColor: '#E6E2D8' },
  footer: { ...prose, margin: 0, fontSize: '13px', lineHeight: '20px', color: '#625E55' },
} as const

/** Renders a mail of the product as HTML and as plain text. */
export async function composeMail({ to, subject, lead, paragraphs = [], button, footer }: Content): Promise<Mail> {
  const html = await render(
    h(
      Html,
      { lang: 'en' },
      h(Preview, null, lead),
      h(
        Body,
        { style: styles.body },
        h(
          Container,
          { style: styles.sheet },
          h(Heading, { as: 'h1', style: styles.heading }, subject),
          [lead, ...paragraphs].map((text) => h(Text, { key: text, style: prose }, text)),
          button && h(Button, { href: button.url, style: styles.button }, button.label),
          button && h(Text, { style: styles.link }, `If the button does not work, open this address: ${button.url}`),
          h(Hr, { style: styles.rule }),
          h(Text, { style: styles.footer }, footer),
        ),
      ),
    ),
  )
  const lines = [subject, lead, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), footer]
  return { to, subject, html, text: `${lines.join('\n\n')}\n` }
}
