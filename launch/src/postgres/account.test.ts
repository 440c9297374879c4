import { expect, test } from 'vitest'
import { unprivileged } from './account.ts'

const linux = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n'
const mac = `##
# User Database
##
nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false
_postgres:*:216:217:PostgreSQL Server:/var/empty:/usr/bin/false
`

test('under root PostgreSQL runs as nobody on Linux, and as its own account on a Mac', () => {
  expect(unprivileged(linux, 'linux')).toEqual({ uid: 65534, gid: 65533 })
  expect(unprivileged(mac, 'darwin')).toEqual({ uid: 216, gid: 217 })
})

test('an account that is not listed has its usual number', () => {
  expect(unprivileged('', 'linux')).toEqual({ uid: 65534, gid: 65534 })
  expect(unprivileged('', 'darwin')).toEqual({ uid: 216, gid: 216 })
})
