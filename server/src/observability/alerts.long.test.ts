import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCheckout } from '@labreach/contract/billing'
import { listTemplates } from '@labreach/contract/templates'
import Fastify from 'fastify'
import { sql as rawSql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { aProxy } from '../../test/proxy.ts'
import { testApp } from '../../test/test-app.ts'
import { createDatabaseHealth } from '../db/database-health.ts'
import { createMetrics } from './metrics.ts'

const file = fileURLToPath(new URL('../../../deploy/alerts.yml', import.meta.url))
const inPrometheusWords = ['alerts', 'cluster-alerts'].map((name) =>
  fileURLToPath(new URL(`../../../deploy/${name}.test.yml`, import.meta.url)),
)
const app = await testApp({ professors: 3 })
const { sql } = app.database
const scrape = async () => (await app.fetch('/metrics')).text

type Condition = {
  aggregate: 'min' | 'max' | 'sum'
  by: string[]
  isIncrease: boolean
  name: string
  /** A label that the series must have, such as `state="held_late"`, or with a pattern (`=~`). */
  label: string
  compare: string
  than: number
}
/** All conditions must hold for the same labels. */
type Rule = { alert: string; conditions: Condition[]; summary: string }

const form = /^(min|max|sum) by \(([\w, ]+)\) \((increase\()?([a-z_]+)(?:\{(.*?)\})?(?:\[\w+\]\))?\) (>|==) ([\d.]+)$/

function readCondition(text: string): Condition {
  const [, aggregate, by, increase, name, label = '', compare, than] = form.exec(text) ?? []
  if (!aggregate) throw new Error(`${text} has a form that this test does not read`)
  return {
    aggregate: aggregate as Condition['aggregate'],
    by: by!.split(', '),
    isIncrease: Boolean(increase),
    name: name!,
    label,
    compare: compare!,
    than: Number(than),
  }
}

/**
 * The rules of the file. This test reads one form of expressions, and evaluates it on metrics that real servers return:
 * names, labels and values are theirs. What it does not evaluate, `for` and the extrapolation of `increase`, is in
 * deploy/alerts.test.yml for Prometheus itself.
 */
const rules: Rule[] = (await readFile(file, 'utf8'))
  .split('- alert: ')
  .slice(1)
  .map((text) => ({
    alert: text.split('\n', 1)[0]!,
    conditions: /expr: (.*)/.exec(text)![1]!.split(' and ').map(readCondition),
    summary: /summary: '(.+)'/.exec(text)?.[1] ?? '',
  }))

/** The labels of a series as text, and its value. */
type Samples = Map<string, number>

/** What Prometheus stores of a scrape: our label `job` gets another name, since each target has a `job` of its own. */
function store(text: string | null, instance: string, { name, label }: Condition): Samples {
  const target = `job="labreach",instance="${instance}"`
  const lines = [...(text ?? '').split('\n'), `up ${text === null ? 0 : 1}`]
  const samples = lines.flatMap((line) => {
    const [, found, labels = '', value] = /^([a-z_]+)(?:\{(.*)\})? ([^ ]+)$/.exec(line) ?? []
    return found === name ? [[`${labels.replace(/\bjob=/, 'exported_job=')},${target}`, Number(value)] as const] : []
  })
  const [, labelName, values] = /^(\w+)=~"(.*)"$/.exec(label) ?? []
  const wanted = labelName ? new RegExp(`\\b${labelName}="(?:${values})"`) : null
  return new Map(samples.filter(([labels]) => (wanted ? wanted.test(labels) : labels.includes(label))))
}

/** Two scrapes of an instance; null: it did not answer. */
type Scrapes = { before: string | null; after: string | null }

/**
 * The alerts that fire, with the values of their labels except `job`. As in Prometheus, a series has increased only if both
 * scrapes have it.
 */
function listFiring(instances: Record<string, Scrapes>): string[] {
  return rules.flatMap(({ alert, conditions }) => {
    const [first, ...others] = conditions.map((condition) => listGroups(condition, instances))
    const both = first!.filter((group) => others.every((groups) => groups.includes(group)))
    return both.map((group) => group.replace('labreach', alert))
  })
}

/** The values of the labels of those groups for which a condition holds. */
function listGroups(condition: Condition, instances: Record<string, Scrapes>): string[] {
  const groups = new Map<string, number[]>()
  for (const [instance, { before, after }] of Object.entries(instances)) {
    const earlier = store(before, instance, condition)
    for (const [labels, value] of store(after, instance, condition)) {
      const group = condition.by.map((by) => new RegExp(`\\b(?<!_)${by}="([^"]*)"`).exec(labels)?.[1]).join(' ')
      const judged = condition.isIncrease ? value - (earlier.get(labels) ?? value) : value
      groups.set(group, [...(groups.get(group) ?? []), judged])
    }
  }
  const { aggregate, compare, than } = condition
  return [...groups]
    .filter(([, values]) => {
      const value = aggregate === 'sum' ? values.reduce((sum, one) => sum + one, 0) : Math[aggregate](...values)
      return compare === '>' ? value > than : value === than
    })
    .map(([group]) => group)
}

const healthy = await scrape()

/** The alerts that fire for two instances of which `b` has these two scrapes, and `a` is healthy. */
const fireOf = (before: string | null, after: string | null) =>
  listFiring({ a: { before: healthy, after: healthy }, b: { before, after } })

const none = () => 0
/** Metrics of one more process. */
const createOther = (databaseHealth = app.services.databaseHealth) =>
  createMetrics(Fastify(), { ...app.services, databaseHealth }, { active: none, arriving: none, refused: none })

/** Metrics of a process that reaches its database through a proxy. */
async function behindProxy() {
  const proxy = await aProxy(app.database.url)
  const databaseHealth = createDatabaseHealth(proxy.url, { intervalMs: 50, timeoutMs: 2_000 })
  onTestFinished(() => databaseHealth.close())
  return { proxy, databaseHealth, metrics: createOther(databaseHealth) }
}

test('there are nine alerts, each says what to do, and two healthy instances fire none [OPERATION-10]', async () => {
  expect(rules).toHaveLength(9)
  for (const { summary } of rules)
    expect(summary.replace(/\{\{ \$labels\.\w+ \}\}/, 'A')).toMatch(/^[A-Z][^.]+\. [A-Z].+\.$/)
  expect(fireOf(await scrape(), await scrape())).toEqual([])
})

test('an instance that does not answer its scrape fires for itself [OPERATION-10]', () => {
  expect(fireOf(healthy, null)).toEqual(['InstanceDown b'])
})

test('a database that does not respond fires for the instance [OPERATION-10]', async () => {
  const { proxy, databaseHealth, metrics } = await behindProxy()
  await expect.poll(() => databaseHealth.alive()).toBe(true)
  const before = await metrics.text()
  expect(fireOf(before, before)).toEqual([])
  proxy.pause()
  await expect.poll(() => databaseHealth.alive()).toBe(false)
  expect(fireOf(before, await metrics.text())).toEqual(['DatabaseDown b'])
})

test('a job that fails again and again fires once until it has succeeded, however long the pauses are [OPERATION-10]', async () => {
  const { db, jobs } = app.services
  // Not due for two hours, so that no worker takes it.
  await db.transaction().execute(async (tx) => {
    await jobs.add(tx, 'revoke_google', { student_id: '', sealed: '', google_sub: 'none' })
    await rawSql`update pgboss.job set start_after = now() + interval '2 hours' where name = 'revoke_google'`.execute(
      tx,
    )
  })
  const fail = (created: string, state: string, retries = 5) => sql`
    update pgboss.job set created_on = now() - ${created}::interval, state = ${state}::pgboss.job_state, retry_count = ${retries},
      started_on = now(), completed_on = null where name = 'revoke_google'`
  const fire = async () => {
    const both = { before: healthy, after: await scrape() }
    return listFiring({ a: both, b: both })
  }
  await fail('14 minutes', 'retry')
  expect(await fire()).toEqual([])
  // Long work that the end of a process has interrupted.
  await fail('2 hours', 'active', 1)
  expect(await fire()).toEqual([])
  for (const [created, state] of [
    ['16 minutes', 'retry'],
    ['20 hours', 'retry'],
    ['20 hours', 'active'],
  ] as const) {
    await fail(created, state)
    expect(await fire()).toEqual(['JobsFailing revoke_google'])
  }
  await fail('20 hours', 'completed')
  expect(await fire()).toEqual([])
})

test('calls that fail unexpectedly fire for the instance, also the first ones of a process [OPERATION-10]', async () => {
  const student = await aStudent(app)
  const before = await scrape()
  await sql`alter table templates rename to hidden_templates`
  const fail = async () => expect((await app.call(listTemplates, { as: student })).status).toBe(500)
  for (let time = 0; time < 2; time++) await fail()
  expect(fireOf(before, await scrape())).toEqual([])
  await fail()
  await sql`alter table hidden_templates rename to templates`
  expect(fireOf(before, await scrape())).toEqual(['UnexpectedErrors b'])
})

test('letters that a provider does not take fire once, also the first ones of a process [OPERATION-10]', async () => {
  const metrics = createOther()
  const before = await metrics.text()
  const refuse = async () => {
    metrics.letterRefused('google', 'refused')
    return fireOf(before, await metrics.text())
  }
  expect(await refuse()).toEqual([])
  expect(await refuse()).toEqual([])
  expect(await refuse()).toEqual(['LettersRefused google'])
})

test('a service that is down fires for its call [OPERATION-10]', async () => {
  const student = await aStudent(app)
  await app.control('faults', { service: 'stripe', kind: '500', times: 99 })
  const fail = async () =>
    expect((await app.call(createCheckout, { as: student, body: { plan_type: 'B' } })).status).toBe(502)
  // The first failure begins the series.
  await fail()
  const before = await scrape()
  for (let time = 0; time < 4; time++) await fail()
  expect(fireOf(before, await scrape())).toEqual([])
  await fail()
  expect(fireOf(before, await scrape())).toEqual(['ServiceFailing createCheckout'])
  await app.control('faults?service=stripe', null)
})

test('an instance without a professor in its catalogue fires for itself [OPERATION-10]', async () => {
  const before = await scrape()
  const empty = before.replace(/^(labreach_professors_listed) .*$/m, '$1 0')
  expect(fireOf(before, empty)).toEqual(['CatalogueEmpty b'])
})

test('a letter that did not leave and a held opt-out fire once, though both instances see them [OPERATION-10]', async () => {
  const [student, professor] = [await aStudent(app), app.professors[0]!]
  await sql`
    insert into outreaches
      (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at, hold, approved_at)
    values (${student.id}, ${professor.id}, 'held', false, 'a@b.example', 's', 'm', '<late@x>',
      ${new Date(app.clock.now().getTime() - 120_000)}, 'morning', ${app.clock.now()})`
  const before = await scrape()
  const fire = async () => {
    const both = { before, after: await scrape() }
    return listFiring({ a: both, b: both })
  }
  expect(await fire()).toEqual(['LettersLate'])
  await sql`insert into opt_outs (scholar_id, opted_out_at, held) values (${professor.scholarId}, ${app.clock.now()}, true)`
  expect(await fire()).toEqual(['LettersLate', 'OptOutsHeld'])
})

test('Prometheus itself evaluates the rules, where promtool is installed [OPERATION-10]', ({ skip }) => {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', ...inPrometheusWords], {
    encoding: 'utf8',
  })
  if (error) skip('promtool is not installed (Debian: apt-get install prometheus): only this file evaluates the rules')
  expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('SUCCESS'), ''])
})
