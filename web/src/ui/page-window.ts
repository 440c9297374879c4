/**
 * Returns the page numbers to show: first, last, the current one and its neighbours, with 'gap' for the pages between.
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const pages = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? 0
    return page - before > 1 ? ['gap' as const, page] : [page]
  })
}
