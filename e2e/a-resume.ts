import { writeFile } from 'node:fs/promises'
import { PDFDocument, StandardFonts } from 'pdf-lib'

const usual = 'Natural language processing, machine learning, information retrieval'

const linesWith = (interests: string) => [
  'Mina Okafor',
  'mina.okafor@mail.example',
  '',
  'Education',
  'Riverbend University, B.Sc. in Computer Science, GPA 3.81/4.0, 2023 - 2027',
  '',
  'Research interests',
  interests,
  '',
  'Research experience',
  'Undergraduate researcher. Fine-tuned transformer language models for question answering in low-resource languages,',
  'built a corpus of spoken questions, and measured how retrieval changes factual errors in generated answers.',
  '',
  'Skills',
  'Python, PyTorch, SQL, Git, statistics',
]

/** The resume of an invented student as a PDF with text; by its interests it meets other professors. */
export async function resumePdf(interests = usual): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const [font, page] = [await pdf.embedFont(StandardFonts.Helvetica), pdf.addPage([612, 792])]
  linesWith(interests).forEach((line, index) => page.drawText(line, { x: 50, y: 740 - index * 18, size: 11, font }))
  return new Uint8Array(await pdf.save())
}

/** Writes it to a file. */
export async function writeResume(path: string): Promise<void> {
  await writeFile(path, await resumePdf())
}
