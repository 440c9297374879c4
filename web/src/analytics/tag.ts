/**
 * Loads Google's tag for a measurement id (`G-…`) or a container (`GTM-…`). A container reads the events in
 * `window.dataLayer` itself; gtag.js wants each as the arguments of a call, page views left to the product, and the
 * address of each told to it, without a query.
 */
export function loadTag(id: string): void {
  const layer = (window.dataLayer ??= [])
  const isContainer = id.startsWith('GTM-')
  /** The page that was viewed last: gtag.js would tell the whole address, and with it the name that was searched for. */
  let path = '/'
  const place = () => ({ page_location: location.origin + path, page_referrer: '' })
  if (!isContainer) {
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false, ...place() })
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
    const { event, ...about } = entry as { event: string; page_path?: string }
    path = about.page_path ?? path
    gtag('event', event, { ...about, ...place() })
  }
}
