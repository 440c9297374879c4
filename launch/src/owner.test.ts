import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { own } from './owner.ts'
import { identityOf } from './platform/processes.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'labreach-owner-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('lets one of twenty at once own a folder, and the next one after that has let go', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => own(folder)))
  const won = tries.filter((result) => result.status === 'fulfilled')
  expect(won).toHaveLength(1)
  won[0]!.value.release()
  await expect(own(folder)).resolves.toBeDefined()
})

test('says who owns a folder already', async () => {
  await own(folder)
  await expect(own(folder)).rejects.toThrow(`${folder} is already in use by process ${process.pid}.`)
})

test('takes over from an owner that was killed', async () => {
  const child = spawn('sleep', ['60'])
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: child.pid, identity: identityOf(child.pid!) }))
  await expect(own(folder)).rejects.toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect(own(folder)).resolves.toBeDefined()
  expect(readdirSync(folder)).toEqual(['owner.json'])
})

test('does not mistake a later process under the same number for the owner', async () => {
  const before = identityOf(process.pid)!.replace(/\d+$/, '1')
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: process.pid, identity: before }))
  await expect(own(folder)).resolves.toBeDefined()
})

test('takes over a file that a full disk has cut short', async () => {
  writeFileSync(join(folder, 'owner.json'), '{"pid":')
  await expect(own(folder)).resolves.toBeDefined()
})
