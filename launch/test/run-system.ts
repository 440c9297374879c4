// Starts the system with the fake programs and runs until this process ends: a launcher that tests can kill.
import { startSystem } from '../src/start.ts'
import { createFakePrograms } from './fake-programs.ts'

process.on('disconnect', () => process.exit()) // the listener prevents this process from exiting
const [dataDir, web] = process.argv.slice(2) as [string, string]
const { url } = await startSystem({ dataDir, port: 0, quiet: true, programs: createFakePrograms(web) })
process.send!({ url })
