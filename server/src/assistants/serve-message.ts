import { HOUR_MS, limits } from '@labreach/contract/plans'
import { getDraft, saveDraft } from '@labreach/contract/professors'
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
import { callTool, namesShown, readPath, type Dispatch, type ToolResult } from './call-tool.ts'
import { findTool, listTools } from './tools.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption'>
type Json = Record<string, unknown>

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
  const call = async (name: string, input: Json): Promise<ToolResult> => {
    const tool = findTool(name, opened.scope)
    if (!tool) return { text: `This token has no tool ${name.slice(0, namesShown)}.`, isError: true }
    // The protocol's server would send the message of an error to the client.
    try {
      const answer = () => callTool(tool, { input, accessToken: opened.accessToken, dispatch })
      return await (name === saveDraft.name ? saveAsAi(services, { input, opened, dispatch, save: answer }) : answer())
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
 * Saves a draft and records what the assistant has written in it, since a letter says so where the professor wishes it.
 * Throws rate_limited.
 */
async function saveAsAi(
  services: Deps,
  {
    input,
    opened,
    dispatch,
    save,
  }: Pick<Options, 'opened' | 'dispatch'> & { input: Json; save: () => Promise<ToolResult> },
): Promise<ToolResult> {
  const written = await readWritten(services, input, { opened, dispatch })
  if (!written) return save()
  const { isOutdated, ...sentences } = written
  // Before the save: a draft without its record would be taken for the student's own words.
  if (!isOutdated) await recordAiSentences(services, sentences)
  const result = await save()
  // The save of an outdated draft is refused, and its words may be the student's. Unless the newer one has just left.
  if (isOutdated && !result.isError) await recordAiSentences(services, sentences)
  return result
}

/**
 * The text of a draft with the student's own texts, and whether the student has saved a newer draft. Only as often as
 * drafts can be saved, and for a professor whose letter can have one: else null.
 */
async function readWritten(
  services: Deps,
  { id, draft, based_on: basedOn }: Json,
  { opened: { studentId, accessToken }, dispatch }: Pick<Options, 'opened' | 'dispatch'>,
) {
  const path = readPath(getDraft, { id })
  if (path === null || typeof draft !== 'string' || draft.length > limits.messageMax) return null
  const { db } = services
  if (!(await isUnlocked(db, studentId, Number(id)))) return null
  const saves = { times: serverLimits.draftsSavedPerHour, withinMs: HOUR_MS }
  await createLimiter(services)('assistant_draft', studentId, saves)
  const { status, body } = await dispatch({ method: 'GET', url: path, accessToken })
  // Without the student's own words all words would be recorded as AI's.
  if (status !== 200 && status !== 404) throw new Error(`The draft cannot be read: ${status}`)
  const current = status === 200 ? (body as ResponseOf<typeof getDraft>) : null
  // Words of another letter, too: students adapt what they have written to one professor for the next.
  const drafts = await listDraftTexts(db, studentId, OWN_TEXTS_MAX)
  const letters = await listLetterTexts(db, studentId, OWN_TEXTS_MAX)
  const templates = (await listTemplates(db, studentId)).map(({ content }) => content)
  // Between empty lines, so that no text's last line runs into the next text.
  const own = [current?.draft ?? '', ...drafts, ...letters, ...templates].join('\n\n').slice(0, OWN_LENGTH_MAX)
  const isOutdated = current !== null && current.draft !== draft && current.saved_at !== (basedOn ?? null)
  return { studentId, text: draft, own, isOutdated }
}
