// Starts PostgreSQL with a data folder and runs until this process ends: a launcher that tests can kill.
import { startPostgres } from '../src/postgres/start.ts'

try {
  const { url } = await startPostgres({ dataDir: process.argv[2]!, durable: false })
  process.on('disconnect', () => process.exit()) // the listener prevents this process from exiting
  process.send!({ url, uid: process.getuid?.() })
} catch (error) {
  process.send!({ error: (error as Error).message })
}
