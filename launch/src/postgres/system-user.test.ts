import { expect, test } from 'vitest'
import { findUnprivilegedUser } from './system-user.ts'

const linux = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n'
const mac = `##
# User Database
##
nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false
_postgres:*:216:217:PostgreSQL Server:/var/empty:/usr/bin/false
`

test('for root, PostgreSQL runs as nobody on Linux and as _postgres on macOS', () => {
  expect(findUnprivilegedUser(linux, 'linux')).toEqual({ uid: 65534, gid: 65533 })
  expect(findUnprivilegedUser(mac, 'darwin')).toEqual({ uid: 216, gid: 217 })
})

test('a system user that /etc/passwd does not contain gets its default ids', () => {
  expect(findUnprivilegedUser('', 'linux')).toEqual({ uid: 65534, gid: 65534 })
  expect(findUnprivilegedUser('', 'darwin')).toEqual({ uid: 216, gid: 216 })
})
