// Starts the whole system with the stand-in rooms and keeps it running: a launcher that tests can kill.
import { startSystem } from '../src/start.ts'
import { fakeRooms } from './fake-rooms.ts'

process.on('disconnect', () => process.exit()) // listening keeps this process alive
const [dataDir, web] = process.argv.slice(2) as [string, string]
const { url } = await startSystem({ dataDir, port: 0, quiet: true, rooms: fakeRooms(web) })
process.send!({ url })
