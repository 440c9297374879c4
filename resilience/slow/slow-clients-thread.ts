import { parentPort, workerData } from 'node:worker_threads'
import { openSlowClients, type ClientCounts, type Target } from './slow-clients.ts'

/** Runs the slow clients in a separate thread, so that their work does not delay the measured calls. */
const { target, counts } = workerData as { target: Target; counts: ClientCounts }
const clients = await openSlowClients(target, counts)
parentPort!.once('message', () => {
  const open = clients.open()
  clients.close()
  parentPort!.postMessage({ ...clients.totals, open }, [])
})
