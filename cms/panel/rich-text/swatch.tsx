'use client'

import type { CSSProperties } from 'react'

import type { TextStyle } from '#contract/rich-text.ts'

const letters: Readonly<Record<TextStyle, string>> = {
  color: 'A',
  'background-color': 'A',
  'font-family': 'F',
  'font-size': 'T',
}

const frame: CSSProperties = {
  alignItems: 'center',
  borderRadius: 3,
  display: 'inline-flex',
  height: 18,
  justifyContent: 'center',
  lineHeight: 1,
  width: 18,
}

/** A letter shown in a style's value; without a value, an icon for the style. */
export const Swatch = ({ property, value }: { property: TextStyle; value?: string | undefined }) => (
  <span aria-hidden="true" style={{ ...frame, ...lookOf(property, value) }}>
    {letters[property]}
  </span>
)

function lookOf(property: TextStyle, value: string | undefined): CSSProperties {
  if (property === 'color')
    // Shown as a background, since palette colours are for light pages and the panel may be dark.
    return value === undefined ? { borderBottom: '3px solid currentColor' } : { background: value, color: '#ffffff' }
  if (property === 'background-color')
    return value === undefined ? { border: '1px solid currentColor' } : { background: value, color: '#14231f' }
  if (property === 'font-family') return { fontFamily: value ?? 'serif', fontStyle: value ? 'normal' : 'italic' }
  return { fontSize: value === undefined ? 16 : `clamp(9px, ${value}, 18px)` }
}
