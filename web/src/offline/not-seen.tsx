import { State } from '../ui/feedback/state.tsx'

/** In place of a list that was not fetched before the connection was lost. It loads by itself afterwards. */
export function NotSeen({ what }: { what: string }) {
  return <State title={`${what} loads when you are back online.`}>You have not opened it on this device yet.</State>
}
