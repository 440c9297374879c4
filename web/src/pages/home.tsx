import { wake } from '@labreach/contract/session'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { siteQuery } from '../api/site.ts'
import { count } from '../ui/text.ts'
import { Frame } from './frame.tsx'
import styles from './home.module.css'

/** What happens here, in one sentence, and the way in. */
export function HomePage() {
  const navigate = useNavigate()
  const listed = useQuery(siteQuery).data?.professors_listed ?? 0

  const start = () => {
    call(wake, {}).catch((error: unknown) => console.warn('The server did not wake.', error))
    void navigate({ to: '/register' })
  }
  return (
    <Frame width="wide">
      <div className={styles.hero}>
        <h1 className="display">One good letter to the right professor</h1>
        <p className={styles.lead}>
          Upload your resume, see which professors work on what you care about, and write to them from your own Gmail.
        </p>
        <div className={styles.actions}>
          <Button size="md" onClick={start}>
            Start for Free
          </Button>
          <Link to="/login" className={styles.signIn}>
            Sign in
          </Link>
        </div>
        {listed > 0 && <p className="quiet small figures">{count(listed)} professors are listed today.</p>}
      </div>
    </Frame>
  )
}
