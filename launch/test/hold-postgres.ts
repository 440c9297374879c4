// Starts PostgreSQL on a data folder and holds it until this process is ended: a launcher that tests can kill.
import { startPostgres } from '../src/postgres/start.ts'

try {
  const { url } = await startPostgres({ dataDir: process.argv[2]!, durable: false })
  process.on('disconnect', () => process.exit()) // listening keeps this process alive
  process.send!({ url, uid: process.getuid?.() })
} catch (error) {
  process.send!({ error: (error as Error).message })
}
