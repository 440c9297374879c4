import type { Clock } from '../clock.ts'
import type { Seals } from '../seals.ts'

const LIFE_MS = 10 * 60_000

/** A URL under which anyone can read this resume for ten minutes. */
export function resumeUrl(
  world: { seals: Seals; clock: Clock; config: { publicUrl: string } },
  fileId: string,
): string {
  const until = world.clock.now().getTime() + LIFE_MS
  const signature = world.seals.sign('resume-url', `${fileId} ${until}`)
  return `${world.config.publicUrl}/api/resume/${fileId}/?until=${until}&signature=${signature}`
}

/** The file that a resume URL of this site stands for, or null; whether its signature is still good does not matter here. */
export function fileOfResumeUrl(url: string, publicUrl: string): string | null {
  const { origin, pathname } = URL.parse(url, publicUrl) ?? {}
  return (
    (origin === new URL(publicUrl).origin && /^\/api\/resume\/([0-9a-f-]{36})\/$/.exec(pathname ?? '')?.[1]) || null
  )
}
