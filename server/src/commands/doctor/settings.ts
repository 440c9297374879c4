import { findSettingProblems, readConfig, type Config } from '../../config.ts'
import type { Group, Result } from './check.ts'

type Variables = Record<string, string | undefined>
type Wanted = { group: Group; howTo: string }

const aKey = `Create one: node -e "console.log(crypto.randomBytes(32).toString('base64url'))"`

/** The required settings: their group, and how to set them. */
const required: Readonly<Record<string, Wanted>> = {
  PUBLIC_URL: { group: 'Site', howTo: 'The URL under which browsers reach the product, https://…' },
  DATABASE_URL: { group: 'Database', howTo: 'postgres://user:password@host:5432/database' },
  FILES_DIR: { group: 'Files', howTo: 'A folder for resumes that the server may write.' },
  TOKEN_KEY: { group: 'Keys', howTo: aKey },
  ENCRYPTION_KEY: { group: 'Keys', howTo: aKey },
  STATE_SECRET: { group: 'Keys', howTo: aKey },
  HANDLE_KEY: { group: 'Keys', howTo: aKey },
  SUPPRESSION_KEY: { group: 'Keys', howTo: `${aKey}, once: it must never change` },
  GOOGLE_CLIENT_ID: {
    group: 'Google',
    howTo: 'Google’s console, Credentials, OAuth client of the type web application.',
  },
  GOOGLE_CLIENT_SECRET: { group: 'Google', howTo: 'Google’s console, with the client’s id.' },
  MODEL_URL: { group: 'Model', howTo: 'An OpenAI-compatible service; the URL up to /v1.' },
  MODEL_KEY: { group: 'Model', howTo: 'The key of that service.' },
  MODEL_NAME: { group: 'Model', howTo: 'The name of a model of that service.' },
  STRIPE_SECRET_KEY: { group: 'Stripe', howTo: 'Stripe’s dashboard, API keys.' },
  STRIPE_WEBHOOK_SECRET: { group: 'Stripe', howTo: 'Stripe’s dashboard, Webhooks: the signing secret, whsec_…' },
  SMTP_URL: { group: 'Mail', howTo: 'smtp://user:password@host:587 or smtps://…:465' },
}

const otherGroups: readonly [RegExp, Group][] = [
  [/^(DATABASE|CATALOGUE_DATABASE)_/, 'Database'],
  [/^ENCRYPTION_KEYS/, 'Keys'],
  [/^(GOOGLE|GMAIL)_/, 'Google'],
  [/^MICROSOFT_/, 'Microsoft'],
  [/^(MODEL|EMBEDDINGS)_/, 'Model'],
  [/^STRIPE_/, 'Stripe'],
  [/^MAIL_/, 'Mail'],
  [/^SUPPRESSIONS_FILE/, 'Files'],
  [/^(PUBLIC|SUPPORT|SITE|CONTROLLER|MEASUREMENT)/, 'Site'],
]

const findGroup = (name: string): Group =>
  required[name]?.group ?? otherGroups.find(([pattern]) => pattern.test(name))?.[1] ?? 'Server'

/** Stands for a missing setting, so that the others can be read. No check that needs the setting runs. */
const placeholders: Variables = {
  PUBLIC_URL: 'http://localhost',
  DATABASE_URL: 'postgres://localhost/none',
  FILES_DIR: '.',
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
  MODEL_URL: 'http://localhost/v1',
  MODEL_KEY: 'none',
  MODEL_NAME: 'none',
  STRIPE_SECRET_KEY: 'none',
  STRIPE_WEBHOOK_SECRET: 'none',
  SMTP_URL: 'smtp://localhost',
  ...Object.fromEntries(
    ['TOKEN_KEY', 'ENCRYPTION_KEY', 'STATE_SECRET', 'HANDLE_KEY', 'SUPPRESSION_KEY'].map((name) => [
      name,
      'x'.repeat(43),
    ]),
  ),
}

/** `config` is null if its settings contradict each other. `absent`: the names without a valid value. */
export type Settings = { config: Config | null; problems: Result[]; absent: ReadonlySet<string> }

/**
 * Reads the settings, with one result for each missing or wrong one. `severity`: that of a missing one, which is no failure while
 * nothing is configured and `npm start` would bring its own.
 */
export function readSettings(environment: Variables, severity: 'warning' | 'failure'): Settings {
  const found = findSettingProblems(environment)
  const problems = found.map(({ name, missing, text }): Result => {
    const { howTo } = required[name] ?? {}
    const advice = howTo ? `${howTo}${/[.…]$/.test(howTo) ? '' : '.'}` : 'The README lists all settings.'
    return {
      group: findGroup(name),
      name,
      level: missing ? severity : 'failure',
      text: missing
        ? `${severity === 'failure' ? 'It is missing.' : 'Not set; "npm start" brings its own.'} ${advice}`
        : `The value is wrong: ${text}. ${advice}`,
    }
  })
  const absent = new Set(found.map(({ name }) => name))
  const valid = Object.entries(environment).filter(([name, value]) => value && !absent.has(name))
  try {
    return { config: readConfig({ ...placeholders, ...Object.fromEntries(valid) }), problems, absent }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return {
      config: null,
      problems: [...problems, { group: 'Server', name: 'Settings', level: 'failure', text }],
      absent,
    }
  }
}
