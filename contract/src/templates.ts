import { endpoint } from './endpoint.ts'

export type { Template, GeneratedTemplate } from './schemas/templates.ts'

export const listTemplates = endpoint({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/templates/',
  session: 'required',
  summary: "The student's templates",
})

export const createTemplate = endpoint({
  name: 'createTemplate',
  method: 'POST',
  path: '/api/templates/',
  session: 'required',
  summary: 'Add a template (Basic); the first one, and one with `default`, becomes the default',
  errors: { plan_required: 403, template_name_taken: 409, templates_full: 409 },
})

export const updateTemplate = endpoint({
  name: 'updateTemplate',
  method: 'PATCH',
  path: '/api/templates/{id}/',
  session: 'required',
  summary: 'Change name or content (Basic)',
  errors: { plan_required: 403, template_unknown: 404, template_name_taken: 409 },
})

export const deleteTemplate = endpoint({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/api/templates/{id}/',
  session: 'required',
  summary: 'Delete a template (Basic); after the default one the oldest remaining one becomes the default',
  errors: { plan_required: 403, template_unknown: 404 },
})

export const setDefaultTemplate = endpoint({
  name: 'setDefaultTemplate',
  method: 'POST',
  path: '/api/templates/{id}/set_default/',
  session: 'required',
  summary: 'Make one template the default, all others not (Basic)',
  errors: { plan_required: 403, template_unknown: 404 },
})

export const firstTemplate = endpoint({
  name: 'firstTemplate',
  method: 'POST',
  path: '/api/templates/first/',
  session: 'required',
  summary: 'Generate the first template of a student who registered without one: once, on every plan',
  external: true,
  errors: { first_template_taken: 409, ai_limit: 429, ai_failed: 502 },
})

export const aiGenerateTemplate = endpoint({
  name: 'aiGenerateTemplate',
  method: 'POST',
  path: '/api/emails/ai_generate_template/',
  session: 'optional',
  summary: 'Generate a template: once for a temporary token, otherwise as a use of the AI quota',
  external: true,
  errors: { temporary_token_invalid: 401, ai_limit: 429, ai_failed: 502 },
})
