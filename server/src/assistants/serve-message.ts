import { HOUR_MS, limits } from '@labreach/contract/plans'
import { getDraft, saveDraft } from '@labreach/contract/professors'
import { serverLimits } from '@labreach/contract/server-limits'
import type { OpenedToken } from '../account/personal-tokens/open-token.ts'
import { isUnlocked } from '../professors/unlock/unlocks.ts'
import { createLimiter } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { recordAiSentences } from '../students/ai-sentences.ts'
import { callTool, namesShown, readPath, type Dispatch, type ToolResult } from './call-tool.ts'
import { findTool, listTools } from './tools.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption'>
type Json = Record<string, unknown>

type Options = {
  message: object
  /** The protocol's version of the client, from its header. */
  version: string | undefined
  opened: OpenedToken
  dispatch: Dispatch
  onFailure: (error: unknown, tool: string) => void
}

/** Serves one message of an assistant with the tools of its token. Returns the status and the body of the response. */
export async function serveMessage(services: Deps, { message, version, opened, dispatch, onFailure }: Options) {
  const call = async (name: string, input: Json): Promise<ToolResult> => {
    const tool = findTool(name, opened.scope)
    if (!tool) return { text: `This token has no tool ${name.slice(0, namesShown)}.`, isError: true }
    // The protocol's server would send the message of an error to the client.
    try {
      if (name === saveDraft.name) await recordAsAi(services, input, { opened, dispatch })
      return await callTool(tool, { input, accessToken: opened.accessToken, dispatch })
    } catch (error) {
      if (error instanceof Refusal && error.code === 'rate_limited') return { text: error.message, isError: true }
      onFailure(error, name)
      return { text: 'This did not work. Please try again.', isError: true }
    }
  }
  // Loaded with the first message, since most servers never get one.
  const { answerMessage } = await import('./answer-message.ts')
  return answerMessage(message, { tools: listTools(opened.scope), call, version })
}

/**
 * What an assistant writes is what AI has written: a letter says so where the professor wishes it. Recorded before the
 * draft is saved, since a draft without its record would be taken for the student's own words; but only as often as
 * drafts can be saved, and for a professor whose letter can have one. Throws rate_limited.
 */
async function recordAsAi(
  services: Deps,
  { id, draft }: Json,
  { opened: { studentId, accessToken }, dispatch }: Pick<Options, 'opened' | 'dispatch'>,
): Promise<void> {
  const path = readPath(getDraft, { id })
  if (path === null || typeof draft !== 'string' || draft.length > limits.messageMax) return
  if (!(await isUnlocked(services.db, studentId, Number(id)))) return
  const saves = { times: serverLimits.draftsSavedPerHour, withinMs: HOUR_MS }
  await createLimiter(services)('assistant_draft', studentId, saves)
  const { status, body } = await dispatch({ method: 'GET', url: path, accessToken })
  // Without the student's own words all words would be recorded as AI's.
  if (status !== 200 && status !== 404) throw new Error(`The draft cannot be read: ${status}`)
  const own = status === 200 ? (body as { draft: string }).draft : ''
  await recordAiSentences(services, { studentId, text: draft, own })
}
