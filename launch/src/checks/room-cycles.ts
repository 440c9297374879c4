export type Import = { from: string; to: string }

/**
 * Cycles of rooms as `a -> b -> a`, with one import for each step. A room is a folder directly below `src` of a
 * workspace, or a feature of the website. Files in `src` itself belong to no room.
 */
export function findRoomCycles(imports: readonly Import[]): string[] {
  const steps = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const [from, to] = [findRoom(one.from), findRoom(one.to)]
    if (!from || !to || from === to || from.split('/')[0] !== to.split('/')[0]) continue
    const targets = steps.get(from) ?? new Map<string, Import>()
    steps.set(from, targets.set(to, targets.get(to) ?? one))
  }
  const cycles = new Map<string, string>()
  for (const room of [...steps.keys()].toSorted()) {
    const path = findShortestCycle(room, steps)
    if (!path) continue
    const key = path.toSorted().join(' ')
    const labels = path.map((from, at) => {
      const step = steps.get(from)!.get(path[at + 1] ?? room)!
      return `${from} (${step.from} -> ${step.to})`
    })
    cycles.set(key, cycles.get(key) ?? [...labels, room].join(' -> '))
  }
  return [...cycles.values()]
}

function findRoom(file: string): string | null {
  if (/\.(test|spec)\.tsx?$/.test(file)) return null
  const [, workspace, room, below] = /^(\w+)\/src\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(file) ?? []
  if (!workspace || !room) return null
  return room === 'features' && below ? `${workspace}/features/${below}` : `${workspace}/${room}`
}

/** The rooms of the shortest cycle through a room, beginning with it; null if there is none. */
function findShortestCycle(room: string, steps: ReadonlyMap<string, ReadonlyMap<string, Import>>): string[] | null {
  const paths = [[room]]
  const visited = new Set<string>()
  for (let path = paths.shift(); path; path = paths.shift())
    for (const next of steps.get(path.at(-1)!)?.keys() ?? []) {
      if (next === room) return path
      if (visited.has(next)) continue
      visited.add(next)
      paths.push([...path, next])
    }
  return null
}
