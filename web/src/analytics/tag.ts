/**
 * Loads Google's tag for a measurement id (`G-…`) or a container (`GTM-…`). A container reads the events in
 * `window.dataLayer` itself; gtag.js wants each as the arguments of a call, and page views left to the product.
 */
export function loadTag(id: string): void {
  const layer = (window.dataLayer ??= [])
  const isContainer = id.startsWith('GTM-')
  if (!isContainer) {
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false })
    const earlier = layer.slice()
    for (const entry of earlier) forward(entry)
    const push = layer.push.bind(layer)
    layer.push = (...entries: unknown[]) => {
      const length = push(...entries)
      for (const entry of entries) forward(entry)
      return length
    }
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`
  document.head.append(script)

  // gtag.js knows its calls by being `arguments` objects.
  function gtag(..._call: unknown[]): void {
    layer.push(arguments)
  }

  function forward(entry: unknown): void {
    if (typeof entry !== 'object' || entry === null || !('event' in entry)) return
    const { event, ...about } = entry as { event: string }
    gtag('event', event, about)
  }
}
