import { expect, test } from 'vitest'
import { findInstitutionDomain } from './institution-domain.ts'

test.each([
  ['cs.stanford.edu', 'stanford.edu'],
  ['STANFORD.EDU.', 'stanford.edu'],
  ['cl.cam.ac.uk', 'cam.ac.uk'],
  ['www.u-tokyo.ac.jp', 'u-tokyo.ac.jp'],
  ['www.riken.go.jp', 'riken.go.jp'],
  ['etri.re.kr', 'etri.re.kr'],
  ['cs.tsinghua.edu.cn', 'tsinghua.edu.cn'],
  ['in.tum.de', 'tum.de'],
  ['eng.unimelb.edu.au', 'unimelb.edu.au'],
  ['www.comp.nus.edu.sg', 'nus.edu.sg'],
  ['ctr.unican.es', 'unican.es'],
  ['cs.illinois.edu', 'illinois.edu'],
  ['www.cwi.nl', 'cwi.nl'],
])('the domain of %s is %s', (host, domain) => {
  expect(findInstitutionDomain(host)).toBe(domain)
})

const shared = `
  ac.uk edu.cn go.jp re.kr co.uk edu localhost 192.0.2.1 ::1
  gmail.com outlook.com qq.com 163.com hanmail.net proton.me users.free.fr
  google.com sites.google.com github.io ada.github.io ada.wordpress.com ada.weebly.com ada.wixsite.com ada.notion.site
  stanford.academia.edu www.researchgate.net`

test.each(['', ...shared.trim().split(/\s+/)])('%j is shared by unrelated users', (host) => {
  expect(findInstitutionDomain(host)).toBeNull()
})
