import { limits } from '@labreach/contract/plans'

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns `name`, or `name 2`, `name 3` … if it is used already. Never longer than the maximum length of a name. */
export function unusedName(name: string, usedNames: readonly string[]): string {
  const isUnused = (candidate: string) => !usedNames.some((other) => isSameName(other, candidate))
  const base = name.trim().slice(0, limits.templateNameMax).trim()
  if (isUnused(base)) return base
  for (let number = 2; ; number++) {
    const end = ` ${number}`
    const candidate = base.slice(0, limits.templateNameMax - end.length).trim() + end
    if (isUnused(candidate)) return candidate
  }
}
