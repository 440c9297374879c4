import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const wrapper = fileURLToPath(new URL('../../../deploy/labreach', import.meta.url))

test('the journal of systemd gets the name of a command, not its arguments [OPERATION-31]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-wrapper-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const env = { PATH: `${folder}:${process.env.PATH}` }
  const run = async (words: string[]) => {
    const { stdout } = await promisify(execFile)('/bin/sh', [wrapper, ...words], { env })
    const given = stdout.split('\n').slice(0, -1)
    const program = given.indexOf('/usr/bin/node')
    // Without a description systemd-run takes the whole command as one, and systemd writes it down at each start.
    return [given.slice(0, program).find((one) => one.startsWith('--description=')), ...given.slice(program + 2)]
  }
  expect(await run(['opt-out', 'ada@mit.edu', '--yes'])).toEqual([
    '--description=labreach opt-out',
    'opt-out',
    'ada@mit.edu',
    '--yes',
  ])
  expect(await run([])).toEqual(['--description=labreach '])
})
