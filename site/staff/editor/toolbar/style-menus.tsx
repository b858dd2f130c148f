import { Baseline } from '../../../ui/icons/baseline.ts'
import { Highlighter } from '../../../ui/icons/highlighter.ts'
import type { LexicalEditor } from 'lexical'
import type { ReactNode } from 'react'

import type { TextStyle } from '#contract/rich-text.ts'
import { useStaffWords } from '../../language/staff-language.ts'
import type { StaffWords } from '../../language/words-en.ts'
import { readableColour } from '../../../text/author-colours.ts'
import { setTextStyle } from '../commands/commands.ts'
import type { ToolbarState } from '../commands/toolbar-state.ts'
import { type Choice, Menu } from './menu.tsx'

type EditorWords = StaffWords['editor']

interface StyleMenuProps {
  editor: LexicalEditor
  state: ToolbarState
}

/** The name of a palette value; other values name themselves. */
const nameOf = ({ palette }: EditorWords, property: TextStyle, value: string): string =>
  new Map<string, string>(Object.entries(palette[property])).get(value) ?? value

/** The menu items of a style: the default, then the palette. */
const choicesOf = (
  { editor, state }: StyleMenuProps,
  property: TextStyle,
  words: EditorWords,
  show: (value: string) => Pick<Choice, 'style' | 'swatch'>,
): Choice[] =>
  [['', words.actions.default] as const, ...Object.entries<string>(words.palette[property])].map(([value, name]) => ({
    name,
    isOn: state.styles[property] === value,
    choose: () => setTextStyle(editor, property, value || null),
    ...show(value),
  }))

const Words = ({ children, width }: { children: string; width: string }) => (
  <span className={`truncate text-left text-note ${width}`}>{children}</span>
)

export function FontMenu(props: StyleMenuProps) {
  const words = useStaffWords().editor
  const value = nameOf(words, 'font-family', props.state.styles['font-family']) || words.font
  return (
    <Menu
      name={words.font}
      value={value}
      label={<Words width="w-20">{value}</Words>}
      choices={choicesOf(props, 'font-family', words, (fontFamily) => ({ style: { fontFamily } }))}
    />
  )
}

export function SizeMenu(props: StyleMenuProps) {
  const words = useStaffWords().editor
  const value = nameOf(words, 'font-size', props.state.styles['font-size']) || words.size
  return (
    <Menu
      name={words.size}
      value={value}
      label={<Words width="w-12">{value}</Words>}
      choices={choicesOf(props, 'font-size', words, (fontSize) => ({ style: { fontSize } }))}
    />
  )
}

export function ColourMenu(props: StyleMenuProps) {
  const words = useStaffWords().editor
  const value = props.state.styles.color
  return (
    <Menu
      name={words.colour}
      value={nameOf(words, 'color', value)}
      label={
        <Sample icon={<Baseline aria-hidden className="size-[1.125rem]" />} colour={value && readableColour(value)} />
      }
      columns={2}
      choices={choicesOf(props, 'color', words, (colour) => ({
        swatch: { colour: colour && readableColour(colour), mark: 'var(--paper)' },
      }))}
    />
  )
}

export function BackgroundMenu(props: StyleMenuProps) {
  const words = useStaffWords().editor
  const value = props.state.styles['background-color']
  return (
    <Menu
      name={words.background}
      value={nameOf(words, 'background-color', value)}
      label={<Sample icon={<Highlighter aria-hidden className="size-[1.125rem]" />} colour={value} />}
      columns={2}
      choices={choicesOf(props, 'background-color', words, (colour) => ({
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
