import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRepositoryFiles, root } from './files.ts'

/** The files that define the sizes. */
const theme = new Set(['web/src/ui/scale.ts', 'web/src/ui/theme/theme.ts', 'web/src/ui/breakpoints.ts'])

const length = /[\d.](?:px|r?em|pt)\b/

/** Properties and attributes that can contain a size, by kind of file. The first group is the value. */
const stylePatterns = [/\bfont(?:-size)?\s*:([^;{}]*)/g, /-radius\s*:([^;{}]*)/g, /@(?:media|container)\b([^{]*)/g]
const componentPatterns = [
  /\b(?:fontSize|borderRadius)\s*:([^,;{}]*)/g,
  /\b(?:fz|radius)=("[^"]*"|\{[^{}]*\})/g,
  /\((?:min|max)-(?:width|height)\s*:([^)]*)/g,
]

/** In px: of an icon beside text, of one that is pressed, and of a picture above text. */
const iconSizes = new Set(['16', '20', '32'])

/** Icons of other sizes. */
const iconPattern = /<Icon\w*\s+size=\{(\d+)\}/g

/** Whether a value is a size: in a style sheet a number with its unit, in a component a bare number too. */
const isLiteral = (value: string, isStyle: boolean): boolean =>
  length.test(value) || (!isStyle && /^[\s"'{]*[\d.]+[\s"'}]*$/.test(value))

/** Replaces comments by spaces, which preserves the line numbers. */
function blankComments(text: string): string {
  const [first = '', ...rest] = text.split('/*')
  const emptied = rest.map((part) => {
    const end = part.indexOf('*/')
    const comment = end < 0 ? part : part.slice(0, end)
    return comment.replaceAll(/[^\n]/g, ' ') + (end < 0 ? '' : part.slice(end + 2))
  })
  return first + emptied.join('')
}

/** The literal font sizes, radii and breakpoints of one file's text, and its icons of other sizes, each with its line. */
export function findLiterals(file: string, text: string): string[] {
  const isStyle = file.endsWith('.css')
  const blank = blankComments(text)
  const literals = (isStyle ? stylePatterns : componentPatterns).flatMap((pattern) =>
    [...blank.matchAll(pattern)].filter(([, value = '']) => isLiteral(value, isStyle)),
  )
  const icons = [...blank.matchAll(iconPattern)].filter(([, size = '']) => !iconSizes.has(size))
  return [...literals, ...icons].map(
    ({ 0: found, index }) => `${file}:${blank.slice(0, index).split('\n').length}: ${found.trim()}`,
  )
}

/** Checks that font sizes, radii and breakpoints are defined in the theme only, and that icons have one of three sizes. */
export async function checkThemeLiterals(folder = root): Promise<{ summary: string; findings: string[] }> {
  const files = (await listRepositoryFiles(folder)).filter(
    (file) => /^web\/src\/.*\.(?:css|tsx?)$/.test(file) && !file.includes('.test.') && !theme.has(file),
  )
  const findings = await Promise.all(
    files.map(async (file) => findLiterals(file, await readFile(join(folder, file), 'utf8'))),
  )
  const styles = files.filter((file) => file.endsWith('.css')).length
  return {
    summary: `${styles} style sheets, ${files.length - styles} other files of the website`,
    findings: findings.flat(),
  }
}
