declare global {
  interface Window {
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Whether this page has loaded or stopped the tag. After that only a reload can load it, without the events so far. */
let isSettled = false

/**
 * Loads Google's tag for a measurement id (`G-…`) or a Tag Manager container (`GTM-…`). A container reads the events in
 * `window.dataLayer` itself. gtag.js needs each event as a call, with the URL given explicitly and automatic page views
 * switched off: by itself it would send the query string.
 */
export function loadTag(id: string): void {
  if (isSettled) return
  isSettled = true
  const layer = (window.dataLayer ??= [])
  const isContainer = id.startsWith('GTM-')
  /** The path of the last page view. gtag.js would send the whole URL, which contains the search text. */
  let path = '/'
  const pageFields = () => ({ page_location: location.origin + path, page_referrer: '' })
  if (!isContainer) {
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false, ...pageFields() })
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

  // gtag.js only accepts `arguments` objects as calls.
  function gtag(..._call: unknown[]): void {
    layer.push(arguments)
  }

  function forward(entry: unknown): void {
    if (typeof entry !== 'object' || entry === null || !('event' in entry)) return
    const { event, ...parameters } = entry as { event: string; page_path?: string }
    path = parameters.page_path ?? path
    gtag('event', event, { ...parameters, ...pageFields() })
  }
}

/** Stops the tag: the list that it reads gets no more events, and gtag.js sends none of its own. */
export function stopTag(id: string): void {
  isSettled = true
  delete window.dataLayer
  window[`ga-disable-${id}`] = true
}
