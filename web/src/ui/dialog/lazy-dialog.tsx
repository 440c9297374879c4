import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/**
 * A dialog whose code comes when it is first opened. It is put there closed and opened then: only so does Mantine see
 * where the focus was, and take it back there.
 */
export function lazyDialog<P extends { opened: boolean }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = lazy(async () => {
    const Dialog = await load()
    return {
      default: function OpenedLater(props: P) {
        const [isThere, setThere] = useState(false)
        useEffect(() => setThere(true), [])
        return <Dialog {...props} opened={props.opened && isThere} />
      },
    }
  })
  return function LazyDialog(props: P) {
    const [isWanted, setWanted] = useState(props.opened)
    if (props.opened && !isWanted) setWanted(true)
    return isWanted ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null
  }
}
