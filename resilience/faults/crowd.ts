import { setTimeout as sleep } from 'node:timers/promises'
import type { Scene } from './scene.ts'
import { live } from './students/life.ts'

export type Crowd = {
  scene: Scene
  /** Has everybody stop between two calls; comes back when nothing is under way. */
  pause(): Promise<void>
  goOn(): void
  /** Ends everybody's life before the next call. */
  end(): Promise<void>
}

class Over extends Error {}

/** Between two lives, so that whoever is refused at the door does not hammer at it. */
const BREATH_MS = 200

/** So many students at once, each followed by the next. */
export function crowd(lanes: number, given: Omit<Scene, 'act' | 'anyUrl' | 'round'>): Crowd {
  const now = { isPaused: true, isOver: false, students: 0, underWay: 0 }
  const scene: Scene = {
    ...given,
    round: 0,
    async act(work) {
      while (now.isPaused && !now.isOver) await sleep(20)
      if (now.isOver) throw new Over()
      now.underWay++
      return work().finally(() => now.underWay--)
    },
    anyUrl: () => given.field.urls[Math.floor(Math.random() * given.field.urls.length)]!,
  }
  const living = Array.from({ length: lanes }, async () => {
    for (; !now.isOver; await sleep(BREATH_MS))
      await live(scene, now.students++).catch((error: unknown) => {
        if (!(error instanceof Over)) throw error
      })
  })
  return {
    scene,
    async pause() {
      now.isPaused = true
      // What was answered is noted by then, without another wait.
      do await sleep(10)
      while (now.underWay > 0)
    },
    goOn: () => void (now.isPaused = false),
    async end() {
      now.isOver = true
      await Promise.all(living)
    },
  }
}
