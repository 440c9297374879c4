import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createEncryption, type Encryption } from '../encryption.ts'
import { createSuppressionHasher, type SuppressionHasher } from '../suppression-hasher.ts'
import { CommandFailure } from './command.ts'

/** The data folder of `npm start`. */
export const getDataFolder = (): string => process.env.LABREACH_DATA || 'data'

/** The absolute path of the folder of resumes: FILES_DIR, or a folder in the data folder of `npm start`. */
export const getFilesFolder = (): string => resolve(process.env.FILES_DIR || join(getDataFolder(), 'files'))

/** The file of opt-outs and deleted accounts: SUPPRESSIONS_FILE, or a file beside the folder of resumes. */
export const getSuppressionsFile = (): string =>
  resolve(process.env.SUPPRESSIONS_FILE || join(getFilesFolder(), '..', 'suppressions.jsonl'))

export const keyNames = [
  'TOKEN_KEY',
  'ENCRYPTION_KEY',
  'ENCRYPTION_KEYS_OLD',
  'STATE_SECRET',
  'HANDLE_KEY',
  'SUPPRESSION_KEY',
] as const

const getSecretsFile = () => join(getDataFolder(), 'secrets.json')

async function readSecrets(): Promise<Record<string, string | undefined>> {
  const text = await readFile(getSecretsFile(), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, string | undefined>
}

/** The keys that the data folder contains, by name. */
export async function readStoredKeys(): Promise<Record<string, string>> {
  const secrets = await readSecrets()
  return Object.fromEntries(keyNames.flatMap((name) => (secrets[name] ? [[name, secrets[name]]] : [])))
}

/** Undefined if SUPPRESSION_KEY is neither in the environment nor in the data folder. */
export async function readSuppressionHasher(): Promise<SuppressionHasher | undefined> {
  const key = process.env.SUPPRESSION_KEY || (await readSecrets()).SUPPRESSION_KEY
  return key ? createSuppressionHasher(key) : undefined
}

/** Throws a CommandFailure without the key. */
export async function requireSuppressionHasher(): Promise<SuppressionHasher> {
  const suppressionHasher = await readSuppressionHasher()
  if (suppressionHasher) return suppressionHasher
  throw new CommandFailure(`SUPPRESSION_KEY is neither in the environment nor in ${getSecretsFile()}.`)
}

/** The server's keys by name: from the environment, or from the secrets in the data folder. */
export async function readKeys(): Promise<Record<string, string>> {
  const file = getSecretsFile()
  const secrets = await readSecrets()
  const keys: Record<string, string> = {}
  for (const name of keyNames) {
    const key = process.env[name] || secrets[name]
    if (key) keys[name] = key
    else if (name !== 'ENCRYPTION_KEYS_OLD')
      throw new CommandFailure(`${name} is neither in the environment nor in ${file}.`)
  }
  return keys
}

/** With the server's keys. */
export async function readEncryption(): Promise<Encryption> {
  const keys = await readKeys()
  return createEncryption({
    encryptionKey: keys.ENCRYPTION_KEY!,
    oldEncryptionKeys: keys.ENCRYPTION_KEYS_OLD?.split(',').map((one) => one.trim()) ?? [],
    signingKey: keys.HANDLE_KEY!,
  })
}
