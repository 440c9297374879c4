import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Chat = { messages: { role: string; content: string | { text?: string }[] }[] }
/** A prompt, with the response (`answer` in the files) that somebody wrote instead of a model. */
type ScriptedPrompt = { prompt: string; answer?: string | object }
type Script = { instructions: string; prompts: ScriptedPrompt[] }

/**
 * A language model that takes its responses from a file. An unknown prompt gets `{ fields: [] }` (a choice of no fields) and is added to the
 * file when the model stops, for somebody to fill in. Speaks OpenAI's chat completions API, with the response in one
 * chunk.
 */
export async function startScriptedModel(file: string) {
  const script = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Script,
    (): Script => ({ instructions: '', prompts: [] }),
  )
  const byPrompt = new Map(script.prompts.map((one) => [one.prompt, one]))
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request)
    const [system, user] = ['system', 'user'].map((role) => readText(body as Chat, role))
    script.instructions ||= system!
    if (!byPrompt.has(user!)) byPrompt.set(user!, { prompt: user! })
    const { answer: scripted = { fields: [] } } = byPrompt.get(user!)!
    const content = typeof scripted === 'string' ? scripted : JSON.stringify(scripted)
    const chunk = { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: 'scripted' }
    const choice = { index: 0, delta: { role: 'assistant', content }, finish_reason: 'stop' }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`data: ${JSON.stringify({ ...chunk, choices: [choice] })}\n\ndata: [DONE]\n\n`)
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    env: {
      MODEL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      MODEL_KEY: 'scripted',
      MODEL_NAME: 'scripted',
    },
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await writeFile(file, `${JSON.stringify({ ...script, prompts: [...byPrompt.values()] }, null, 1)}\n`)
    },
  }
}

function readText({ messages }: Chat, role: string): string {
  const content = messages.find((message) => message.role === role)?.content ?? ''
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
}
