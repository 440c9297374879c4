import mailProviders from 'email-providers/all.json' with { type: 'json' }
import { getDomain, getPublicSuffix } from 'tldts'

/** Providers of mail, pages and profiles for the public that the package's list lacks. */
const moreProviders = `
  139.com acm.org appleid.com duck.com fastmail.com google.com ieee.org kakao.com mozmail.com onmicrosoft.com
  simplelogin.com sohu.com tuta.com tuta.io tutanota.com vip.163.com
  academia.edu arxiv.org dblp.org linkedin.com openreview.net orcid.org researchgate.net semanticscholar.org ssrn.com
  about.me amazonaws.com azurewebsites.net bitbucket.io blogger.com blogspot.com cargo.site carrd.co csdn.net dropbox.com
  firebaseapp.com framer.website ghost.io gitee.com gitee.io github.com github.io gitlab.com gitlab.io hatenablog.com
  herokuapp.com instagram.com jimdo.com jimdofree.com jimdosite.com medium.com neocities.org netlify.app notion.site
  notion.so pages.dev readthedocs.io sharepoint.com sourceforge.net squarespace.com strikingly.com substack.com tumblr.com
  twitter.com typepad.com vercel.app web.app webnode.com weebly.com wikidot.com wikipedia.org wix.com wixsite.com
  wordpress.com wpcomstaging.com x.com youtube.com zhihu.com`

/** The list contains some universities with free mail for students. These suffixes have no other mail providers. */
const isUniversity = (domain: string) =>
  domain === 'unican.es' || /^(?:ac|edu)(?:\.|$)/.test(getPublicSuffix(domain) ?? '')

const providers: ReadonlySet<string> = new Set([
  ...mailProviders.filter((domain) => !isUniversity(domain)),
  ...moreProviders.trim().split(/\s+/),
])

/**
 * The domain of the institution that owns a host, by the Public Suffix List with its private part: `cs.stanford.edu` →
 * `stanford.edu`, `cl.cam.ac.uk` → `cam.ac.uk`. Null if unrelated users share the domain: a public suffix, a provider
 * of mail or pages, an IP address.
 */
export function findInstitutionDomain(host: string): string | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const isShared = labels.some((_, at) => providers.has(labels.slice(at).join('.')))
  return isShared ? null : getDomain(labels.join('.'), { allowPrivateDomains: true })
}
