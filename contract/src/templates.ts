import { z } from 'zod'
import { Done, endpoint } from './endpoint.ts'
import { limits } from './plans.ts'

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
/** Ids are 32-bit integers in the database; a larger number names no template and could not even be looked for. */
const templateId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const listTemplates = endpoint({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/templates/',
  who: 'student',
  summary: "The student's templates",
  answer: z.array(Template),
})

export const createTemplate = endpoint({
  name: 'createTemplate',
  method: 'POST',
  path: '/api/templates/',
  who: 'student',
  summary: 'Add a template (Basic); the first one becomes the default, and so does one that says so',
  body: z.object({ name, content, default: z.boolean().optional() }),
  answer: Template,
  errors: { plan_required: 403, template_name_taken: 409, templates_full: 409 },
})

export const updateTemplate = endpoint({
  name: 'updateTemplate',
  method: 'PATCH',
  path: '/api/templates/{id}/',
  who: 'student',
  summary: 'Change name or content (Basic)',
  params: templateId,
  body: z
    .object({ name, content })
    .partial()
    .refine((body) => Object.keys(body).length > 0, 'Nothing was given to change.'),
  answer: Template,
  errors: { plan_required: 403, template_unknown: 404, template_name_taken: 409 },
})

export const deleteTemplate = endpoint({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/api/templates/{id}/',
  who: 'student',
  summary: 'Delete a template (Basic); after the default one, the oldest that is left becomes the default',
  params: templateId,
  answer: Done,
  errors: { plan_required: 403, template_unknown: 404 },
})

export const setDefaultTemplate = endpoint({
  name: 'setDefaultTemplate',
  method: 'POST',
  path: '/api/templates/{id}/set_default/',
  who: 'student',
  summary: 'Make one template the default, all others not (Basic)',
  params: templateId,
  answer: Template,
  errors: { plan_required: 403, template_unknown: 404 },
})

export const GeneratedTemplate = z.object({ name: z.string(), content: z.string() })
export type GeneratedTemplate = z.infer<typeof GeneratedTemplate>

export const aiGenerateTemplate = endpoint({
  name: 'aiGenerateTemplate',
  method: 'POST',
  path: '/api/emails/ai_generate_template/',
  who: 'either',
  summary: 'Let the language model write a template: once for a temporary token, else from the AI pool',
  waits: true,
  body: z.object({
    temporary_token: z.string().optional(),
    instructions: z.string().trim().max(limits.instructionsMax).optional(),
  }),
  answer: z.object({ template: GeneratedTemplate }),
  errors: { temporary_token_invalid: 401, ai_limit: 429, ai_failed: 502 },
})
