import { limits } from '@labreach/contract/plans'

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** `name`, or `name 2`, `name 3` … where a template has it already; at most as long as a name may be. */
export function freeName(name: string, taken: readonly string[]): string {
  const isFree = (candidate: string) => !taken.some((other) => same(other, candidate))
  const whole = name.trim().slice(0, limits.templateNameMax).trim()
  if (isFree(whole)) return whole
  for (let number = 2; ; number++) {
    const end = ` ${number}`
    const candidate = whole.slice(0, limits.templateNameMax - end.length).trim() + end
    if (isFree(candidate)) return candidate
  }
}
