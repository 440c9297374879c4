export type Import = { from: string; to: string }

/**
 * Rooms that need each other, as `a -> b -> a`, with one import for each step. A room is a folder directly below `src` of a
 * workspace, or one of the website's features; files that lie in `src` itself belong to no room.
 */
export function roomCircles(imports: readonly Import[]): string[] {
  const steps = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const [from, to] = [roomOf(one.from), roomOf(one.to)]
    if (!from || !to || from === to || from.split('/')[0] !== to.split('/')[0]) continue
    const reached = steps.get(from) ?? new Map<string, Import>()
    steps.set(from, reached.set(to, reached.get(to) ?? one))
  }
  const circles = new Map<string, string>()
  for (const room of [...steps.keys()].toSorted()) {
    const way = shortestWayBack(room, steps)
    if (!way) continue
    const key = way.toSorted().join(' ')
    const shown = way.map((from, at) => {
      const step = steps.get(from)!.get(way[at + 1] ?? room)!
      return `${from} (${step.from} -> ${step.to})`
    })
    circles.set(key, circles.get(key) ?? [...shown, room].join(' -> '))
  }
  return [...circles.values()]
}

function roomOf(file: string): string | null {
  if (/\.(test|spec)\.tsx?$/.test(file)) return null
  const [, workspace, room, below] = /^(\w+)\/src\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(file) ?? []
  if (!workspace || !room) return null
  return room === 'features' && below ? `${workspace}/features/${below}` : `${workspace}/${room}`
}

/** The rooms on the shortest way from a room back to itself, the room first; null when there is none. */
function shortestWayBack(room: string, steps: ReadonlyMap<string, ReadonlyMap<string, Import>>): string[] | null {
  const ways = [[room]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of steps.get(way.at(-1)!)?.keys() ?? []) {
      if (next === room) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  return null
}
