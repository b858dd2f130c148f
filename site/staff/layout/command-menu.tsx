import { useAtomValue, useSetAtom } from 'jotai'
import { Search } from '../../ui/icons/search.ts'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { pathIn } from '#contract/language-path.ts'
import { useAction } from '../../forms/use-action.ts'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { isEditorAtom } from '../../state/session.ts'
import { leaveAtom } from '../../state/leaving.ts'
import { logoutAtom } from '../../state/sign-in.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isCtrlLetter } from '../keyboard/pressed-key.ts'
import { accountNavigation, type StaffEntry, staffNavigation } from './sidebar-entries.ts'
import { useFoundEntries } from './use-found-entries.ts'

/** The shortcut as it is shown. */
const KEYS = 'Ctrl K'

/** A screen of a part of the firm's settings, which the sidebar does not have. */
const prices: Pick<StaffEntry, 'label' | 'path'> = { label: ({ price }) => price.title, path: '/add-price' }

interface Command {
  name: string
  /** The kind of result, unless it is a screen or an action. */
  kind?: string
  /** The screen that it leads to. */
  path?: string
  run: () => void
  isLogout?: boolean
}

/** The button and the key that open the list of all screens and actions. */
export function CommandMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const words = useStaffWords().commands
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      // In a rich text the shortcut makes a link; behind an open dialog it does nothing.
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null
      if (isTaken || !isCtrlLetter('k', event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="needs-script flex min-h-11 items-center gap-3 rounded-card border border-field px-3 text-small text-soft hover:border-brand hover:text-brand nav:pointer-fine:min-h-9"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        {words.open}
        <kbd aria-hidden lang={DEFAULT_LANGUAGE} className="ml-auto text-note">
          {KEYS}
        </kbd>
      </button>
      {isOpen && <CommandDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function useCommands(): readonly Command[] {
  const navigate = useNavigate()
  const logout = useSetAtom(logoutAtom)
  const isEditor = useAtomValue(isEditorAtom)
  const { run } = useAction()
  const { tag, staff } = useStaffLanguage()
  const screens = [...staffNavigation, ...accountNavigation].filter(
    ({ path, forAdministrators }) => path !== '/login' && !(forAdministrators && isEditor),
  )
  const toSite = () => (tag === DEFAULT_LANGUAGE ? void navigate('/') : window.location.assign(pathIn(tag, '/')))
  return [
    ...[...screens, ...(isEditor ? [] : [prices])].map(({ label, path }) => ({
      name: label(staff),
      path,
      run: () => void navigate(path),
    })),
    { name: staff.layout.site, run: toSite },
    { name: staff.layout.panel, run: () => window.location.assign('/admin') },
    { name: staff.layout.logout, run: () => void run(() => logout()), isLogout: true },
  ]
}

function CommandDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const commands = useCommands()
  const words = useStaffWords().commands
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const leave = useSetAtom(leaveAtom)
  const { pathname } = useLocation()
  const { entries, isSearching } = useFoundEntries(query)
  const found: readonly Command[] = [
    ...commands.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase())),
    ...entries.map(({ title, kind, path }) => ({ name: title, kind, path, run: () => void navigate(path) })),
  ]
  const chosenAt = Math.min(at, found.length - 1)
  const chosen = found[chosenAt]
  useEffect(() => {
    // The focus stays in the field, so that the browser does not scroll the list.
    document.getElementById(`${id}${chosenAt}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosenAt])
  const start = (command: Command | undefined) => {
    if (!command) return
    onClose()
    // Nothing is left where the screen is open already.
    if (command.path === pathname) command.run()
    else leave({ go: command.run, isLogout: command.isLogout === true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((chosenAt + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) start(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={words.open} onClose={onClose} className="max-w-md">
      <input
        role="combobox"
        aria-label={words.search}
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={chosen && `${id}${chosenAt}`}
        data-first-focus
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full rounded-card border border-field bg-paper px-3.5 text-ink focus-visible:border-brand"
      />
      <div role="listbox" id={`${id}list`} aria-label={words.list} className="mt-3 max-h-80 overflow-y-auto">
        {found.map((command, place) => (
          <div
            key={place}
            id={`${id}${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => start(command)}
            onKeyDown={onKeyDown}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card px-3 py-2 text-small hover:bg-mist aria-selected:bg-mist aria-selected:font-semibold aria-selected:text-brand"
          >
            <span dir="auto" className="clamp-2 min-w-0">
              {command.name}
            </span>
            {command.kind && <span className="shrink-0 text-note font-normal text-soft"> {command.kind}</span>}
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-soft">
        {found.length === 0 && !isSearching ? words.none : ''}
      </p>
    </Dialog>
  )
}
