import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/**
 * Makes a dialog whose code loads when it is first opened. The dialog is mounted closed and then opened: Mantine only
 * restores the focus if it sees the change of `opened`.
 */
export function lazyDialog<P extends { opened: boolean }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = lazy(async () => {
    const Dialog = await load()
    return {
      default: function OpenedAfterMount(props: P) {
        const [isMounted, setMounted] = useState(false)
        useEffect(() => setMounted(true), [])
        return <Dialog {...props} opened={props.opened && isMounted} />
      },
    }
  })
  return function LazyDialog(props: P) {
    const [isNeeded, setNeeded] = useState(props.opened)
    if (props.opened && !isNeeded) setNeeded(true)
    return isNeeded ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null
  }
}
