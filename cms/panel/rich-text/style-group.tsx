'use client'

import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import {
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $getSelectionStyleValueForProperty, $patchStyleText } from '@payloadcms/richtext-lexical/lexical/selection'

import { paletteNames } from '#contract/palette-names.ts'
import { palettes, type TextStyle, textStyles } from '#contract/rich-text.ts'
import { Swatch } from './swatch.tsx'

/** Order in the toolbar: after Payload's own text buttons. */
const FIRST_ORDER = 41

/** A toolbar drop-down with the palette of one text style and an item that removes the style. */
export const styleGroup = (property: TextStyle): ToolbarGroup => ({
  type: 'dropdown',
  key: property,
  order: FIRST_ORDER + textStyles.indexOf(property),
  ChildComponent: () => <Swatch property={property} />,
  items: [
    item(property, 'none', 'Default', undefined),
    ...Object.entries(paletteNames[property]).map(([value, name]) => item(property, name, name, value)),
  ],
})

function item(property: TextStyle, key: string, label: string, value: string | undefined): ToolbarGroupItem {
  return {
    key: `${property}-${key.toLowerCase().replace(' ', '-')}`,
    label,
    order: value === undefined ? 1 : 2 + [...palettes[property]].findIndex((one) => one === value),
    ChildComponent: () => <Swatch property={property} value={value} />,
    isActive: ({ selection }) => value !== undefined && styleOf(selection, property) === value,
    onSelect: ({ editor }) => setStyle(editor, property, value ?? null),
  }
}

const styleOf = (selection: BaseSelection, property: TextStyle): string =>
  $isRangeSelection(selection) ? $getSelectionStyleValueForProperty(selection, property) : ''

function setStyle(editor: LexicalEditor, property: TextStyle, value: string | null): void {
  editor.update(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection)) $patchStyleText(selection, { [property]: value })
  })
}
