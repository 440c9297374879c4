/** The files that the service worker stores, collected by web/build/shell.ts. */
declare module 'virtual:shell' {
  export const shell: { url: string; revision: string | null }[]
}
