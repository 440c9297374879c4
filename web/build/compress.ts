import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFile = /\.(?:js|css|html|svg|webmanifest)$/
/** In bytes. Smaller files do not get smaller by compression. */
const minSize = 512

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz next to each text file of the built website, so that the server compresses nothing itself. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < minSize) return
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params })),
    writeFile(`${file}.gz`, await zip(content, { level: 9 })),
  ])
}
