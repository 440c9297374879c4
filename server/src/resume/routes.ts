import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { HOUR_MS, limits } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/resume'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getNetwork, perNetwork, perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { fileMissing, uploadBroken } from './errors.ts'
import { readResumeFile } from './read-resume-file.ts'
import { createResumeUrl } from './resume-url.ts'
import { uploadResume, type Upload } from './upload-resume.ts'
import { uploadView } from './views.ts'

export function resumeRoutes(app: FastifyInstance, http: Http, services: Services): void {
  // One byte more than the limit, to distinguish a file of exactly the limit from a truncated one.
  app.register(multipart, {
    limits: { fileSize: limits.resumeMaxBytes + 1, files: 1, fields: 5 },
    throwFileSizeLimit: false,
  })

  http.serve(
    calls.uploadResume,
    async ({ student, request, reply }) => {
      const { resume, temporaryToken } = await uploadResume(
        services,
        student ? { studentId: student.studentId } : { network: getNetwork(request) },
        await receiveFile(services, request),
        () => reply.sent,
      )
      return uploadView({ resume, temporaryToken, url: createResumeUrl(services, resume.fileId) })
    },
    [perNetwork(120, HOUR_MS), perStudent(30, HOUR_MS)],
  )

  http.serve(calls.getResumeFile, ({ input }) => readResumeFile(services, { ...input.params, ...input.query }))
}

/** Streams the uploaded file to the disk, since many slow uploads can run at the same time. */
async function receiveFile({ files }: Pick<Services, 'files'>, request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw fileMissing()
  try {
    const part = await request.file()
    if (!part || part.fieldname !== 'upload_file') throw fileMissing()
    const file = await files.receive(randomUUID(), part.file)
    return { file, fileName: part.filename, mimeType: part.mimetype }
  } catch (error) {
    // Fastify's errors have a status, the disk's a system call. Others come from the parser of an incomplete form.
    const isOwn = error instanceof Refusal || (error instanceof Error && ('statusCode' in error || 'syscall' in error))
    throw isOwn ? error : uploadBroken()
  }
}
