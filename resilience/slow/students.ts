import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@labreach/e2e/student-over-http'

export type Student = { username: string; password: string; token: string }

const RETRY_MS = 2_000

/** Registers students with this resume, one after the other. */
export async function registerStudents(url: string, pdf: Uint8Array<ArrayBuffer>, count: number): Promise<Student[]> {
  const students: Student[] = []
  for (let number = 0; number < count; number++) {
    const upload = await uploadResume(url, pdf)
    const [username, password] = [`student-${number}`, `the secret of student-${number}`]
    const { access_token: token } = await call<{ access_token: string }>({ url }, '/api/auth/register/', {
      body: { ...upload, username, password },
    })
    students.push({ username, password, token })
  }
  return students
}

/** Uploads a resume. Retries while the reader of resumes is busy. */
export async function uploadResume(url: string, pdf: Uint8Array<ArrayBuffer>) {
  for (;;) {
    const form = new FormData()
    form.set('upload_file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }))
    try {
      return await call<{ temporary_token: string; resume_url: string }>({ url }, '/api/resume/', { form })
    } catch (error) {
      if (!String(error).includes('reader_busy')) throw error
      await sleep(RETRY_MS)
    }
  }
}
