import { call, uploadResume } from '@labreach/e2e/student-over-http'

export type Student = { username: string; password: string; token: string }

/** Registers students with this resume, one after the other. */
export async function registerStudents(url: string, pdf: Uint8Array<ArrayBuffer>, count: number): Promise<Student[]> {
  const students: Student[] = []
  for (let number = 0; number < count; number++) {
    const upload = await uploadResume({ url }, pdf)
    const [username, password] = [`student-${number}`, `the secret of student-${number}`]
    const { access_token: token } = await call<{ access_token: string }>({ url }, '/api/auth/register/', {
      body: { ...upload, username, password },
    })
    students.push({ username, password, token })
  }
  return students
}
