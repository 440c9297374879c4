import { createYielder } from '../yielder.ts'
import { columnList, type PackedColumns } from './columns.ts'
import { CopyLine } from './copy-line.ts'
import { RecordWriter, type Records } from './records.ts'

/** Professors in the order in which the database sent them. */
export type Rows = { packed: PackedColumns; records: Records }

const firstRecorded = columnList.findIndex(([, { encoding }]) => 'fromRecord' in encoding)
const lastIndexed = columnList.findLastIndex(([, { encoding }]) => encoding.index)
const indexedNames = columnList.slice(0, lastIndexed + 1).map(([name]) => name)

/** The columns of a record, in their order. */
export const recordedNames = columnList.slice(firstRecorded).map(([name]) => name)

/** The columns of a line of the catalogue's COPY. */
export const selectList = columnList.map(([, { sql }]) => sql).join(', ')

/** Reads whole lines of `selectList` in COPY's text format. Yields to the event loop every few milliseconds. */
export async function readRows(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Rows> {
  const pause = createYielder()
  const line = new CopyLine(indexedNames)
  const records = new RecordWriter()
  const collectors = columnList.flatMap(([name, { encoding }], position) => {
    const collector = encoding.index?.collect()
    return collector ? [{ name, position, collector }] : []
  })
  for await (const bytes of chunks) {
    for (let from = 0; from < bytes.length;) {
      const end = line.moveTo(bytes, from)
      for (const { collector, position } of collectors) collector.add(line, position)
      records.add(bytes, line.start(firstRecorded), end)
      from = end
    }
    await pause()
  }
  const packed = Object.fromEntries(collectors.map(({ name, collector }) => [name, collector.pack()]))
  return { packed: packed as PackedColumns, records: records.pack() }
}
