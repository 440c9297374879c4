import { lifetimes } from '@labreach/contract/lifetimes'
import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, sentenceOr } from '../../api/error.ts'
import { AskForPage } from '../../features/professor-page/ask-for-page.tsx'
import { OwnPage } from '../../features/professor-page/own-page.tsx'
import { useOwnPage } from '../../features/professor-page/use-own-page.ts'
import { useMailLink } from '../../session/use-mail-link.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ProfessorFrame } from './professor-frame.tsx'

const route = getRouteApi('/professor')

/** A professor's own page. The mailed link opens it by a button, so that a scanner does not use the link up. */
export function ProfessorOwnPage() {
  const { link, forget } = useMailLink(route.useSearch(), 'professor', lifetimes.pageLinkMs)
  const page = useOwnPage(link.token !== undefined, forget)
  const [isRemoved, setRemoved] = useState(false)
  const mailed = link.token
  // Without an answer, or from a busy server, the link or the open page still works: another one would not be mailed.
  const isRefused = page.error instanceof ApiError && page.error.isClientError
  const again = page.token ? () => void page.reading.refetch() : undefined
  const open = again ?? (mailed ? () => page.opening.mutate(mailed) : undefined)
  const remove = () => {
    page.close()
    setRemoved(true)
  }
  if (isRemoved)
    return (
      <ProfessorFrame>
        <h1>You are no longer listed</h1>
        <Note tone="green">
          No student can write to you through Labreach. We email you a link to undo it. There is nothing more to do.
        </Note>
      </ProfessorFrame>
    )
  if (page.view)
    return (
      <ProfessorFrame width="panel">
        <OwnPage view={page.view} token={page.token} onRemoved={remove} />
      </ProfessorFrame>
    )
  return (
    <ProfessorFrame>
      <h1>Your page</h1>
      {page.isLoading ? (
        <p role="status">Loading...</p>
      ) : open && !isRefused ? (
        <>
          <p>Say which letters you welcome. The page stays open for 30 minutes.</p>
          {page.error && (
            <Note tone="red">{sentenceOr(page.error, 'This page could not be opened. Please try again.')}</Note>
          )}
          <Button size="lg" fullWidth loading={page.opening.isPending || page.reading.isFetching} onClick={open}>
            Open my page
          </Button>
        </>
      ) : (
        <>
          <Note tone={page.error ? 'amber' : 'teal'}>
            {sentenceOr(page.error, 'We email you a link that opens this page.')}
          </Note>
          <h2>Ask for a link</h2>
          <AskForPage by="scholar id" />
        </>
      )}
    </ProfessorFrame>
  )
}
