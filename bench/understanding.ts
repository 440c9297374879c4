import { setTimeout as sleep } from 'node:timers/promises'
import { readLists, writeResume } from './everyday-lists.ts'
import { uploadResume } from './read-matches.ts'

/** The product waits this long for the local model, in ms, and keeps a later answer for the next request. */
const modelWait = 250

/** Sends a request and returns the JSON of its response, which is not validated. */
export async function readJson<Body>(url: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${response.status} of ${url}: ${await response.text()}`)
  return (await response.json()) as Body
}

/** The fields understood from a resume, when the model has answered for every line. */
export async function readFields(url: string, token: string): Promise<string[]> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const started = performance.now()
    const { fields } = await readJson<{ fields: { name: string }[] }>(
      `${url}/api/professors/fields/?temporary_token=${token}`,
    )
    if (performance.now() - started < modelWait) return fields.map(({ name }) => name)
  }
  throw new Error('The understanding always took longer than the product waits for the local model.')
}

/**
 * Waits up to 30 s until the server, which listens before, has loaded its model; assumes after that that it was loaded
 * before. Once it is loaded, some resumes are understood differently; if it is loaded already, nothing changes. Returns
 * a check that the understanding is still the same.
 */
export async function waitForModel(url: string): Promise<() => Promise<void>> {
  // Some of these lines share no word with the thesaurus.
  const lines = (await readLists('development')).slice(0, 10).flatMap((one) => one.list.slice(0, 1))
  const token = await uploadResume(url, writeResume(lines))
  const readProbe = async () => (await readFields(url, token)).join()
  const first = await readProbe()
  let current = first
  for (let second = 0; second < 30 && current === first; second++) {
    await sleep(1000)
    current = await readProbe()
  }
  return async () => {
    if ((await readProbe()) !== current) throw new Error('The local model was loaded or stopped during the benchmark.')
  }
}
