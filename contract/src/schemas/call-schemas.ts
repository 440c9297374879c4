import type { z } from 'zod'

/** `lines`: a text stream. `redirect`: an HTTP redirect. `file`: bytes. Otherwise the schema of a JSON body. */
export type ResponseSchema = z.ZodType | 'lines' | 'redirect' | 'file'

/** The schemas of one call. */
export type CallSchemas = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType | 'multipart'
  response: ResponseSchema
}
