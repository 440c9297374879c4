import type { Stage } from './stage.ts'

/** `seen`: what came of it, with a figure where there is one. */
export type Outcome = { held: boolean; seen: string }

/** One attack, or one variation of it, on a running product. */
export type Attack = {
  /** Its number among the findings of the outside review. */
  finding: number
  /** What is tried, in a few words. */
  name: string
  /** Takes minutes, or measures memory and time: not played in the short version. */
  long?: true
  play: (stage: Stage) => Promise<Outcome>
}

/** `broken`: the attack itself could not be played, which says nothing. */
export type Played = Attack & { result: 'held' | 'WORKS' | 'broken'; seen: string }

type Note = (played: Played) => void

/** Plays lanes beside each other, and in each lane one attack after the other; an error breaks that attack alone. */
export async function playAll(stage: Stage, lanes: readonly (readonly Attack[])[], note: Note): Promise<Played[]> {
  const all: Played[] = []
  const play = async (attack: Attack) => {
    const outcome = await attack.play(stage).then(
      ({ held, seen }) => ({ result: held ? ('held' as const) : ('WORKS' as const), seen }),
      (error: unknown) => ({ result: 'broken' as const, seen: String(error).slice(0, 300) }),
    )
    const played = { ...attack, ...outcome }
    all.push(played)
    note(played)
  }
  await Promise.all(
    lanes.map(async (lane) => {
      for (const attack of lane) await play(attack)
    }),
  )
  return all
}

export const inOneLine = ({ finding, name, result, seen }: Played): string =>
  `${String(finding).padStart(2)}  ${name.padEnd(72)}  ${result.padEnd(6)}  ${seen}`
