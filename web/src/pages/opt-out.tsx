import { getRouteApi, Link } from '@tanstack/react-router'
import { OptOutErasure } from '../features/account/opt-out-erasure.tsx'
import { OptOutForm } from '../features/account/opt-out-form.tsx'
import { OptOutLink } from '../features/account/opt-out-link.tsx'
import { Frame } from './frame.tsx'

const route = getRouteApi('/optout')

export function OptOutPage() {
  const { professor, signature, erase } = route.useSearch()
  return (
    <Frame>
      <h1>For professors: opt out</h1>
      {erase ? (
        <OptOutErasure token={erase} />
      ) : professor && signature ? (
        <OptOutLink professor={professor} signature={signature} />
      ) : (
        <>
          <p>
            Students find you here by your public research profile. If you prefer not to be listed, you are hidden at
            once. Your record is erased 30 days later; a link that we mail to you erases it at once.
          </p>
          <p>
            <Link to="/for-professors">What we hold about you, and your rights</Link>
          </p>
          <OptOutForm />
        </>
      )}
    </Frame>
  )
}
