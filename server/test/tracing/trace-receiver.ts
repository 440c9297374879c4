import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }

/** A span as it arrived. */
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, string | number | undefined>
}

type Export = {
  resourceSpans: { scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[] }[]
}

/** How a receiver answers: as it should, with an error, by ending the connection, or never. */
type Behaviour = 'answers' | 'refuses' | 'cuts' | 'hangs'

/** A receiver of traces (OTLP over HTTP, as JSON) that keeps everything it gets. */
export async function aTraceReceiver({
  port = 0,
  behaviour = 'answers',
}: { port?: number; behaviour?: Behaviour } = {}) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      if (behaviour === 'cuts') response.destroy()
      // 400 is an answer that OpenTelemetry does not try again, unlike 503.
      if (behaviour === 'refuses') response.writeHead(400).end()
      if (behaviour === 'answers') response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many exports have arrived. */
    exports: () => bodies.length,
    /** Everything that has arrived, as text. */
    text: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
          ),
        })),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
