import { parentPort, workerData } from 'node:worker_threads'
import { openCrowd, type Crowd, type Target } from './crowd.ts'

/** The crowd in a thread of its own, so that what it does is not measured as what others wait for. */
const { target, crowd } = workerData as { target: Target; crowd: Crowd }
const visitors = await openCrowd(target, crowd)
parentPort!.once('message', () => {
  const open = visitors.open()
  visitors.close()
  parentPort!.postMessage({ ...visitors.seen, open }, [])
})
