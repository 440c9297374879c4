/** Whether a link opens its letter, if there is a draft. */
export const isOpen = ({ ended_at, expires_at }: { ended_at: Date | null; expires_at: Date }, now: Date): boolean =>
  ended_at === null && expires_at > now
