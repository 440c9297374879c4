import * as calls from '@labreach/contract/templates'
import type { Template } from '@labreach/contract/templates'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/error.ts'
import { session } from '../../credentials/session.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError, alertSuccess } from '../../ui/feedback/alerts.ts'
import { templateFailure, TemplateProblem } from './failures.ts'
import { readTemplate } from './read-template.ts'
import { changeList, templatesKey } from './use-templates.ts'

/** Adds a template (no `id`) or changes one; answers it as the server keeps it. */
export function useSaveTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id?: number | undefined; name: string; content: string }) => {
      requireSomebody()
      if (id === undefined) return readTemplate(await call(calls.createTemplate, { body }))
      return readTemplate(await call(calls.updateTemplate, { params: idOf(id), body }))
    },
    onSuccess: (template, { id }) => {
      if (id === undefined) track('template_create', {})
      changeList(client, (list) =>
        id === undefined ? [...list, template] : list.map((one) => (one.id === id ? template : one)),
      )
      alertSuccess(id === undefined ? 'Template created' : 'Template updated')
    },
    onError: (error) => lookAgain(client, error),
  })
}

/** Makes a template the default. The star turns at once, and back where the server will not have it. */
export function useSetDefault() {
  const client = useQueryClient()
  return useMutation({
    // One after the other: the last star that was pressed is the default.
    scope: { id: 'default-template' },
    mutationFn: async (id: number) => {
      requireSomebody()
      return readTemplate(await call(calls.setDefaultTemplate, { params: idOf(id) }))
    },
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: templatesKey })
      const before = client.getQueryData<Template[]>(templatesKey)
      changeList(client, (list) => list.map((one) => ({ ...one, default: one.id === id })))
      return { before }
    },
    onSuccess: ({ name }) => alertSuccess(`${name} is your default template`),
    onError: (error, _, context) => {
      if (context?.before) client.setQueryData(templatesKey, context.before)
      alertError(templateFailure(error, 'set default'))
      lookAgain(client, error)
    },
  })
}

/** Deletes a template; the list is asked for anew, since another one may have become the default. */
export function useDeleteTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      requireSomebody()
      await call(calls.deleteTemplate, { params: idOf(id) })
    },
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey: templatesKey })
      changeList(client, (list) => list.filter((one) => one.id !== id))
      alertSuccess('Template deleted')
      void client.invalidateQueries({ queryKey: templatesKey })
    },
    onError: (error) => {
      alertError(templateFailure(error, 'delete'))
      lookAgain(client, error)
    },
  })
}

/** What was refused may be gone, or the plan may have ended: both are asked for anew, whichever call it was. */
function lookAgain(client: QueryClient, error: unknown): void {
  if (isRefusal(error, calls.updateTemplate, 'template_unknown'))
    void client.invalidateQueries({ queryKey: templatesKey })
  if (isRefusal(error, calls.updateTemplate, 'plan_required')) void reloadStudent(client)
}

/** Another tab may have logged out. */
function requireSomebody(): void {
  if (session.studentId() === null) throw new TemplateProblem('User not found. Please refresh and try again.')
}

function idOf(id: unknown): { id: number } {
  if (typeof id !== 'number' || !Number.isInteger(id)) throw new TemplateProblem('Invalid template ID provided.')
  return { id }
}
