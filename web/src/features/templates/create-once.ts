import { createTemplate, type Template } from '@labreach/contract/templates'
import { ApiError, isRefusal } from '../../api/error.ts'

type Fields = Pick<Template, 'name' | 'content'>

/**
 * Creates a template. Without an answer, or if the name or the last place is taken, this or an earlier try may have
 * created it: then the list tells. Throws the error of `create`.
 */
export async function createOnce(
  { name, content }: Fields,
  { create, list }: { create: () => Promise<Template>; list: () => Promise<Template[]> },
): Promise<Template> {
  try {
    return await create()
  } catch (error) {
    if (error instanceof ApiError && !isRefusal(error, createTemplate, 'template_name_taken', 'templates_full'))
      throw error
    const templates = await list().catch(() => [])
    const created = templates.find((one) => one.name === name && one.content === content)
    if (!created) throw error
    return created
  }
}
