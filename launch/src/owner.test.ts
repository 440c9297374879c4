import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFolder } from './owner.ts'
import { readProcessIdentity } from './platform/processes.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'labreach-owner-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('only one of twenty concurrent claims gets a folder, and a later one after its release', async () => {
  const claims = await Promise.allSettled(Array.from({ length: 20 }, () => claimFolder(folder)))
  const succeeded = claims.filter((result) => result.status === 'fulfilled')
  expect(succeeded).toHaveLength(1)
  succeeded[0]!.value.release()
  await expect(claimFolder(folder)).resolves.toBeDefined()
})

test('the error names the process that owns the folder', async () => {
  await claimFolder(folder)
  await expect(claimFolder(folder)).rejects.toThrow(`${folder} is already in use by process ${process.pid}.`)
})

test('takes over the folder of a killed owner', async () => {
  const child = spawn('sleep', ['60'])
  writeFileSync(
    join(folder, 'owner.json'),
    JSON.stringify({ pid: child.pid, identity: readProcessIdentity(child.pid!) }),
  )
  await expect(claimFolder(folder)).rejects.toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect(claimFolder(folder)).resolves.toBeDefined()
  expect(readdirSync(folder)).toEqual(['owner.json'])
})

test('does not treat a later process with the same pid as the owner', async () => {
  const before = readProcessIdentity(process.pid)!.replace(/\d+$/, '1')
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: process.pid, identity: before }))
  await expect(claimFolder(folder)).resolves.toBeDefined()
})

test('takes over a folder with an incomplete owner file, as a full disk leaves it', async () => {
  writeFileSync(join(folder, 'owner.json'), '{"pid":')
  await expect(claimFolder(folder)).resolves.toBeDefined()
})
