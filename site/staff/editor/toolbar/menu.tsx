import { Check } from '../../../ui/icons/check.ts'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { moveFocus } from './roving.ts'
import { Popup } from './popup.tsx'

export interface Choice {
  name: string
  isOn: boolean
  /** By default `menuitemradio`: one of several exclusive items. */
  role?: 'menuitem' | 'menuitemcheckbox'
  choose: () => void
  /** The item's text style. */
  style?: CSSProperties
  /** A colour sample and the colour of its check mark; empty for none. */
  swatch?: { colour: string; mark: string }
  hint?: string
}

interface MenuProps {
  name: string
  label: ReactNode
  value?: string
  choices: readonly Choice[]
  /** Items per row. */
  columns?: 1 | 2
  /** Whether the button is shown as pressed. */
  isOn?: boolean
}

/** A toolbar menu, by default with one checked item. */
export function Menu({ name, label, value, choices, columns = 1, isOn }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popup name={name} label={label} value={value} kind="menu" isOn={isOn} isOpen={isOpen} onOpen={setOpen}>
      <Choices name={name} choices={choices} columns={columns} onChoose={() => setOpen(false)} />
    </Popup>
  )
}

interface ChoicesProps extends Required<Pick<MenuProps, 'name' | 'choices' | 'columns'>> {
  onChoose: () => void
}

function Choices({ name, choices, columns, onChoose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[role="menuitemradio"][aria-checked="true"]')
    ;(chosen ?? list.current?.querySelector('button'))?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll('button')]
    const sideways: Record<string, number> = columns > 1 ? { ArrowLeft: -1, ArrowRight: 1 } : {}
    moveFocus(event, items, { ...sideways, ArrowUp: -columns, ArrowDown: columns })
  }
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKeyDown}
      className={columns > 1 ? 'grid grid-cols-2' : 'grid max-h-[60vh] overflow-y-auto'}
    >
      {choices.map((choice) => (
        <ChoiceItem key={choice.name} choice={choice} onChoose={onChoose} />
      ))}
    </div>
  )
}

const ChoiceItem = ({ choice, onChoose }: { choice: Choice; onChoose: () => void }) => (
  <button
    type="button"
    role={choice.role ?? 'menuitemradio'}
    aria-checked={choice.role === 'menuitem' ? undefined : choice.isOn}
    tabIndex={-1}
    onClick={() => {
      onChoose()
      choice.choose()
    }}
    className="flex min-h-11 items-center gap-2.5 rounded-md px-2.5 py-1 text-left text-small text-ink hover:bg-mist focus-visible:bg-mist focus-visible:outline-offset-[-3px] aria-checked:font-semibold pointer-fine:min-h-9"
  >
    <Mark choice={choice} />
    <span className="grow leading-tight" style={choice.style}>
      {choice.name}
    </span>
    {choice.hint && <span className="pl-4 text-note text-soft">{choice.hint}</span>}
  </button>
)

/** The check mark, on a colour sample if there is one. */
const Mark = ({ choice: { isOn, swatch } }: { choice: Choice }) => (
  <span
    className={`inline-flex shrink-0 items-center justify-center ${swatch ? 'size-6 rounded-full border border-line' : 'size-4'}`}
    style={swatch?.colour ? { background: swatch.colour, color: swatch.mark } : { color: 'var(--brand)' }}
  >
    {isOn && <Check aria-hidden className="size-4" />}
  </span>
)
