/** A service whose methods all return promises. */
type AsyncMethods<T> = { [K in keyof T]: (...args: never[]) => Promise<unknown> }

/**
 * A service whose code is loaded at the first call of a method. The clients of payments, mailbox and model are 430 of
 * 1,673 modules. Without them a process responds sooner after a crash.
 */
export function lazyService<T extends AsyncMethods<T>>(load: () => Promise<T>): T {
  let loading: Promise<T> | undefined
  const getMethod =
    (name: keyof T) =>
    async (...args: never[]) =>
      (await (loading ??= load()))[name](...args)
  return new Proxy({} as T, { get: (_, name) => getMethod(name as keyof T) })
}
