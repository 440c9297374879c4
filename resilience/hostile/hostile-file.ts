/** A file to upload. `bytes` is a function, since some contents are large. */
export type HostileFile = {
  name: string
  bytes: () => Buffer | Promise<Buffer>
  fileName?: string
  type?: string
  /** Also uploaded at the same time as the other worst files. */
  isUploadedTogether?: boolean
}
