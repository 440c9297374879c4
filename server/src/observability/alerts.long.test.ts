import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { listTemplates } from '@labreach/contract/templates'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { aProxy } from '../../test/proxy.ts'
import { testApp } from '../../test/test-app.ts'
import { createDatabaseHealth } from '../db/database-health.ts'
import { createMetrics } from './metrics.ts'

const file = fileURLToPath(new URL('../../../deploy/alerts.yml', import.meta.url))
const app = await testApp({ professors: 3 })
const { sql } = app.database
const scrape = async () => (await app.fetch('/metrics')).text

type Rule = { alert: string; isIncrease: boolean; series: string; compare: string; than: number; summary: string }

/** The rules of the file. Their expressions compare a metric, or its increase, with a number: no other form is read. */
const rules: Rule[] = (await readFile(file, 'utf8'))
  .split('- alert: ')
  .slice(1)
  .map((text) => {
    const [alert = ''] = text.split('\n', 1)
    const [, increase, series, compare, than] =
      /expr: (increase\()?([a-z_]+(?:\{.*?\})?)(?:\[\w+\]\))? (>|==) (\d+)$/m.exec(text) ?? []
    if (!series) throw new Error(`The expression of ${alert} has a form that this test does not read`)
    const summary = /summary: '(.+)'/.exec(text)?.[1] ?? ''
    return { alert, isIncrease: Boolean(increase), series, compare: compare!, than: Number(than), summary }
  })

/** The samples of a metric with these labels, by their whole name. */
function findSamples(text: string, series: string): Map<string, number> {
  const [name, labels = ''] = series.replace('}', '').split('{')
  const lines = text.split('\n').filter((line) => /^[a-z]/.test(line) && line.split(/[{ ]/, 1)[0] === name)
  const samples = lines.filter((line) => line.includes(labels)).map((line) => line.split(/ (?=[^ ]+$)/))
  return new Map(samples.map(([whole, value]) => [whole!, Number(value)]))
}

/** The alerts that fire. As in Prometheus, a series has increased only if both scrapes have it. */
const listFiring = (earlier: string, later: string): string[] =>
  rules
    .filter(({ isIncrease, series, compare, than }) => {
      const before = findSamples(earlier, series)
      return [...findSamples(later, series)].some(([name, value]) => {
        const judged = isIncrease ? value - (before.get(name) ?? value) : value
        return compare === '>' ? judged > than : judged === than
      })
    })
    .map(({ alert }) => alert)

/** Metrics of a process that reaches its database through a proxy. */
async function behindProxy() {
  const proxy = await aProxy(app.database.url)
  const databaseHealth = createDatabaseHealth(proxy.url, { intervalMs: 50, timeoutMs: 200 })
  onTestFinished(() => databaseHealth.close())
  const none = () => 0
  const calls = { active: none, arriving: none, refused: none }
  return { proxy, databaseHealth, metrics: createMetrics(Fastify(), { ...app.services, databaseHealth }, calls) }
}

test('there are five alerts, each says what to do, and a healthy server fires none [OPERATION-10]', async () => {
  expect(rules).toHaveLength(5)
  for (const { summary } of rules) expect(summary).toMatch(/^[A-Z][^.]+\. [A-Z].+\.$/)
  expect(listFiring(await scrape(), await scrape())).toEqual([])
})

test('a database that does not respond fires [OPERATION-10]', async () => {
  const { proxy, databaseHealth, metrics } = await behindProxy()
  await expect.poll(() => databaseHealth.alive()).toBe(true)
  const before = await metrics.text()
  expect(listFiring(before, before)).toEqual([])
  proxy.pause()
  await expect.poll(() => databaseHealth.alive()).toBe(false)
  expect(listFiring(before, await metrics.text())).toEqual(['DatabaseDown'])
})

test('a job that fails again and again fires, and one failure does not [OPERATION-10]', async () => {
  const { metrics } = await behindProxy()
  metrics.jobFailed('revoke_google')
  const before = await metrics.text()
  metrics.jobFailed('revoke_google')
  expect(listFiring(before, await metrics.text())).toEqual([])
  for (let time = 0; time < 3; time++) metrics.jobFailed('revoke_google')
  expect(listFiring(before, await metrics.text())).toEqual(['JobsFailing'])
})

test('calls that fail unexpectedly fire [OPERATION-10]', async () => {
  const student = await aStudent(app)
  await sql`alter table templates rename to hidden_templates`
  const fail = async () => expect((await app.call(listTemplates, { as: student })).status).toBe(500)
  await fail()
  const before = await scrape()
  for (let time = 0; time < 3; time++) await fail()
  await sql`alter table hidden_templates rename to templates`
  expect(listFiring(before, await scrape())).toEqual(['UnexpectedErrors'])
})

test('a letter that did not leave and a held opt-out fire [OPERATION-10]', async () => {
  const [student, professor] = [await aStudent(app), app.professors[0]!]
  await sql`
    insert into outreaches
      (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at, hold, approved_at)
    values (${student.id}, ${professor.id}, 'held', false, 'a@b.example', 's', 'm', '<late@x>',
      ${new Date(app.clock.now().getTime() - 120_000)}, 'morning', ${app.clock.now()})`
  expect(listFiring('', await scrape())).toEqual(['LettersLate'])
  await sql`insert into opt_outs (scholar_id, opted_out_at, held) values (${professor.scholarId}, ${app.clock.now()}, true)`
  expect(listFiring('', await scrape())).toEqual(['LettersLate', 'OptOutsHeld'])
})

test('Prometheus itself reads the rules, where promtool is installed', ({ skip }) => {
  const { error, status, stdout } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
  if (error) skip('promtool is not installed: only this test evaluates the rules')
  expect([status, stdout]).toEqual([0, expect.stringContaining('5 rules found')])
})
