import type { Professor } from '@labreach/contract/professors'

/** Links for a manual search for an address: the professor's pages, or a web search for them. */
export function searchLinks(professor: Professor): { label: string; url: string }[] {
  const { name, school_name: school, google_scholar_url: scholar, homepage_url: homepage } = professor
  const searchUrl = (...words: (string | null)[]) =>
    `https://www.google.com/search?${new URLSearchParams({ q: words.filter(Boolean).join(' ') })}`
  return [
    {
      label: 'Scholar',
      url: isWebUrl(scholar)
        ? scholar
        : `https://scholar.google.com/scholar?${new URLSearchParams({ q: `author:"${name}"` })}`,
    },
    { label: 'Website', url: isWebUrl(homepage) ? homepage : searchUrl(`"${name}"`, school, 'homepage') },
    { label: 'University', url: searchUrl(`"${name}"`, school, 'email') },
  ]
}

/** Whether an imported URL is a web page, and not for example a javascript: URL. */
export const isWebUrl = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url)
