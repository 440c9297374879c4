import { unescaped } from '../../db/copied.ts'
import { tellsWho } from '../anonymity/locked-texts.ts'
import { createYielder } from '../yielder.ts'
import { NumberList } from '../match/numbers.ts'
import { foldName, hashName } from '../../text/names.ts'
import { seedOf } from '../../text/hash-text.ts'
import { RecordWriter, type Records } from './records.ts'

/** What a line of the catalogue's COPY holds, in this order; from `school_name` on it is kept as a record. */
export const rowColumns = `id, cited_by, array_to_string(key_interests, e'\\x1f'), school_name, scholar_id, name,
  affiliation, homepage_url, google_scholar_url`

/** Professors as they came from the database, column by column. */
export type Rows = {
  ids: Uint32Array
  citedBy: Uint32Array
  /** A number for each folded school name. */
  school: Uint32Array
  schoolNames: readonly string[]
  /**
   * A number for each interest as written; those of row r are interests[interestStart[r]] … interests[interestStart[r + 1] - 1].
   * Interests that name their professor are left out: a filter by them would say who stands on a locked card.
   */
  interestStart: Uint32Array
  interests: Uint32Array
  interestNames: readonly string[]
  /** By professor's id: all interests, of those from whom one was left out. */
  allInterests: ReadonlyMap<number, readonly string[]>
  scholarIdHashes: Uint32Array
  nameHashes: Uint32Array
  records: Records
}

const tab = 0x09
const lineFeed = 0x0a
const unitSeparator = 0x1f

/** Reads whole lines of `rowColumns` in COPY's text format, giving way to other work every few milliseconds. */
export async function readRows(lines: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Rows> {
  const pause = createYielder()
  const [ids, citedBy, school, interestStart, interests] = Array.from({ length: 5 }, () => new NumberList()) as Lists
  const [scholarIdHashes, nameHashes] = [new NumberList(), new NumberList()]
  const schools = numbering(foldName)
  const interestNumbers = numbering((name) => name)
  const allInterests = new Map<number, readonly string[]>()
  const records = new RecordWriter()

  const readLine = (bytes: Buffer, from: number, end: number) => {
    const id = bytes.indexOf(tab, from)
    const cited = bytes.indexOf(tab, id + 1)
    const listed = bytes.indexOf(tab, cited + 1)
    const schoolName = bytes.indexOf(tab, listed + 1)
    const scholarId = bytes.indexOf(tab, schoolName + 1)
    const name = bytes.indexOf(tab, scholarId + 1)
    ids.push(wholeNumber(bytes, from, id))
    citedBy.push(wholeNumber(bytes, id + 1, cited))
    interestStart.push(interests.length)
    const own: string[] = []
    for (let begin = cited + 1; begin < listed;) {
      let stop = begin
      while (stop < listed && bytes[stop] !== unitSeparator) stop++
      own.push(bytes.toString('utf8', begin, stop))
      begin = stop + 1
    }
    const person = own.length > 0 ? (unescaped(bytes.toString('utf8', scholarId + 1, name)) ?? '') : ''
    const kept = own.filter((interest) => !tellsWho(person, unescaped(interest) ?? ''))
    for (const interest of kept) interests.push(interestNumbers.of(interest))
    if (kept.length < own.length)
      allInterests.set(
        wholeNumber(bytes, from, id),
        own.map((interest) => unescaped(interest) ?? ''),
      )
    school.push(schools.of(bytes.toString('utf8', listed + 1, schoolName)))
    scholarIdHashes.push(seedOf(unescaped(bytes.toString('utf8', schoolName + 1, scholarId)) ?? ''))
    nameHashes.push(
      hashName(bytes, scholarId + 1, name, () => unescaped(bytes.toString('utf8', scholarId + 1, name)) ?? ''),
    )
    records.add(bytes, listed + 1, end)
  }

  for await (const bytes of lines) {
    for (let from = 0; from < bytes.length;) {
      const end = bytes.indexOf(lineFeed, from) + 1
      readLine(bytes, from, end)
      from = end
    }
    await pause()
  }
  interestStart.push(interests.length)
  return {
    ids: ids.pack(),
    citedBy: citedBy.pack(),
    school: school.pack(),
    schoolNames: schools.names,
    interestStart: interestStart.pack(),
    interests: interests.pack(),
    interestNames: interestNumbers.names,
    allInterests,
    scholarIdHashes: scholarIdHashes.pack(),
    nameHashes: nameHashes.pack(),
    records: records.pack(),
  }
}

type Lists = [NumberList, NumberList, NumberList, NumberList, NumberList]

/** Numbers texts as they come; those that `fold` makes alike share a number, under the folded name. */
function numbering(fold: (text: string) => string) {
  const byText = new Map<string, number>()
  const byName = new Map<string, number>()
  const names: string[] = []
  return {
    names,
    of(written: string): number {
      let number = byText.get(written)
      if (number !== undefined) return number
      const name = fold(unescaped(written) ?? '')
      number = byName.get(name) ?? names.push(name) - 1
      byName.set(name, number)
      byText.set(written, number)
      return number
    },
  }
}

function wholeNumber(bytes: Buffer, from: number, end: number): number {
  let number = 0
  for (let at = from; at < end; at++) number = number * 10 + bytes[at]! - 0x30
  return number
}
