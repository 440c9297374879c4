import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { listRepositoryFiles, root, selectSourceFiles } from './files.ts'

/** Names that do not describe the content: a helper belongs to its only user, or gets a name and a room. */
const vagueFolderNames = new Set(['shared', 'lib', 'libs', 'utils', 'util', 'helpers', 'common', 'types'])

const maxLines = 300

const maxFiles = 40
/** Folders in which one looks up a single file by its name. Names of migrations that have run cannot change. */
const collections = new Set(['docs/decisions', 'e2e/journeys', 'server/migrations'])

/** A package registry other than the public one, in files that configure downloads. */
const registrySetting =
  /\bregistry\s*=|--registry\b|npm_config_registry|"registry"\s*:|\bnpmmirror\b|\bartifactory\b|\bverdaccio\b/i

/** The files in which a registry or a download URL has an effect. */
const downloadSettings =
  /(^|\/)(\.npmrc|package\.json|package-lock\.json|Dockerfile|[^/]+\.(sh|mjs|ya?ml|toml))$|^\.ci\//

/** Playwright's wait for a fixed time. The brackets prevent a match in this file. */
const waitForTime = /\bwaitFor[T]imeout\b/

/**
 * Rules that no other tool checks. Returns a summary of one line and the findings.
 * - The lock file contains no download URLs: every machine uses its configured registry.
 * - No file configures a package registry.
 * - No folder has a vague name, or more than 40 files of its own.
 * - A file of more than 300 lines has its reason in the first line.
 * - No source file waits for a fixed time: it waits for a condition, or moves the page's clock.
 */
export async function checkRepositoryRules(folder = root): Promise<{ summary: string; findings: string[] }> {
  const files = await listRepositoryFiles(folder)
  const readLines = (file: string) => readFile(join(folder, file), 'utf8').then((text) => text.split('\n'))
  const [lock, settings, sources] = await Promise.all([
    Promise.all(
      files
        .filter((file) => basename(file) === 'package-lock.json')
        .map(async (file) => checkLockFile(file, await readLines(file))),
    ),
    Promise.all(
      files
        .filter((file) => downloadSettings.test(file))
        .map(async (file) => checkRegistrySettings(file, await readLines(file))),
    ),
    Promise.all(
      selectSourceFiles(files).map(async (file) => {
        const text = await readLines(file)
        return [...checkLength(file, text), ...checkWaits(file, text)]
      }),
    ),
  ])
  const findings = [
    ...lock.flat(),
    ...settings.flat(),
    ...checkFolderNames(files),
    ...checkFolderSizes(files),
    ...sources.flat(),
  ]
  if (lock.length === 0) findings.push('package-lock.json: missing')
  return { summary: `${files.length} files, ${settings.length} of them could name a registry`, findings }
}

function checkLockFile(file: string, lines: string[]): string[] {
  const urls = lines.filter((line) => /"resolved":\s*"(https?|git)/.test(line))
  return urls.length === 0 ? [] : [`${file}: ${urls.length} download URLs, e.g. ${urls[0]?.trim()}`]
}

function checkRegistrySettings(file: string, lines: string[]): string[] {
  return lines.flatMap((line, index) =>
    registrySetting.test(line) ? [`${file}:${index + 1}: names a package registry`] : [],
  )
}

function checkFolderNames(files: string[]): string[] {
  const folders = new Set(
    files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
    ),
  )
  return [...folders]
    .filter((path) => vagueFolderNames.has(basename(path)))
    .map((path) => `${path}/: the name of a folder must describe its content`)
}

function checkFolderSizes(files: string[]): string[] {
  const counts = Map.groupBy(files, dirname)
  return [...counts]
    .filter(([folder, { length }]) => length > maxFiles && !collections.has(folder))
    .map(([folder, { length }]) => `${folder}/: ${length} files, more than ${maxFiles}`)
}

function checkWaits(file: string, lines: string[]): string[] {
  return lines.flatMap((line, index) =>
    waitForTime.test(line)
      ? [`${file}:${index + 1}: waits for a fixed time; wait for a condition, or move page.clock instead`]
      : [],
  )
}

/** A comment in the first line counts as the reason. Generated files begin with one. */
function checkLength(file: string, lines: string[]): string[] {
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length
  if (count <= maxLines || /^\s*(\/\*|\/\/)/.test(lines[0] ?? '')) return []
  return [`${file}: ${count} lines and no reason in the first line`]
}
