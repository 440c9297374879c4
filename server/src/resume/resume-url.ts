import type { Clock } from '../clock.ts'
import type { Encryption } from '../encryption.ts'

const LIFE_MS = 10 * 60_000

/** A URL that gives any client access to this resume for ten minutes. */
export function createResumeUrl(
  services: { encryption: Encryption; clock: Clock; config: { publicUrl: string } },
  fileId: string,
): string {
  const until = services.clock.now().getTime() + LIFE_MS
  const signature = services.encryption.sign('resume-url', `${fileId} ${until}`)
  return `${services.config.publicUrl}/api/resume/${fileId}/?until=${until}&signature=${signature}`
}

/** The file id in a resume URL of this site, or null. Does not check the signature. */
export function parseResumeUrl(url: string, publicUrl: string): string | null {
  const { origin, pathname } = URL.parse(url, publicUrl) ?? {}
  return (
    (origin === new URL(publicUrl).origin && /^\/api\/resume\/([0-9a-f-]{36})\/$/.exec(pathname ?? '')?.[1]) || null
  )
}
