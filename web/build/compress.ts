import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(?:js|css|html|svg|webmanifest)$/
/** Smaller files gain nothing. */
const smallest = 512

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts a .br and a .gz beside every text of the built website, for the server to send as they are. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params })),
    writeFile(`${file}.gz`, await zip(content, { level: 9 })),
  ])
}
