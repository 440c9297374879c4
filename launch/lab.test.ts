import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

function run(file: 'lab' | 'bench', ...args: string[]) {
  const path = join(import.meta.dirname, `${file}.mjs`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' })
  return { code: status, said: stdout, complained: stderr }
}

const namesOf = (file: 'lab' | 'bench') => [...run(file).said.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => name)

describe('npm run lab', () => {
  test('prints all experiments without a name', () => {
    const { code, said } = run('lab')
    expect(code).toBe(0)
    expect(said).toMatch(/^ {2}kill +kills the server and PostgreSQL/m)
    expect(namesOf('lab')).toHaveLength(21)
    expect(namesOf('bench')).toEqual(['alike', 'browse', 'functions', 'growth', 'match', 'pages', 'requests', 'start'])
  })

  test('refuses an unknown name with a sentence and exit code 2', () => {
    for (const name of ['nothing', 'constructor'])
      expect(run('lab', name)).toEqual({
        code: 2,
        said: '',
        complained: `npm run lab knows no "${name}". Without a name it prints all that it knows.\n`,
      })
  })

  test('hands arguments to the script and its exit code back', () => {
    const { code, complained } = run('lab', 'spec', '--no-such-option', '--nor-this')
    expect(complained).toMatch(/^Unknown: --no-such-option --nor-this\./)
    expect(code).toBe(2)
  })

  test('names scripts that exist', () => {
    const scripts = ['lab', 'bench'].flatMap((file) => [...textOf(`launch/${file}.mjs`).matchAll(/script: '([^']+)'/g)])
    expect(scripts).toHaveLength(28)
    expect(scripts.map(([, script]) => script!).filter((script) => !existsSync(join(root, script)))).toEqual([])
  })

  test('knows what each alias of package.json means', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    const known = { lab: namesOf('lab'), bench: namesOf('bench') }
    const aliases = Object.entries(scripts).flatMap(([alias, line]) => {
      const [, file, name] = /^node launch\/(lab|bench)\.mjs (\S+)$/.exec(line) ?? []
      return file && name ? [{ alias, file: file as keyof typeof known, name }] : []
    })
    expect(aliases).toHaveLength(25)
    for (const { alias, file, name } of aliases) {
      expect(known[file]).toContain(name)
      expect(alias.split(':').at(-1)).toBe(name)
    }
  })
})
