import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { EmptyOrFailed } from '../ui/feedback/empty-or-failed.tsx'
import { tryToStore } from '../credentials/stored-value.ts'
import { isReachable, useIsOnline } from './connection.ts'

/** Key in sessionStorage: the script of the build for which this tab has already reloaded. */
const reloadedKey = 'reloaded_build'

/** Claims the one reload of a build in this tab. False after it: a second reload would fail in the same way. */
function claimReload(): boolean {
  const build = import.meta.url
  return sessionStorage.getItem(reloadedKey) !== build && tryToStore(sessionStorage, reloadedKey, build)
}

/**
 * In place of a page whose scripts could not be loaded. Online, the server has a newer build, and a reload loads it.
 * Offline, the page waits for the connection. Nothing is lost: letters are stored as they are written.
 */
export function PageNotLoaded() {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return
    let isShown = true
    // The browser may not know yet that the connection is gone, and a reload would leave nothing of the page.
    const reload = async () => {
      if ((await isReachable()) && isShown && claimReload()) location.reload()
    }
    void reload()
    return () => {
      isShown = false
    }
  }, [isOnline])
  if (!isOnline)
    return (
      <EmptyOrFailed title="This page opens when you are back online.">
        It is not kept on this device. What you wrote is kept in this browser.
      </EmptyOrFailed>
    )
  return (
    <EmptyOrFailed
      title="This page could not be loaded."
      action={<Button onClick={() => location.reload()}>Load the page again</Button>}
    >
      Labreach may have been updated in the meantime. What you wrote is kept in this browser.
    </EmptyOrFailed>
  )
}
