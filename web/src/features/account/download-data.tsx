import { downloadMyData, downloadProfile } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconDownload, IconFileCode } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { saveFile } from '../../ui/save-file.ts'
import styles from './account-management.module.css'
import { checkSession } from './check-session.ts'

/** Downloads all stored data of the student as one archive, or the profile as JSON Resume. */
export function DownloadData() {
  const download = useMutation({
    mutationFn: async () => (await request(downloadMyData, {})).blob(),
    onSuccess: (archive) => saveFile(archive, 'labreach-data.zip'),
    onError: (error) => alertError(sentenceOr(error, 'Your data could not be downloaded. Please try again.')),
  })
  const profile = useMutation({
    mutationFn: async () => (await request(downloadProfile, {})).blob(),
    onSuccess: (file) => saveFile(file, 'resume.json'),
    onError: (error) => alertError(sentenceOr(error, 'Your profile could not be downloaded. Please try again.')),
  })
  return (
    <div className={styles.part}>
      <h3>Your data</h3>
      <p className="quiet">
        Everything we keep about you in one ZIP archive, or your profile alone as JSON Resume, a file for other sites.
      </p>
      <div className={`${styles.buttons} ${styles.beside}`}>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => checkSession() && download.mutate()}
        >
          Download My Data
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileCode size={20} aria-hidden="true" />}
          loading={profile.isPending}
          onClick={() => checkSession() && profile.mutate()}
        >
          Download JSON Resume
        </Button>
      </div>
    </div>
  )
}
