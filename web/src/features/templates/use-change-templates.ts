import * as calls from '@labreach/contract/templates'
import type { Template } from '@labreach/contract/templates'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/error.ts'
import { session } from '../../credentials/session.ts'
import { sessionProblem } from '../../session/session-problem.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { alertError, alertSuccess } from '../../ui/feedback/alerts.ts'
import { templateFailure, TemplateProblem } from './failures.ts'
import { readTemplate } from './read-template.ts'
import { createOnce } from './create-once.ts'
import { storeFields } from './stored-fields.ts'
import { changeList, fetchTemplates, templatesKey } from './use-templates.ts'

/** The timeout of a save, in milliseconds: the dialog stays open until it ends. */
const timeoutMs = 15_000
const inTime = () => ({ signal: AbortSignal.timeout(timeoutMs) })

/** Creates a template (without `id`) or changes one. Returns the stored template. */
export function useSaveTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id?: number | undefined; name: string; content: string }) => {
      requireSession()
      if (id !== undefined)
        return readTemplate(await call(calls.updateTemplate, { params: checkId(id), body }, inTime()))
      return createOnce(body, {
        create: async () => readTemplate(await call(calls.createTemplate, { body }, inTime())),
        async list() {
          const list = await fetchTemplates(inTime().signal)
          client.setQueryData(templatesKey, list)
          return list
        },
      })
    },
    onSuccess: (template, { id }) => {
      if (id === undefined) track('template_create', {})
      changeList(client, (list) =>
        list.some((one) => one.id === template.id)
          ? list.map((one) => (one.id === template.id ? template : one))
          : [...list, template],
      )
      alertSuccess(id === undefined ? 'Template created' : 'Template updated')
    },
    onError: (error) => refetchAfterRefusal(client, error),
  })
}

/** Makes a template the default. The screen changes at once, and changes back if the call fails. */
export function useSetDefault() {
  const client = useQueryClient()
  return useMutation({
    // Calls run one after the other, so that the last choice is stored.
    scope: { id: 'default-template' },
    mutationFn: async (id: number) => {
      requireSession()
      return readTemplate(await call(calls.setDefaultTemplate, { params: checkId(id) }))
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
      refetchAfterRefusal(client, error)
    },
  })
}

/** No dialog opens the unsaved fields of a template that is gone. */
function forgetFields(id: number): void {
  const student = session.studentId()
  if (student) storeFields(student, id, null, session.letters)
}

/** Deletes a template and fetches the list again, since another template may have become the default. */
export function useDeleteTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      requireSession()
      await call(calls.deleteTemplate, { params: checkId(id) })
    },
    onSuccess: async (_, id) => {
      forgetFields(id)
      await client.cancelQueries({ queryKey: templatesKey })
      changeList(client, (list) => list.filter((one) => one.id !== id))
      alertSuccess('Template deleted')
      void client.invalidateQueries({ queryKey: templatesKey })
    },
    onError: (error, id) => {
      if (isRefusal(error, calls.deleteTemplate, 'template_unknown')) forgetFields(id)
      alertError(templateFailure(error, 'delete'))
      refetchAfterRefusal(client, error)
    },
  })
}

/** Fetches the list if the template was deleted elsewhere, or the student if the plan has ended. */
function refetchAfterRefusal(client: QueryClient, error: unknown): void {
  if (isRefusal(error, calls.updateTemplate, 'template_unknown'))
    void client.invalidateQueries({ queryKey: templatesKey })
  if (isRefusal(error, calls.updateTemplate, 'plan_required')) void reloadStudent(client)
}

/** Throws the problem that the page shows if this browser has no session. */
function requireSession(): void {
  const problem = sessionProblem()
  if (problem) throw new TemplateProblem(problem)
}

function checkId(id: unknown): { id: number } {
  if (typeof id !== 'number' || !Number.isInteger(id)) throw new TemplateProblem('Invalid template ID provided.')
  return { id }
}
