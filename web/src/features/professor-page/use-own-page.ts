import { lifetimes } from '@labreach/contract/lifetimes'
import {
  correctData,
  openPage,
  professorPageHeader,
  readPage,
  removeMe,
  saveWishes,
  type PageView,
  type WishesChange,
} from '@labreach/contract/professor-page'
import type { CallInput } from '@labreach/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { mailLinkStore } from '../../session/mail-link-store.ts'

const queryKey = ['professor page']
export type DataChange = CallInput<typeof correctData>['body']

const withToken = (token: string) => ({ headers: { [professorPageHeader]: token } })

/**
 * A professor's own page. The mailed link opens it once; the token of the opened page stays in this tab for half an
 * hour, so that a reload does not cost another link. A new link (`hasLink`) is for a page that may be another one's.
 */
export function useOwnPage(hasLink: boolean, onOpened: () => void) {
  const client = useQueryClient()
  const [store] = useState(() => mailLinkStore('professor_page', lifetimes.pageMs))
  const [token, setToken] = useState(() => (hasLink ? null : (store.take({}, Date.now()).token ?? null)))
  const page = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readPage, {}, { signal, ...withToken(token ?? '') }),
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: 0,
  })
  const opening = useMutation({
    mutationFn: (mailed: string) => call(openPage, { body: { token: mailed } }),
    onSuccess: ({ page_token, page_until: _, ...view }) => {
      store.take({ token: page_token }, Date.now())
      client.setQueryData<PageView>(queryKey, view)
      setToken(page_token)
      onOpened()
    },
  })
  const close = () => {
    store.forget()
    setToken(null)
  }
  return {
    opening,
    reading: page,
    /** Undefined before the page was opened. */
    view: token === null ? undefined : page.data,
    isLoading: token !== null && page.isPending,
    error: opening.error ?? (token === null ? null : page.error),
    token: token ?? '',
    close,
  }
}

/** One change after the other, since each response is the whole page. */
const scope = { id: "professor's page" }

/** Saves wishes; the page shows them with their dates. */
export function useSaveWishes(token: string) {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (change: WishesChange) => call(saveWishes, { body: change }, withToken(token)),
    onSuccess: (view) => client.setQueryData<PageView>(queryKey, view),
  })
}

/** Corrects the professor's data. */
export function useCorrectData(token: string) {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (change: DataChange) => call(correctData, { body: change }, withToken(token)),
    onSuccess: (view) => client.setQueryData<PageView>(queryKey, view),
  })
}

/** Removes the professor from the listings. */
export const useRemoveMe = (token: string) => useMutation({ mutationFn: () => call(removeMe, {}, withToken(token)) })
