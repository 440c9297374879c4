import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../api/site.ts'

/** Returns the support address, and a function that makes a mailto: URL with the page and the details in the body. */
export function useSupport() {
  // The default of the server's setting, until the settings have loaded or if they cannot be loaded.
  const address = useQuery(siteQuery).data?.support_email ?? `support@${location.hostname}`
  const mail = (subject: string, details = '') => {
    const body = `Page: ${location.pathname}\n${details && `Details: ${details}\n`}\nWhat I was doing:\n`
    return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  }
  return { address, mail }
}
