import type { Range } from './split-at-ranges.ts'

/**
 * Selects a range that a marked textarea marks as changed, and scrolls it into view. On a touch screen the text is not
 * focused, since the keyboard would cover it.
 */
export function selectRange(area: HTMLTextAreaElement, { start, end }: Range): void {
  area.setSelectionRange(start, end)
  if (!matchMedia('(pointer: coarse)').matches) area.focus({ preventScroll: true })
  area.parentElement?.querySelector(`[data-start="${start}"]`)?.scrollIntoView({ block: 'center' })
}
