/** One upload: what it is, its bytes (made when asked for), and what it is called. */
export type Hostile = {
  name: string
  bytes: () => Buffer | Promise<Buffer>
  fileName?: string
  type?: string
  /** One of the ten that are sent at the same time. */
  worst?: boolean
}
