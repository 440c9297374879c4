import { getRouteApi } from '@tanstack/react-router'
import { LetterPage } from '../../features/professor-page/letter-page.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ProfessorFrame } from './professor-frame.tsx'

const route = getRouteApi('/letter')

/** The page of the link in a letter, for its professor. */
export function LetterLinkPage() {
  const { letter, signature } = route.useSearch()
  return (
    <ProfessorFrame>
      {letter && signature ? (
        <LetterPage link={{ letter, signature }} />
      ) : (
        <>
          <h1>This link is not complete</h1>
          <Note tone="red">Please open the whole link from the letter.</Note>
        </>
      )}
    </ProfessorFrame>
  )
}
