import type { Page } from '@playwright/test'

export type Scene = {
  name: string
  /** Brings a new tab into the state of the scene; `pdf` is a resume for the upload. */
  open: (page: Page, pdf: string) => Promise<void>
  /** The window widths at which the scene exists; all widths if omitted. */
  widths?: readonly number[]
  /** For dialogs and alerts: the screenshot shows the window instead of the whole page. */
  floats?: true
}
