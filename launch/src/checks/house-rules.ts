import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { repositoryFiles, root, sourceFiles } from './files.ts'

/** Names that say nothing of what is inside: a helper lives with its only user, or gets a name and a room. */
const namelessFolders = new Set(['shared', 'lib', 'libs', 'utils', 'util', 'helpers', 'common', 'types'])

const longestFile = 300

/** A registry other than the public one, or settings that would send npm to it; read from where downloads are configured. */
const mirror =
  /\bregistry\s*=|--registry\b|npm_config_registry|"registry"\s*:|\bnpmmirror\b|\bartifactory\b|\bverdaccio\b/i

/** The files in which a download address would take effect. */
const downloadSettings =
  /(^|\/)(\.npmrc|package\.json|package-lock\.json|Dockerfile|[^/]+\.(sh|mjs|ya?ml|toml))$|^\.ci\//

/** Playwright's wait for a time. It names itself in brackets, so that a search for it finds uses alone. */
const waitForTime = /\bwaitFor[T]imeout\b/

/**
 * Rules no other tool keeps. Answers what was seen in one line and the findings:
 * the lock file carries no download addresses, so that every machine asks its own registry; nothing names a package
 * mirror; no folder has a name that says nothing; a file beyond 300 lines gives its reason in the first one;
 * no journey waits for a time: it waits for a condition, or moves the page's clock.
 */
export async function checkHouseRules(folder = root): Promise<{ seen: string; findings: string[] }> {
  const files = await repositoryFiles(folder)
  const lines = (file: string) => readFile(join(folder, file), 'utf8').then((text) => text.split('\n'))
  const [lock, settings, sources] = await Promise.all([
    Promise.all(
      files
        .filter((file) => basename(file) === 'package-lock.json')
        .map(async (file) => lockFindings(file, await lines(file))),
    ),
    Promise.all(
      files.filter((file) => downloadSettings.test(file)).map(async (file) => mirrorFindings(file, await lines(file))),
    ),
    Promise.all(
      sourceFiles(files).map(async (file) => {
        const text = await lines(file)
        return [...lengthFindings(file, text), ...waitFindings(file, text)]
      }),
    ),
  ])
  const findings = [...lock.flat(), ...settings.flat(), ...folderFindings(files), ...sources.flat()]
  if (lock.length === 0) findings.push('package-lock.json: missing')
  return { seen: `${files.length} files, ${settings.length} of them could name a registry`, findings }
}

function lockFindings(file: string, lines: string[]): string[] {
  const addresses = lines.filter((line) => /"resolved":\s*"(https?|git)/.test(line))
  return addresses.length === 0 ? [] : [`${file}: ${addresses.length} download addresses, e.g. ${addresses[0]?.trim()}`]
}

function mirrorFindings(file: string, lines: string[]): string[] {
  return lines.flatMap((line, index) => (mirror.test(line) ? [`${file}:${index + 1}: names a package registry`] : []))
}

function folderFindings(files: string[]): string[] {
  const folders = new Set(
    files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
    ),
  )
  return [...folders]
    .filter((path) => namelessFolders.has(basename(path)))
    .map((path) => `${path}/: a folder's name says what is inside`)
}

function waitFindings(file: string, lines: string[]): string[] {
  return lines.flatMap((line, index) =>
    waitForTime.test(line)
      ? [`${file}:${index + 1}: waits for a time; wait for a condition, or move page.clock instead`]
      : [],
  )
}

/** Generated files say so, hence need no other reason; a comment in the first line is taken as one. */
function lengthFindings(file: string, lines: string[]): string[] {
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length
  if (count <= longestFile || /^\s*(\/\*|\/\/)/.test(lines[0] ?? '')) return []
  return [`${file}: ${count} lines and no reason in the first one`]
}
