import type { Clock } from '../clock.ts'
import type { Encryption } from '../encryption.ts'

const LIFE_MS = 10 * 60_000

/** A URL under which anyone can read this resume for ten minutes. */
export function resumeUrl(
  services: { encryption: Encryption; clock: Clock; config: { publicUrl: string } },
  fileId: string,
): string {
  const until = services.clock.now().getTime() + LIFE_MS
  const signature = services.encryption.sign('resume-url', `${fileId} ${until}`)
  return `${services.config.publicUrl}/api/resume/${fileId}/?until=${until}&signature=${signature}`
}

/** The file that a resume URL of this site stands for, or null; whether its signature is still good does not matter here. */
export function fileOfResumeUrl(url: string, publicUrl: string): string | null {
  const { origin, pathname } = URL.parse(url, publicUrl) ?? {}
  return (
    (origin === new URL(publicUrl).origin && /^\/api\/resume\/([0-9a-f-]{36})\/$/.exec(pathname ?? '')?.[1]) || null
  )
}
