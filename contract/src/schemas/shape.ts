import type { z } from 'zod'

/** `lines`: a text stream. `redirect`: a browser is sent on. `file`: bytes. Otherwise the schema of a JSON body. */
export type Answer = z.ZodType | 'lines' | 'redirect' | 'file'

/** What one call takes and answers. */
export type Shape = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType | 'multipart'
  answer: Answer
}
