import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Gc = (options: { type: 'major'; execution: 'async' }) => Promise<void>

let gc: Gc | undefined

/**
 * Runs a major GC. V8 starts one only after the heap has grown by a half, so the garbage of many slow clients would
 * stay while the server is idle.
 */
export async function collectGarbage(): Promise<void> {
  if (!gc) {
    setFlagsFromString('--expose-gc')
    gc = runInNewContext('gc') as Gc
  }
  await gc({ type: 'major', execution: 'async' })
}
