import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const readText = (path: string) => readFileSync(join(root, path), 'utf8')

function run(file: 'lab' | 'bench', ...args: string[]) {
  const path = join(import.meta.dirname, `${file}.mjs`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' })
  return { code: status, stdout: stdout, stderr: stderr }
}

const listNames = (file: 'lab' | 'bench') =>
  [...run(file).stdout.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => name)

describe('npm run lab', () => {
  test('prints all experiments without a name', () => {
    const { code, stdout } = run('lab')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^ {2}kill +kills the server and PostgreSQL/m)
    expect(stdout).not.toContain('undefined')
    expect(listNames('lab')).toHaveLength(28)
    expect(listNames('bench')).toEqual([
      'alike',
      'browse',
      'claims',
      'disciplines',
      'everyday',
      'functions',
      'growth',
      'match',
      'pages',
      'reasons',
      'recruiting',
      'requests',
      'scans',
      'start',
    ])
  })

  test('refuses an unknown name with a sentence and exit code 2', () => {
    for (const name of ['nothing', 'constructor'])
      expect(run('lab', name)).toEqual({
        code: 2,
        stdout: '',
        stderr: `npm run lab has no "${name}". Run it without a name to print all names.\n`,
      })
  })

  test('passes arguments to the script and returns its exit code', () => {
    const { code, stderr } = run('lab', 'spec', '--no-such-option', '--nor-this')
    expect(stderr).toMatch(/^Unknown option: --no-such-option --nor-this\./)
    expect(code).toBe(2)
  })

  test('contains only scripts that exist', () => {
    const scripts = ['lab', 'bench'].flatMap((file) => [
      ...readText(`launch/${file}.mjs`).matchAll(/script: '([^']+)'/g),
    ])
    expect(scripts).toHaveLength(40)
    expect(scripts.map(([, script]) => script!).filter((script) => !existsSync(join(root, script)))).toEqual([])
  })

  test('has a name for each alias in package.json', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }
    const names = { lab: listNames('lab'), bench: listNames('bench') }
    const aliases = Object.entries(scripts).flatMap(([alias, line]) => {
      const [, file, name] = /^node launch\/(lab|bench)\.mjs (\S+)$/.exec(line) ?? []
      return file && name ? [{ alias, file: file as keyof typeof names, name }] : []
    })
    expect(aliases).toHaveLength(25)
    for (const { alias, file, name } of aliases) {
      expect(names[file]).toContain(name)
      expect(alias.split(':').at(-1)).toBe(name)
    }
  })
})
