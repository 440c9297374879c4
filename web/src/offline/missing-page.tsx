import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { State } from '../ui/feedback/state.tsx'
import { tryToStore } from '../credentials/stored-value.ts'
import { useIsOnline } from './connection.ts'

/** An entry of this tab: the script of the page that has been reloaded. */
const reloadedKey = 'reloaded_build'

/** Whether this build was not reloaded in this tab before. A second reload would bring the same. */
function mayReload(): boolean {
  const build = import.meta.url
  return sessionStorage.getItem(reloadedKey) !== build && tryToStore(sessionStorage, reloadedKey, build)
}

/**
 * In place of a page whose scripts could not be loaded. With a connection they belong to a newer build, which a reload
 * brings; without one the page waits for it. Nothing is lost: letters are stored as they are written.
 */
export function MissingPage() {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline && mayReload()) location.reload()
  }, [isOnline])
  if (!isOnline)
    return (
      <State title="This page opens when you are back online.">
        You have not opened it on this device yet. What you wrote is kept in this browser.
      </State>
    )
  return (
    <State
      title="This page could not be loaded."
      action={<Button onClick={() => location.reload()}>Load the page again</Button>}
    >
      Labreach may have been updated in the meantime. What you wrote is kept in this browser.
    </State>
  )
}
