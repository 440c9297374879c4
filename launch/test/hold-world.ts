// Starts the launcher's world with the stand-in rooms and holds it: a launcher that tests can kill.
import { startWorld } from '../src/start.ts'
import { fakeRooms } from './fake-rooms.ts'

process.on('disconnect', () => process.exit()) // listening keeps this process alive
const [dataDir, web] = process.argv.slice(2) as [string, string]
const { url } = await startWorld({ dataDir, port: 0, quiet: true, rooms: fakeRooms(web) })
process.send!({ url })
