import type { Page } from '@playwright/test'

export type Scene = {
  name: string
  /** Brings the page there from a new tab; `pdf` is a resume that can be uploaded. */
  open: (page: Page, pdf: string) => Promise<void>
  /** Widths at which it exists; all of them unless said. */
  widths?: readonly number[]
  /** What floats above the page is pictured with the window, not with the whole page. */
  floats?: true
}
