import type { StoredResume } from './stored-resume.ts'

type Uploaded = { resume: StoredResume; temporaryToken: string | undefined; url: string }

/** A resume that was just uploaded, with the facts that the website shows. Only a visitor gets a temporary token. */
export function uploadView({ resume, temporaryToken, url }: Uploaded) {
  return {
    ...(temporaryToken && { temporary_token: temporaryToken }),
    resume_url: url,
    key_interests: resume.facts.interests,
    skills: resume.facts.skills,
  }
}
