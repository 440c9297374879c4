// Replaces the sandbox in tests of the launcher.
import { createServer } from 'node:http'

const server = createServer((_, response) => response.end(JSON.stringify({ pid: process.pid, env: process.env })))
server.listen(Number(process.env.SANDBOX_PORT), '127.0.0.1', () => {
  const url = `http://127.0.0.1:${process.env.SANDBOX_PORT}`
  process.send!({
    ready: true,
    url,
    env: { GMAIL_URL: url, GOOGLE_CLIENT_ID: process.env.GOOGLE_CLIENT_ID, SITE_NOTICE: 'A sandbox' },
  })
})
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
