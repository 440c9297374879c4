import { saveFirstAnswers } from '@labreach/contract/professors'
import type { QueryClient } from '@tanstack/react-query'

/** A save that takes longer delays no registration. */
const longestMs = 2_000

/**
 * Waits until a visitor's last answers are stored: the new account takes the stored ones. The field is left, and so
 * saved, by the very click that registers. If the last save has failed, it is tried once more.
 */
export async function waitForAnswers(client: QueryClient): Promise<void> {
  const last = client
    .getMutationCache()
    .findAll({ mutationKey: [saveFirstAnswers.name] })
    .at(-1)
  // Its own page tells a failure.
  if (last?.state.status === 'error') last.execute(last.state.variables).catch(() => undefined)
  const isSaving = () => client.isMutating({ mutationKey: [saveFirstAnswers.name] }) > 0
  if (!isSaving()) return
  await new Promise<void>((resolve) => {
    const stop = client.getMutationCache().subscribe(() => isSaving() || end())
    const timer = setTimeout(end, longestMs)
    function end() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
