// Replaces the product in tests of the launcher: stores notes in the database and returns its environment.
import { createServer } from 'node:http'
import { openSql } from '../../src/sql.ts'

const sql = openSql(process.env.DATABASE_URL!, { max: 2 })
async function queryNotes(method = 'GET'): Promise<number> {
  if (method === 'POST') await sql`INSERT INTO note DEFAULT VALUES`
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM note`
  return row!.count
}

const server = createServer((request, response) => {
  queryNotes(request.method).then(
    (count) => response.end(JSON.stringify({ notes: count, pid: process.pid, env: process.env })),
    (error) => response.writeHead(503).end(String(error)),
  )
})

server.listen(Number(process.env.PORT), process.env.HOST, () =>
  process.send!({ ready: true, url: process.env.PUBLIC_URL }),
)
process.on('SIGTERM', () => {
  console.log('stopped by SIGTERM')
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
process.on('disconnect', () => process.exit(0))
