// zod asks whether `new Function` works when its first schema is made; under our content security policy that question
// alone is reported as a violation. This must run before any schema is made, hence the first import of main.tsx.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
