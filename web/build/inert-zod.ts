/**
 * Stands in zod's place in the website (vite.config.ts). The contract states its calls with schemas; the website takes
 * their methods, paths and types from there and checks nothing with them, so that zod itself (22 kB as sent) stays at the
 * server. Everything the contract describes becomes this one schema, which whoever asks it anything gets to know.
 */
const asked = /^(?:safe)?(?:parse|decode|encode)(?:async)?$|^(?:spa|shape|options)$/i

const schema: unknown = new Proxy(() => schema, {
  get(_, name) {
    if (typeof name === 'symbol') return undefined
    if (asked.test(name)) throw new Error(`The website has no schema to ask for ${name}: see src/api/has-fields.ts.`)
    return schema
  },
})

export const z = schema
