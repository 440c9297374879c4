import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { ToolResult } from './call-tool.ts'
import { composeInputSchema, type Tool } from './tools.ts'

type Options = {
  tools: readonly Tool[]
  call: (name: string, input: Record<string, unknown>) => Promise<ToolResult>
  /** The protocol's version of the client, from its header. */
  version: string | undefined
}

const instructions =
  'Labreach helps students find professors and write them one good letter each. Find professors by fit, read why they fit, and write drafts in the words of the student. Only the student, on the website, unlocks professors and sends letters.'

/**
 * Answers one JSON-RPC message of the Model Context Protocol (https://modelcontextprotocol.io/specification). Each
 * message gets a server of its own, so that instances share nothing.
 */
export async function answerMessage(
  message: object,
  { tools, call, version }: Options,
): Promise<{ status: number; body: unknown }> {
  const mcp = new McpServer({ name: 'labreach', version: '1' }, { capabilities: { tools: {} }, instructions })
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => {
      const { call, title, description, writes = false } = tool
      // To the protocol a save is destructive, since it replaces a text.
      const annotations = { readOnlyHint: !writes, destructiveHint: writes, openWorldHint: false }
      return { name: call.name, title, description, inputSchema: composeInputSchema(tool), annotations }
    }),
  }))
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, isError } = await call(params.name, params.arguments ?? {})
    return { content: [{ type: 'text', text }], isError }
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await mcp.connect(transport)
  try {
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(version && { 'mcp-protocol-version': version }),
      },
    })
    const response = await transport.handleRequest(request, { parsedBody: message })
    const text = await response.text()
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null }
  } finally {
    await mcp.close()
  }
}
