import { withLatinDigits } from '#contract/text/latin-digits.ts'
import type { ComponentType, ReactNode } from 'react'

import type { Field, FieldKind, FieldOf } from '#contract/fields/index.ts'
import { choices, chosenIn } from '#contract/fields/choices.ts'
import { documents } from '#contract/fields/documents.ts'
import { reference } from '#contract/fields/reference.ts'
import { references } from '#contract/fields/references.ts'
import type { Language } from '#contract/languages.ts'
import { plainText } from '#contract/plain-text.ts'
import { textOf } from '#contract/narrow.ts'
import { fromOfficeTime, toOfficeTime } from '../../text/dates.ts'
import { Checkbox, Select, TextArea, TextField } from '../../ui/field.tsx'
import type { StaffLanguage } from '../language/staff-language.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { DocumentsFieldProps } from './documents-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { HtmlField } from './html-field.tsx'
import type { RecurrenceFieldProps } from './recurrence-field.tsx'
import { ReferenceSelect } from './reference-select.tsx'
import { ReferenceSelects } from './reference-selects.tsx'
import type { UrlFieldProps } from './url-field.tsx'

/** The props of a field's control. Values are texts, as forms send them. */
export interface ControlProps<F> {
  name: string
  field: F
  label: string
  /** The text below it, by default the description's help. */
  hint?: ReactNode
  /** The language of the typed text, if it is not the screen's. */
  language?: Language | undefined
  /** The value that counts while the field is empty. */
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Whether it is focused when it is rendered, if it is a rich text. */
  takesFocus?: boolean
}

/** Loaded later, since few forms need the table of Bikram Sambat. */
const RecurrenceField = laterPart<RecurrenceFieldProps>(() => import('./recurrence-field.tsx'))
/** Loaded later, since few lists need the words of recurrences. */
const RecurrenceCell = laterPart<CellProps>(() => import('./recurrence-cell.tsx'))
/** Loaded later, since few forms need what reads an address. */
const UrlField = laterPart<UrlFieldProps>(() => import('./url-field.tsx'))
/** Loaded later, since few forms need uploads of documents. */
const DocumentsField = laterPart<DocumentsFieldProps>(() => import('./documents-field.tsx'))

/** The props of a field's cell in a list. */
export interface CellProps {
  /** The text that `shown` returns. */
  text: string
}

/** How fields of a kind are edited on the staff's screens and shown in lists. */
interface ScreenKind<F> {
  Control(props: ControlProps<F>): ReactNode
  /** The text in a list's cell, which its search looks into. */
  shown(value: unknown, field: F, language: StaffLanguage): string
  /** The component of a list's cell, instead of the text. */
  readonly Cell?: ComponentType<CellProps>
  /** The value that a list is sorted by, instead of the shown text. */
  sortKey?(value: unknown): string | number
  /** Short enough to be a column of every list. */
  readonly isColumn: boolean
}

/** The props that all controls but the rich-text editor share. */
const shared = <F extends Field>({
  name,
  field,
  label,
  hint = field.help,
  language,
  value,
  error,
}: ControlProps<F>) => ({
  name,
  lang: language,
  label,
  value,
  error,
  hint,
})

type Changed = { target: { value: string } }
const changing =
  ({ onChange }: Pick<ControlProps<Field>, 'onChange'>) =>
  ({ target }: Changed) =>
    onChange(target.value)

const line: ScreenKind<FieldOf<'text' | 'email' | 'url'>> = {
  Control: (props) => (
    <TextField {...shared(props)} placeholder={props.placeholder} dir="auto" onChange={changing(props)} />
  ),
  shown: textOf,
  isColumn: false,
}

const kinds: { readonly [K in FieldKind]: ScreenKind<FieldOf<K>> } = {
  text: line,
  email: line,
  url: {
    ...line,
    Control: (props) => <UrlField {...shared(props)} placeholder={props.placeholder} onChange={props.onChange} />,
  },
  lines: {
    Control: (props) => (
      <TextArea {...shared(props)} placeholder={props.placeholder} dir="auto" rows={5} onChange={changing(props)} />
    ),
    shown: textOf,
    isColumn: false,
  },
  html: {
    Control: ({ label, language, value, onChange, error, takesFocus }) => (
      <HtmlField
        label={label}
        language={language}
        html={value}
        onChange={onChange}
        error={error}
        takesFocus={takesFocus}
      />
    ),
    shown: (value) => plainText(textOf(value)),
    isColumn: false,
  },
  number: {
    Control: (props) => {
      const { label, field } = props
      const inputMode = field.whole ? 'numeric' : 'decimal'
      const own = { ...shared(props), label: field.unit === undefined ? label : `${label} (${field.unit})` }
      return (
        <TextField
          {...own}
          placeholder={props.placeholder}
          inputMode={inputMode}
          autoComplete="off"
          onChange={({ target }) => props.onChange(withLatinDigits(target.value))}
        />
      )
    },
    shown: (value, { unit }, { count }) => (typeof value === 'number' ? [count(value), unit].join(' ').trim() : ''),
    sortKey: (value) => (typeof value === 'number' ? value : -Infinity),
    isColumn: true,
  },
  boolean: {
    Control: (props) => {
      const { value, ...rest } = shared(props)
      return (
        <Checkbox
          {...rest}
          checked={value === 'true'}
          onChange={({ target }) => props.onChange(String(target.checked))}
        />
      )
    },
    shown: (value, _field, { staff: { list } }) => (value === true ? list.yes : list.no),
    isColumn: true,
  },
  choice: {
    Control: (props) => (
      <Select {...shared(props)} options={Object.entries(props.field.options)} onChange={changing(props)} />
    ),
    shown: (value, { options }) => options[textOf(value)] ?? '',
    isColumn: true,
  },
  choices: {
    Control: (props) => {
      const { value, lang: _lang, ...rest } = shared(props)
      return (
        <ChoicesField
          {...rest}
          options={Object.entries(props.field.options)}
          chosen={chosenIn(value, props.field)}
          onChange={(chosen) => props.onChange(chosen.join(','))}
        />
      )
    },
    shown: (value, { options }) =>
      choices.isValue(value) ? value.map((each) => options[each] ?? each).join(', ') : '',
    isColumn: true,
  },
  recurrence: {
    Control: (props) => {
      const { lang: _lang, ...rest } = shared(props)
      return <RecurrenceField {...rest} onChange={props.onChange} />
    },
    shown: textOf,
    Cell: RecurrenceCell,
    isColumn: true,
  },
  date: {
    Control: (props) =>
      props.field.time ? (
        <TextField
          {...shared(props)}
          type="datetime-local"
          value={toOfficeTime(props.value)}
          onChange={({ target }) => props.onChange(fromOfficeTime(target.value))}
        />
      ) : (
        <TextField {...shared(props)} type="date" onChange={changing(props)} />
      ),
    shown: (value, { time }, language) =>
      textOf(value) === '' ? '' : time ? language.time(textOf(value)) : language.day(textOf(value)),
    sortKey: textOf,
    isColumn: true,
  },
  reference: {
    Control: (props) => <ReferenceSelect {...shared(props)} to={props.field.to} onChange={changing(props)} />,
    shown: (value) => (reference.isValue(value) ? (value?.name ?? '') : ''),
    isColumn: true,
  },
  references: {
    Control: (props) => (
      <ReferenceSelects {...shared(props)} to={props.field.to} most={props.field.most} onChange={props.onChange} />
    ),
    shown: (value) => (references.isValue(value) ? value.map(({ name }) => name).join(', ') : ''),
    isColumn: false,
  },
  documents: {
    Control: (props) => {
      const { lang: _lang, ...rest } = shared(props)
      return <DocumentsField {...rest} most={props.field.most} onChange={props.onChange} />
    },
    shown: (value) => (documents.isValue(value) ? value.map(({ name }) => name).join(', ') : ''),
    isColumn: false,
  },
}

const ofAnyField: Readonly<Record<FieldKind, ScreenKind<Field>>> = kinds

/** How a field is edited and shown, by its kind. */
export const screenKindOf = (field: Field): ScreenKind<Field> => ofAnyField[field.kind]
