/** A service all of whose methods answer promises. */
type Asked<T> = { [K in keyof T]: (...given: never[]) => Promise<unknown> }

/**
 * A service whose code is loaded when it is first asked for something. The clients of payments, mailbox and model are
 * 430 of the 1,673 modules that a process would load before it answers anybody, and after a crash each tenth of a second
 * counts.
 */
export function later<T extends Asked<T>>(load: () => Promise<T>): T {
  let loading: Promise<T> | undefined
  const asking =
    (name: keyof T) =>
    async (...given: never[]) =>
      (await (loading ??= load()))[name](...given)
  return new Proxy({} as T, { get: (_, name) => asking(name as keyof T) })
}
