import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../api/site.ts'

/** Where the developers read mail, and an address that opens a mail to them which already says where and what. */
export function useSupport() {
  // Until the site has said otherwise, or when it cannot: what it says unless its operator chose another one.
  const address = useQuery(siteQuery).data?.support_email ?? `support@${location.hostname}`
  const mail = (subject: string, details = '') => {
    const body = `Page: ${location.pathname}\n${details && `Details: ${details}\n`}\nWhat I was doing:\n`
    return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  }
  return { address, mail }
}
