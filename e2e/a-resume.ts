import { writeFile } from 'node:fs/promises'
import { PDFDocument, StandardFonts } from 'pdf-lib'

const lines = [
  'Mina Okafor',
  'mina.okafor@mail.example',
  '',
  'Education',
  'Riverbend University, B.Sc. in Computer Science, GPA 3.81/4.0, 2023 - 2027',
  '',
  'Research interests',
  'Natural language processing, machine learning, information retrieval',
  '',
  'Research experience',
  'Undergraduate researcher. Fine-tuned transformer language models for question answering in low-resource languages,',
  'built a corpus of spoken questions, and measured how retrieval changes factual errors in generated answers.',
  '',
  'Skills',
  'Python, PyTorch, SQL, Git, statistics',
]

/** Writes the resume of an invented student as a PDF with text. */
export async function writeResume(path: string): Promise<void> {
  const pdf = await PDFDocument.create()
  const [font, page] = [await pdf.embedFont(StandardFonts.Helvetica), pdf.addPage([612, 792])]
  lines.forEach((line, index) => page.drawText(line, { x: 50, y: 740 - index * 18, size: 11, font }))
  await writeFile(path, await pdf.save())
}
