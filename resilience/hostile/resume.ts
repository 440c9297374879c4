import { createHash } from 'node:crypto'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { catalogObject, helveticaObject, onePageTree, rawPdf } from './raw-pdf.ts'

const lines = [
  'Ada Park',
  'ada.park@mail.example',
  'Education',
  'Riverbend University, B.Sc. in Computer Science, 2023 - 2027',
  'Research interests',
  'Natural language processing, machine learning, robotics',
]

/** An ordinary resume, which the tests truncate, disguise or encrypt. */
export async function createResume(pages = 1): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 0; number < pages; number++) {
    const page = pdf.addPage([612, 792])
    lines.forEach((line, index) => page.drawText(line, { x: 50, y: 740 - index * 18, size: 11, font }))
  }
  return Buffer.from(await pdf.save())
}

const content = lines.map((line, at) => `BT /F1 11 Tf 50 ${740 - at * 18} Td (${line}) Tj ET`).join('\n')

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest()
const padPassword = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)

/** The resume, encrypted with RC4 (40 bits). With an empty user password every PDF viewer can open it. */
export function createEncryptedResume(userPassword: string, handler = 'Standard'): Buffer {
  const [id, permissions] = [Buffer.alloc(16, 'a'), -4]
  const owner = rc4(md5(padPassword('the owner')).subarray(0, 5), padPassword(userPassword))
  const flags = Buffer.alloc(4)
  flags.writeInt32LE(permissions)
  const key = md5(padPassword(userPassword), owner, flags, id).subarray(0, 5)
  const user = rc4(key, padding)
  const stream = rc4(md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10), Buffer.from(content))
  return rawPdf(
    [
      catalogObject,
      onePageTree,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      { dictionary: '', stream },
      helveticaObject,
      `<< /Filter /${handler} /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P ${permissions} >>`,
    ],
    { trailer: `/Encrypt 6 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]` },
  )
}

/** Node has no RC4, since OpenSSL 3 excludes it. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!])
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + state[i]!) & 255
      swap(i, j)
      return byte ^ state[(state[i]! + state[j]!) & 255]!
    }),
  )
}
