import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { isSearchShortcutOn } from '../state/search-shortcut.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, dialog *'))

/** `/` opens the search, unless it is typed into a field, a dialog is open or the reader has turned it off. */
export function useSearchShortcut(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const listening = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target) || !isSearchShortcutOn())
        return
      event.preventDefault()
      void navigate('/search')
    }
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [navigate])
}
