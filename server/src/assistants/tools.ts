import type { TokenScope } from '@labreach/contract/assistants'
import { withSchemas, type EndpointWithSchemas } from '@labreach/contract/calls'
import type { Endpoint } from '@labreach/contract/endpoint'
import * as outreach from '@labreach/contract/outreach'
import * as professors from '@labreach/contract/professors'
import { z } from 'zod'

type Json = Record<string, unknown>

/** A tool of assistants: a call of the contract, which is made as the student and with all its checks and limits. */
export type Tool = {
  call: EndpointWithSchemas
  title: string
  /** For the model: what it is for, and what the website alone can do. */
  description: string
  scope: TokenScope
  /** Input of the call that assistants do not give. */
  omit?: readonly string[]
  /** Input that is a list here, and one text in the query of the call: what joins its names. */
  lists?: Readonly<Record<string, ';' | ','>>
  /** Whether the response is the student's own text, which must come back unchanged. */
  isOwnText?: boolean
  /** Whether it changes what is stored. */
  writes?: boolean
}

const tool = (call: Endpoint, rest: Omit<Tool, 'call'>): Tool => ({ call: withSchemas(call), ...rest })

/** There is no tool that sends a letter or unlocks a professor: both need the student on the website. */
const tools: readonly Tool[] = [
  tool(professors.professorsPage, {
    title: 'Find professors',
    description:
      'One page of professors, with why each fits the student (match.reasons), known facts and what they say about letters. order=match ranks by fit. Locked professors have no name; the student unlocks them on the website.',
    scope: 'read',
    lists: { schools: ';', research_interests: ',' },
  }),
  tool(professors.suggestFilters, {
    title: 'Suggest topics and schools',
    description: 'Topics and schools that begin with a text, as values for the filters of professorsPage.',
    scope: 'read',
  }),
  tool(professors.getUnderstanding, {
    title: 'Fields of the student',
    description: "The fields of research that Labreach understood from the student's resume and interests.",
    scope: 'read',
    omit: ['temporary_token'],
  }),
  tool(professors.listPublications, {
    title: 'Publications of a professor',
    description: 'The newest publications of an unlocked professor, by the scholar_id of professorsPage (Basic plan).',
    scope: 'read',
  }),
  tool(outreach.coachLetter, {
    title: 'Coach a letter',
    description:
      'What the coach of the website says about a letter to an unlocked professor: what to look at, what is missing (open) and what is met (tick), each with how many pages of advice say so. Saves and sends nothing.',
    scope: 'read',
  }),
  tool(professors.getDraft, {
    title: 'Read a draft',
    description: 'The saved draft of the letter to a professor; id is the id of the entry in professorsPage.',
    scope: 'draft',
    isOwnText: true,
  }),
  tool(professors.saveDraft, {
    title: 'Save a draft',
    description:
      'Saves the draft of the letter to an unlocked professor. based_on is the saved_at of the draft that the text is based on, or null if there was none: a newer text of the student is never replaced. The student reads, changes and sends it on the website.',
    scope: 'draft',
    omit: ['answers'],
    isOwnText: true,
    writes: true,
  }),
]

export const findTool = (name: string, scope: TokenScope): Tool | undefined =>
  listTools(scope).find(({ call }) => call.name === name)

/** The tools of a scope: who may save drafts may also read. */
export const listTools = (scope: TokenScope): readonly Tool[] =>
  tools.filter((one) => one.scope === 'read' || scope === 'draft')

/** The input of a tool in JSON Schema: the parameters, the query and the body of its call as one object. */
export function composeInputSchema({ call, omit = [], lists = {} }: Tool): {
  type: 'object'
  properties: Json
  required: string[]
} {
  const parts = [call.params, call.query, call.body].filter((part) => part instanceof z.ZodType)
  const schemas = parts.map((part) => z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))
  const properties = Object.assign({}, ...schemas.map((schema) => schema.properties ?? {})) as Json
  for (const name of omit) delete properties[name]
  for (const name of Object.keys(lists)) properties[name] = { type: 'array', items: { type: 'string' } }
  return {
    type: 'object',
    properties,
    required: schemas.flatMap((schema) => schema.required ?? []).filter((name) => name in properties),
  }
}
