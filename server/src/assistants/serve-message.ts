import { HOUR_MS } from '@labreach/contract/plans'
import { saveDraft, type getDraft } from '@labreach/contract/professors'
import { schemas } from '@labreach/contract/schemas/professors'
import { serverLimits } from '@labreach/contract/server-limits'
import type { ResponseOf } from '@labreach/contract/endpoint'
import type { OpenedToken } from '../account/personal-tokens/open-token.ts'
import { listLetterTexts } from '../outreach/history/list-letter-texts.ts'
import { listDraftTexts } from '../professors/drafts/list-draft-texts.ts'
import { isUnlocked } from '../professors/unlock/unlocks.ts'
import { createLimiter } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { recordAiSentences } from '../students/ai-sentences.ts'
import { listTemplates } from '../templates/list-templates.ts'
import { callTool, namesShown, type Dispatch, type Dispatched, type ToolResult } from './call-tool.ts'
import { findTool, listTools } from './tools.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'catalogue'>

/** The newest drafts, and the newest letters, whose sentences are the student's own, and their length together. */
const OWN_TEXTS_MAX = 100
const OWN_LENGTH_MAX = 1_000_000

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
  const call = async (name: string, input: Record<string, unknown>): Promise<ToolResult> => {
    const tool = findTool(name, opened.scope)
    if (!tool) return { text: `This token has no tool ${name.slice(0, namesShown)}.`, isError: true }
    // The protocol's server would send the message of an error to the client.
    try {
      const isSave = name === saveDraft.name
      const dispatchCall: Dispatch = (request) =>
        isSave ? saveAsAi(services, { id: Number(input.id), request, opened, dispatch }) : dispatch(request)
      return await callTool(tool, { input, accessToken: opened.accessToken, dispatch: dispatchCall })
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

/** A request that saves the draft of the letter to this professor. */
type Save = Pick<Options, 'opened' | 'dispatch'> & { id: number; request: Parameters<Dispatch>[0] }

/**
 * Saves a draft and records what the assistant has written in it, since a letter says so where the professor wishes it.
 * Throws rate_limited.
 */
async function saveAsAi(services: Deps, save: Save): Promise<Dispatched> {
  const { request, dispatch } = save
  const written = await readWritten(services, save)
  if (!written) return dispatch(request)
  const { isOutdated, ...sentences } = written
  // Before the save: a draft without its record would be taken for the student's own words.
  if (!isOutdated) await recordAiSentences(services, sentences)
  const response = await dispatch(request)
  // The save of an outdated draft is refused, and its words may be the student's. Unless the newer one has just left.
  if (isOutdated && response.status === 200) await recordAiSentences(services, sentences)
  return response
}

/**
 * The text of a draft with the student's own texts, and whether the student has saved a newer draft. Only as often as
 * drafts can be saved, and for one that can be: else null.
 */
async function readWritten(services: Deps, { id, request, opened: { studentId, accessToken }, dispatch }: Save) {
  const { data } = schemas.saveDraft.body.safeParse(request.body)
  const { db, catalogue } = services
  if (!data || !catalogue.has(id) || !(await isUnlocked(db, studentId, id))) return null
  const { draft: text, based_on: basedOn } = data
  const saves = { times: serverLimits.draftsSavedPerHour, withinMs: HOUR_MS }
  await createLimiter(services)('assistant_draft', studentId, saves)
  // The draft is read where it is saved.
  const { status, body } = await dispatch({ method: 'GET', url: request.url, accessToken })
  // Without the student's own words all words would be recorded as AI's.
  if (status !== 200 && status !== 404) throw new Error(`The draft cannot be read: ${status}`)
  const current = status === 200 ? (body as ResponseOf<typeof getDraft>) : null
  // Words of another letter, too: students adapt what they have written to one professor for the next.
  const drafts = await listDraftTexts(db, studentId, OWN_TEXTS_MAX)
  const letters = await listLetterTexts(db, studentId, OWN_TEXTS_MAX)
  const templates = (await listTemplates(db, studentId)).map(({ content }) => content)
  // Between empty lines, so that no text's last line runs into the next text.
  const own = [current?.draft ?? '', ...drafts, ...letters, ...templates].join('\n\n').slice(0, OWN_LENGTH_MAX)
  const isOutdated = current !== null && current.draft !== text && current.saved_at !== basedOn
  return { studentId, text, own, isOutdated }
}
