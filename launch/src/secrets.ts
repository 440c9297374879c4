import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const createKey = () => randomBytes(32).toString('base64url')
const drawText = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
const drawLettersAndDigits = (length: number) => drawText('abcdefghijklmnopqrstuvwxyz0123456789', length)

/** The product's keys: 32 random bytes each, base64url. */
const product = {
  TOKEN_KEY: createKey,
  ENCRYPTION_KEY: createKey,
  STATE_SECRET: createKey,
  HANDLE_KEY: createKey,
  SUPPRESSION_KEY: createKey,
}

/** Secrets that the sandbox and the product share, in the format of the real services. */
const sandbox = {
  GOOGLE_CLIENT_ID: () => `${drawText('0123456789', 12)}-${drawLettersAndDigits(32)}.apps.googleusercontent.com`,
  GOOGLE_CLIENT_SECRET: () => `GOCSPX-${drawLettersAndDigits(28)}`,
  STRIPE_SECRET_KEY: () => `sk_test_${drawLettersAndDigits(48)}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${drawLettersAndDigits(32)}`,
  MODEL_KEY: () => `sk-${drawLettersAndDigits(48)}`,
}

export type ProductSecrets = Record<keyof typeof product, string>
export type SandboxSecrets = Record<keyof typeof sandbox, string>

/** The secrets of a data folder, created at its first start in `secrets.json` (mode 0600). `env` has precedence. */
export function readSecrets(
  folder: string,
  env: Record<string, string | undefined>,
): { product: ProductSecrets; sandbox: SandboxSecrets } {
  const file = join(folder, 'secrets.json')
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const missing = Object.entries({ ...product, ...sandbox }).filter(([name]) => !stored[name])
  for (const [name, make] of missing) stored[name] = make()
  if (missing.length > 0) {
    writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const selectSecrets = <T extends object>(names: T) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, env[name] || stored[name]])) as Record<keyof T, string>
  return { product: selectSecrets(product), sandbox: selectSecrets(sandbox) }
}
