import type { Professor } from '@labreach/contract/professors'

/** Where a student may look for an address by hand: what is known of the professor, else a search for it. */
export function searchLinks(professor: Professor): { label: string; url: string }[] {
  const { name, school_name: school, google_scholar_url: scholar, homepage_url: homepage } = professor
  const find = (...words: (string | null)[]) =>
    `https://www.google.com/search?${new URLSearchParams({ q: words.filter(Boolean).join(' ') })}`
  return [
    {
      label: 'Scholar',
      url: isPage(scholar)
        ? scholar
        : `https://scholar.google.com/scholar?${new URLSearchParams({ q: `author:"${name}"` })}`,
    },
    { label: 'Website', url: isPage(homepage) ? homepage : find(`"${name}"`, school, 'homepage') },
    { label: 'University', url: find(`"${name}"`, school, 'email') },
  ]
}

/** Whether an imported address leads to a page, and not to something that a browser would run. */
export const isPage = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url)
