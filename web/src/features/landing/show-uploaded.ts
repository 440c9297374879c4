import { session } from '../../credentials/session.ts'
import { part } from './part.ts'

/** Changes the upload card for a visitor who has already uploaded a resume. */
export function showUploaded(): void {
  if (!session.visitor()) return
  part('upload-title').textContent = 'Your resume is already uploaded'
  part('upload-words').style.display = 'none'
  part('upload-hint').textContent = 'Your matches are waiting.'
  part('upload-button').textContent = 'See Your Matches'
}
