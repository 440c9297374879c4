import { getRouteApi } from '@tanstack/react-router'
import { OptOutForm } from '../features/account/opt-out-form.tsx'
import { OptOutLink } from '../features/account/opt-out-link.tsx'
import { Frame } from './frame.tsx'

const route = getRouteApi('/optout')

export function OptOutPage() {
  const { professor, signature } = route.useSearch()
  return (
    <Frame>
      <h1>For professors: opt out</h1>
      {professor && signature ? (
        <OptOutLink professor={professor} signature={signature} />
      ) : (
        <>
          <p>
            Students find you here by your public research profile. If you prefer not to be listed, your record is
            removed at once, and for good.
          </p>
          <OptOutForm />
        </>
      )}
    </Frame>
  )
}
