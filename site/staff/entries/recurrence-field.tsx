import { type ReactNode, useState } from 'react'

import { BIKRAM_SAMBAT_UNTIL, daysBetween } from '#contract/bikram-sambat.ts'
import { ALL_MONTHS, DAYS_OF_MONTH_MAX, parseRecurrence } from '#contract/calendar/recurrence.ts'
import { officeDay } from '#contract/office-day.ts'
import { unknownDay } from '#contract/day-problems.ts'
import { occurrences } from '#contract/due-days.ts'
import { toBikramSambat } from '../../calendar/to-bikram-sambat.ts'
import { dayIn } from '../../calendar/day-words.ts'
import { recurrenceIn } from '../../calendar/recurrence-words.ts'
import { Checkbox, Select, TextField } from '../../ui/field.tsx'
import { useNow } from '../../ui/use-now.ts'
import { type StaffLanguage, useStaffLanguage } from '../language/staff-language.ts'
import { ChoicesField } from './choices-field.tsx'
import {
  partInError,
  type RecurrenceForm,
  recurrenceForm,
  recurrenceOf,
  type RecurrencePart,
} from './recurrence-form.ts'
import { recurrenceTexts } from './recurrence-texts.ts'

export interface RecurrenceFieldProps {
  name: string
  label: string
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

const NEXT_SHOWN = 3

/** When something falls due, with the next days as a check of what was chosen. */
export default function RecurrenceField({ name, label, hint, value, onChange, error }: RecurrenceFieldProps) {
  const language = useStaffLanguage()
  const words = recurrenceTexts[language.tag]
  const [form, setForm] = useState(() => recurrenceForm(value))
  const change = (changed: Partial<RecurrenceForm>) => {
    const next = { ...form, ...changed }
    setForm(next)
    onChange(recurrenceOf(next))
  }
  const monthOptions = ALL_MONTHS.map(
    (month) => [String(month), language.months[form.calendar][month - 1] ?? ''] as const,
  )
  const at = partInError(form)
  const { repeats } = form
  const isMissing = error && value === ''
  const shown = isMissing && (repeats === 'once' || repeats === 'yearly') ? words.missing[repeats] : error
  const markOf: MarkOf = (part) => (part === at ? { name, error: shown } : {})
  const isRepeated = repeats === 'monthly' || repeats === 'yearly'
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 text-small font-semibold">{label}</legend>
      <Select
        {...markOf('repeats')}
        label={words.repeats}
        hint={hint}
        options={Object.entries(words.kinds)}
        value={repeats}
        onChange={({ target }) => change({ repeats: repeatsOf(target.value) })}
      />
      {repeats !== '' && (
        <Select
          label={words.calendar}
          isRequired
          options={Object.entries(words.calendars)}
          value={form.calendar}
          onChange={({ target }) => change({ calendar: target.value === 'ad' ? 'ad' : 'bs' })}
        />
      )}
      {repeats === 'once' && <OneDay form={form} months={monthOptions} markOf={markOf} onChange={change} />}
      {repeats === 'yearly' && (
        <ChoicesField
          name={`${name}-months`}
          {...markOf('months')}
          label={words.months}
          isShort
          options={monthOptions}
          chosen={form.months}
          onChange={(months) => change({ months })}
        />
      )}
      {isRepeated && (
        <>
          <Select
            label={words.day[form.calendar]}
            hint={words.dayNote}
            isRequired
            options={[
              ['last day', words.lastDay],
              ...Array.from({ length: DAYS_OF_MONTH_MAX[form.calendar] }, (_, day): [string, string] => [
                String(day + 1),
                language.digits(String(day + 1)),
              ]),
            ]}
            value={form.day}
            onChange={({ target }) => change({ day: target.value })}
          />
          <Checkbox
            label={words.inArrears}
            hint={words.inArrearsNote}
            checked={form.isInArrears}
            onChange={({ target }) => change({ isInArrears: target.checked })}
          />
        </>
      )}
      <NextDays label={label} text={recurrenceOf(form)} language={language} />
    </fieldset>
  )
}

const repeatsOf = (value: string): RecurrenceForm['repeats'] =>
  value === 'once' || value === 'monthly' || value === 'yearly' ? value : ''

/** The name and the error of a control, if the error is about it: forms find the control by the name. */
type MarkOf = (part: RecurrencePart) => { name?: string; error?: string | undefined }

interface OneDayProps {
  form: RecurrenceForm
  months: readonly (readonly [value: string, text: string])[]
  markOf: MarkOf
  onChange: (changed: Partial<RecurrenceForm>) => void
}

/** Fields for the parts of a day, since browsers' date fields have one calendar only. */
function OneDay({ form: { once, calendar }, months, markOf, onChange }: OneDayProps) {
  const words = recurrenceTexts[useStaffLanguage().tag]
  const change = (part: Partial<RecurrenceForm['once']>) => onChange({ once: { ...once, ...part } })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        {...markOf('year')}
        label={words.year}
        inputMode="numeric"
        autoComplete="off"
        value={once.year}
        onChange={({ target }) => change({ year: target.value })}
      />
      <Select
        {...markOf('month')}
        label={words.month}
        options={months}
        value={once.month}
        onChange={({ target }) => change({ month: target.value })}
      />
      <TextField
        {...markOf('day')}
        label={words.day[calendar]}
        inputMode="numeric"
        autoComplete="off"
        value={once.day}
        onChange={({ target }) => change({ day: target.value })}
      />
    </div>
  )
}

/** The rule in words, and the next days by it; or why there is none. */
function NextDays({ label, text, language }: { label: string; text: string; language: StaffLanguage }) {
  const words = recurrenceTexts[language.tag]
  const now = useNow()
  const rule = parseRecurrence(text)
  if (!rule || now === 0) return null
  const problem = unknownDay(label, rule, toBikramSambat)
  if (problem !== undefined)
    return (
      <p role="status" className="text-small text-danger">
        {language.message(problem)}
      </p>
    )
  const days = occurrences(rule, daysBetween(officeDay(now), BIKRAM_SAMBAT_UNTIL, toBikramSambat))
  const next = Array.from({ length: NEXT_SHOWN }, () => days.next().value).filter((day) => day !== undefined)
  return (
    <div role="status" className="text-small">
      <p>{words.inWords(recurrenceIn(text, language))}</p>
      <p className="mt-2 font-semibold">{next.length > 0 ? words.next : words.none}</p>
      <ul className="mt-1 flex flex-col gap-1 tabular-nums">
        {next.map(({ date, bs, ad }) => (
          <li key={date}>
            {dayIn('bs', bs, language)} ({dayIn('ad', ad, language)})
          </li>
        ))}
      </ul>
      {next.length < NEXT_SHOWN && <p className="mt-2 text-note text-soft">{words.tableEnds}</p>}
    </div>
  )
}
