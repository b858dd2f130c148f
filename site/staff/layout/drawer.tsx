import { Menu } from '../../ui/icons/menu.ts'
import { X } from '../../ui/icons/x.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { useWords } from '../../language/use-language.ts'
import { Logo } from '../../layout/logo.tsx'
import { isBackdropPress } from '../../ui/is-backdrop-press.ts'
import { Sidebar } from './sidebar.tsx'

/** The top bar on narrow screens, with the menu button. */
export function Drawer() {
  const { key } = useLocation()
  const words = useWords().layout
  // The location key that the drawer was opened on; any navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  return (
    <header className="no-print sticky top-0 z-20 flex items-center justify-between border-b border-line bg-paper px-5 py-2 nav:hidden">
      <div lang={DEFAULT_LANGUAGE}>
        <Logo />
      </div>
      <button
        type="button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
        className="needs-script -mr-2 flex size-11 items-center justify-center"
      >
        <Menu aria-hidden />
      </button>
      {isOpen && <DrawerDialog onClose={() => setOpenAt(undefined)} />}
    </header>
  )
}

/** A modal dialog: the browser traps the focus, closes it on Escape and restores the focus. */
function DrawerDialog({ onClose }: { onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null)
  const words = useWords()
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onPress = (event: MouseEvent) => isBackdropPress(event, element.current) && onClose()
    element.current?.addEventListener('mousedown', onPress, { signal })
    // Wider windows show the sidebar instead.
    matchMedia('(min-width: 60rem)').addEventListener('change', onClose, { signal })
    return () => listening.abort()
  }, [onClose])
  return (
    <dialog
      ref={element}
      aria-label={words.layout.menu}
      onClose={onClose}
      className="drawer m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto overscroll-contain border-r border-line bg-mist text-base text-ink shadow-float"
    >
      <button
        type="button"
        aria-label={words.ui.close}
        onClick={onClose}
        className="absolute top-4 right-3 flex size-11 items-center justify-center text-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
      <Sidebar />
    </dialog>
  )
}
