import { ArrowDown } from '../../ui/icons/arrow-down.ts'
import { ArrowUp } from '../../ui/icons/arrow-up.ts'
import { Plus } from '../../ui/icons/plus.ts'
import { Trash } from '../../ui/icons/trash.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { RowsSetting, SettingsByName } from '#contract/setting.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { settingTexts } from '../language/setting-texts.ts'
import { iconButton } from '../layout/icon-button.ts'
import { nameIn } from '../entries/languages.ts'
import { Collapsible } from '../writing/collapsible.tsx'
import { newRow, newRowId, rowsOf, rowsText } from './form-texts.ts'
import { type FieldProps, type Screen, useSettingTexts } from './screen.ts'

interface RowsFieldProps extends FieldProps<RowsSetting> {
  /** The fields of a row, by the path of its texts. */
  children: (path: string) => ReactNode
}

/** A list of rows, which are added, removed and moved by buttons. */
export function RowsField({ screen, path, name, setting, children }: RowsFieldProps) {
  const { form } = screen
  const id = useId()
  const { staff, message, digits } = useStaffLanguage()
  const words = staff.firm
  const { label, help, singular = '' } = useSettingTexts({ screen, path, name, setting })
  const [said, setSaid] = useState('')
  const { element, focusNext } = useFocusAfter()
  const rows = rowsOf(form.texts, path)
  const error = form.errorOf(path)
  const calledAt = (at: number) => `${singular} ${digits(String(at + 1))}`
  const move = (row: string, at: number, step: 1 | -1) => {
    const others = rows.filter((each) => each !== row)
    form.setText(path, rowsText(others.toSpliced(at + step, 0, row)))
    setSaid(words.moved(digits(String(at + step + 1))))
    focusNext(`[data-move="${row} ${step}"]`)
  }
  const add = () => {
    const row = newRowId()
    form.setAll({ ...newRow(setting, path, row), [path]: rowsText([...rows, row]) })
    focusNext(`[data-row="${row}"] :is(input, select, textarea)`)
  }
  const remove = (row: string, at: number) => {
    form.setText(path, rowsText(rows.filter((each) => each !== row)))
    setSaid(words.removed(calledAt(at)))
    focusNext('[data-add]')
  }
  return (
    <fieldset
      ref={element}
      aria-describedby={help ? `${id}help` : undefined}
      className="flex flex-col gap-4 border-t border-line pt-5"
    >
      <legend className="float-left font-semibold">{label}</legend>
      {help && (
        <p id={`${id}help`} className="text-note text-soft">
          {help}
        </p>
      )}
      {error && (
        <p role="alert" className="text-note font-semibold text-danger">
          {message(error, { [setting.label]: label })}
        </p>
      )}
      {rows.map((row, at) => {
        const called = calledAt(at)
        return (
          <div key={row} data-row={row} className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <Row
                title={
                  <Title
                    screen={screen}
                    fields={setting.fields}
                    prefix={`${path}.${row}.`}
                    name={name}
                    called={called}
                  />
                }
                isWhole={screen.isUnfolded === true || isShort(setting)}
                isWanted={form.isNew(`${path}.${row}.`) || form.hasErrorBelow(`${path}.${row}.`)}
              >
                {children(`${path}.${row}.`)}
              </Row>
            </div>
            <div className="flex shrink-0 flex-col sm:flex-row">
              <button
                type="button"
                data-move={`${row} -1`}
                aria-label={words.up(called)}
                aria-disabled={at === 0}
                onClick={() => at > 0 && move(row, at, -1)}
                className={`${iconButton} aria-disabled:opacity-40`}
              >
                <ArrowUp aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                data-move={`${row} 1`}
                aria-label={words.down(called)}
                aria-disabled={at === rows.length - 1}
                onClick={() => at < rows.length - 1 && move(row, at, 1)}
                className={`${iconButton} aria-disabled:opacity-40`}
              >
                <ArrowDown aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                aria-label={words.remove(called)}
                onClick={() => remove(row, at)}
                className={iconButton}
              >
                <Trash aria-hidden className="size-4" />
              </button>
            </div>
          </div>
        )
      })}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button variant="secondary" data-add onClick={add} disabled={rows.length >= setting.most} className="self-start">
        <Plus aria-hidden className="size-4" />
        {words.add(singular)}
      </Button>
    </fieldset>
  )
}

const isShort = ({ fields }: RowsSetting): boolean => Object.values(fields).every(({ half }) => half)

/** The title of a row: its position, and its first text, in the shown language if there is one. */
function Title({
  screen,
  fields,
  prefix,
  name,
  called,
}: {
  screen: Screen
  fields: SettingsByName
  prefix: string
  /** The rows' own, without places. */
  name: string
  called: string
}) {
  const { tag, staff } = useStaffLanguage()
  const { texts } = screen.form
  const [key, setting] = Object.entries(fields).find(([, { is }]) => is === 'value') ?? ['']
  const first = prefix + key
  const options = setting && settingTexts(staff, `${name}.${key}`, setting).options
  const own = texts[nameIn(screen.language, first)]
  const stored = own || texts[first]
  const text = (stored && options?.[stored]) ?? stored
  const language = options ? tag : own ? screen.language : DEFAULT_LANGUAGE
  return (
    <>
      {called}
      {text && (
        <>
          : <span lang={language === tag ? undefined : language}>{text}</span>
        </>
      )}
    </>
  )
}

interface RowProps {
  title: ReactNode
  isWhole: boolean
  isWanted: boolean
  children: ReactNode
}

function Row({ title, isWhole, isWanted, children }: RowProps) {
  if (!isWhole)
    return (
      <Collapsible title={title} isWanted={isWanted}>
        {children}
      </Collapsible>
    )
  return (
    <fieldset className="flex flex-col gap-5 rounded-card border border-line p-4">
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Focuses what a selector finds, once it is drawn: a row that is moved in the page loses the focus. */
function useFocusAfter() {
  const element = useRef<HTMLFieldSetElement>(null)
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    element.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  })
  return {
    element,
    focusNext: (selector: string) => {
      next.current = selector
    },
  }
}
