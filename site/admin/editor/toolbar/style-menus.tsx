import { Baseline, Highlighter } from 'lucide-react'
import type { LexicalEditor } from 'lexical'
import type { ReactNode } from 'react'

import { paletteNames, type TextStyle } from '#contract/rich-text.ts'
import { readableColour } from '#site/text/author-colours.ts'
import { setTextStyle } from '../commands/commands.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { type Choice, Menu } from './menu.tsx'

interface StyleMenuProps {
  editor: LexicalEditor
  state: ToolbarState
}

/** The name of a palette value; other values name themselves. */
const nameOf = (property: TextStyle, value: string): string =>
  new Map(Object.entries(paletteNames[property])).get(value) ?? value

/** The menu items of a style: `Default`, then the palette. */
const choicesOf = (
  { editor, state }: StyleMenuProps,
  property: TextStyle,
  show: (value: string) => Pick<Choice, 'style' | 'swatch'>,
): Choice[] =>
  [['', 'Default'] as const, ...Object.entries(paletteNames[property])].map(([value, name]) => ({
    name,
    isOn: state.styles[property] === value,
    choose: () => setTextStyle(editor, property, value || null),
    ...show(value),
  }))

const Words = ({ children, width }: { children: string; width: string }) => (
  <span className={`truncate text-left text-note ${width}`}>{children}</span>
)

export function FontMenu(props: StyleMenuProps) {
  const value = nameOf('font-family', props.state.styles['font-family']) || 'Font'
  return (
    <Menu
      name="Font"
      value={value}
      label={<Words width="w-20">{value}</Words>}
      choices={choicesOf(props, 'font-family', (fontFamily) => ({ style: { fontFamily } }))}
    />
  )
}

export function SizeMenu(props: StyleMenuProps) {
  const value = nameOf('font-size', props.state.styles['font-size']) || 'Size'
  return (
    <Menu
      name="Size"
      value={value}
      label={<Words width="w-12">{value}</Words>}
      choices={choicesOf(props, 'font-size', (fontSize) => ({ style: { fontSize } }))}
    />
  )
}

export function ColourMenu(props: StyleMenuProps) {
  const value = props.state.styles.color
  return (
    <Menu
      name="Text colour"
      value={nameOf('color', value)}
      label={
        <Sample icon={<Baseline aria-hidden className="size-[1.125rem]" />} colour={value && readableColour(value)} />
      }
      columns={2}
      choices={choicesOf(props, 'color', (colour) => ({
        swatch: { colour: colour && readableColour(colour), mark: 'var(--paper)' },
      }))}
    />
  )
}

export function BackgroundMenu(props: StyleMenuProps) {
  const value = props.state.styles['background-color']
  return (
    <Menu
      name="Background colour"
      value={nameOf('background-color', value)}
      label={<Sample icon={<Highlighter aria-hidden className="size-[1.125rem]" />} colour={value} />}
      columns={2}
      choices={choicesOf(props, 'background-color', (colour) => ({
        swatch: { colour, mark: '#14231f' },
      }))}
    />
  )
}

/** The button's icon over the current colour. */
const Sample = ({ icon, colour }: { icon: ReactNode; colour: string }) => (
  <span className="grid gap-0.5">
    {icon}
    <span className="h-1 w-[1.125rem] rounded-full border border-line" style={{ background: colour || undefined }} />
  </span>
)
