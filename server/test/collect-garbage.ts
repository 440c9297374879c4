import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects all garbage now, so that what is measured afterwards is held by somebody. */
export const collectGarbage = runInNewContext('gc') as () => void
