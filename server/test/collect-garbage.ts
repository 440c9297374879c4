import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Runs a full GC, so memory that is measured afterwards is still referenced. */
export const collectGarbage = runInNewContext('gc') as () => void
