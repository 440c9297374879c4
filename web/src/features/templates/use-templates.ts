import { listTemplates, type Template } from '@labreach/contract/templates'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { TemplateProblem } from './failures.ts'

export const templatesKey = ['templates'] as const

/** Fetches the student's templates, oldest first. */
export function useTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => fetchTemplates(signal),
    staleTime: 60_000,
  })
}

export async function fetchTemplates(signal: AbortSignal): Promise<Template[]> {
  const list: unknown = await call(listTemplates, {}, { signal })
  if (!Array.isArray(list)) throw new TemplateProblem('Invalid response from server.')
  return list as Template[]
}

/** Changes the fetched list without a call to the server. */
export function changeList(client: QueryClient, change: (list: Template[]) => Template[]): void {
  client.setQueryData<Template[]>(templatesKey, (list) => list && change(list))
}
