import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import manifest from './package.json' with { type: 'json' }

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

/** No sandbox of its own (it may run as root, in a container), and no traffic but that of the page. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/**
 * A Chromium for tests: the one of CHROMIUM_PATH, else that of @sparticuz/chromium, which brings the system libraries and
 * fonts that a bare machine lacks. It is unpacked once per user (about 3 s, 250 MB) below the temporary folder.
 */
export async function chromium(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { executablePath: given, args, env: environment() }
  const version = manifest.devDependencies['@sparticuz/chromium']
  const folder = join(tmpdir(), `labreach-chromium-${version}-${userInfo().uid}`)
  if (!(await belongsToUs(folder))) await unpack(folder)
  await mkdir(join(folder, 'home'), { recursive: true, mode: 0o700 })
  return {
    executablePath: join(folder, 'chromium'),
    args,
    // For the browser alone: other programs must not meet these libraries. A home may be missing or not writable.
    env: {
      ...environment(),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      HOME: join(folder, 'home'),
      TMPDIR: tmpdir(),
    },
  }
}

/** Whether it is there already. A folder of someone else under our name would run as us: it is refused. */
async function belongsToUs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  if (!found) return false
  if (!found.isDirectory() || found.uid !== userInfo().uid || (found.mode & 0o022) !== 0)
    throw new Error(`${folder} belongs to someone else, or others may write to it. Remove it and try again.`)
  return true
}

/** Unpacks beside the final place and renames: a run that was interrupted, or one at the same time, does no harm. */
async function unpack(folder: string): Promise<void> {
  const beside = `${folder}.${process.pid}`
  await mkdir(beside, { mode: 0o700 })
  const before = { ...process.env }
  try {
    // The package unpacks to the temporary folder it sees, and brings its libraries only where it believes to be on Lambda.
    Object.assign(process.env, { TMPDIR: beside, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' })
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
    await writeFile(join(beside, 'fonts.conf'), fontSettings(folder))
    await rename(beside, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
    await rm(beside, { recursive: true, force: true })
  }
}

/** The package's own settings look for its fonts on Lambda only; without a font no text is drawn. */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

function environment(): Record<string, string> {
  const given = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  // Without a UTF-8 locale it cannot open files whose names are not ASCII.
  return { ...Object.fromEntries(given), LC_ALL: 'C.UTF-8' }
}
