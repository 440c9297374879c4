import { z } from 'zod'
import { limits } from '../plans.ts'
import { Done } from './responses.ts'
import type { CallSchemas } from './call-schemas.ts'

export const Template = z.object({
  id: z.number(),
  name: z.string(),
  content: z.string(),
  default: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Template = z.infer<typeof Template>

const name = z
  .string()
  .trim()
  .min(1, 'Template name is required.')
  .max(limits.templateNameMax, 'Template name must be 50 characters or less.')
const content = z
  .string()
  .trim()
  .min(1, 'Template content is required.')
  .max(limits.templateContentMax, 'Template content must be 5000 characters or less.')
/** Ids are 32-bit integers in the database; a larger number would fail in the query. */
const templateId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const GeneratedTemplate = z.object({ name: z.string(), content: z.string() })
export type GeneratedTemplate = z.infer<typeof GeneratedTemplate>

/** The schemas of each call, by its name. */
export const schemas = {
  listTemplates: { response: z.array(Template) },
  createTemplate: {
    body: z.object({ name, content, default: z.boolean().optional() }),
    response: Template,
  },
  updateTemplate: {
    params: templateId,
    body: z
      .object({ name, content })
      .partial()
      .refine((body) => Object.keys(body).length > 0, 'Nothing was given to change.'),
    response: Template,
  },
  deleteTemplate: {
    params: templateId,
    response: Done,
  },
  setDefaultTemplate: {
    params: templateId,
    response: Template,
  },
  firstTemplate: { response: Template },
  aiGenerateTemplate: {
    body: z.object({
      temporary_token: z.string().optional(),
      instructions: z.string().trim().max(limits.instructionsMax).optional(),
    }),
    response: z.object({ template: GeneratedTemplate }),
  },
} satisfies Record<string, CallSchemas>
