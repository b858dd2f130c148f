import type { palettes, TextStyle } from './rich-text.ts'

/** The palette values' names in the toolbar of both editors. */
export const paletteNames: {
  readonly [Style in TextStyle]: Readonly<Record<(typeof palettes)[Style][number], string>>
} = {
  color: {
    '#14231f': 'Black',
    '#4a5b56': 'Grey',
    '#0b5a50': 'Teal',
    '#1b6b3a': 'Green',
    '#1d4e89': 'Blue',
    '#6a3d8f': 'Purple',
    '#97560a': 'Brown',
    '#b3261e': 'Red',
  },
  'background-color': {
    '#fdf0d2': 'Sand',
    '#dcefe9': 'Mint',
    '#dfeaf6': 'Sky',
    '#ede3f5': 'Lilac',
    '#fbe0dd': 'Rose',
    '#e7eae9': 'Silver',
    '#fff3a3': 'Yellow',
  },
  'font-family': {
    'Inter, sans-serif': 'Sans serif',
    'Georgia, "Times New Roman", serif': 'Serif',
    'Monaco, "Courier New", monospace': 'Monospace',
    'Mukta, sans-serif': 'Devanagari',
  },
  'font-size': {
    '0.75em': 'Small',
    '1em': 'Normal',
    '1.25em': 'Medium',
    '1.5em': 'Large',
    '2em': 'Larger',
    '2.5em': 'Huge',
  },
}
