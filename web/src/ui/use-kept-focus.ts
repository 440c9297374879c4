import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * For a part of the page with lists. If an entry leaves with the focus on its button, the focus goes on to the same
 * button of the entry that takes its place, else to the element with the ref `place`, which has the tabIndex -1. The
 * chips of filters (browse/filters/applied-filters.tsx) have less of their own, since the scripts of /browse are full.
 */
export function useKeptFocus<T extends HTMLElement>() {
  const place = useRef<T>(null)
  const last = useRef<{ target: Element; list: Element; at: number; button: number }>(undefined)
  // After each rendering: entries leave at their own times, most after a call.
  useEffect(() => {
    if (!last.current || last.current.target.isConnected) return
    const { list, at, button } = last.current
    last.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = list.isConnected && (list.children[at] ?? list.lastElementChild)?.querySelectorAll('button')
    const next = buttons ? (buttons[button] ?? buttons[0]) : undefined
    ;(next ?? place.current)?.focus()
  })
  const onFocus = ({ target }: FocusEvent) => {
    const entry = target.closest('li') ?? target
    const list = entry.parentElement
    if (!list) return
    const button = [...entry.querySelectorAll('button')].findIndex((one) => one === target)
    last.current = { target, list, at: [...list.children].indexOf(entry), button }
  }
  return { place, onFocus }
}
