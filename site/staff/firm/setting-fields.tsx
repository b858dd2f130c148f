import type { Setting, SettingsByName, ValueSetting, WordsSetting } from '#contract/setting.ts'
import { type Field, isLocalized } from '#contract/fields/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { withLatinDigits } from '#contract/text/latin-digits.ts'
import { TextArea } from '../../ui/field.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { FormField } from '../entries/form-field.tsx'
import { nameIn } from '../entries/languages.ts'
import { PictureField } from './picture-field.tsx'
import { RowsField } from './rows-field.tsx'
import { type FieldProps, type Place, useSettingTexts } from './screen.ts'

const columns = (count: number): string => (count === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')

/** The fields of settings. Adjacent half-width ones stand in two columns, or in three if there are three. */
export function SettingFields({ screen, path, name, settings }: Place & { settings: SettingsByName }) {
  const lines: { key: string; fields: [string, Setting][] }[] = []
  for (const [key, setting] of Object.entries(settings)) {
    const last = lines.at(-1)
    if (setting.half && last?.fields[0]?.[1].half) last.fields.push([key, setting])
    else lines.push({ key, fields: [[key, setting]] })
  }
  return lines.map(({ key, fields }) => (
    <div key={key} className={fields.length > 1 ? `grid gap-5 ${columns(fields.length)}` : undefined}>
      {fields.map(([own, setting]) => (
        <SettingField key={own} screen={screen} path={path + own} name={name + own} setting={setting} />
      ))}
    </div>
  ))
}

function SettingField({ setting, ...place }: FieldProps<Setting>) {
  switch (setting.is) {
    case 'group':
      return <GroupField {...place} setting={setting} />
    case 'rows':
      return (
        <RowsField {...place} setting={setting}>
          {(row) => <SettingFields {...place} path={row} name={`${place.name}.`} settings={setting.fields} />}
        </RowsField>
      )
    case 'words':
      return <WordsField {...place} setting={setting} />
    case 'picture':
      return <PictureField {...place} setting={setting} />
    case 'value':
      return <ValueField {...place} setting={setting} />
  }
}

function GroupField({ setting, ...place }: FieldProps<Setting & { is: 'group' }>) {
  const { label } = useSettingTexts({ ...place, setting })
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="float-left font-semibold">{label}</legend>
      <SettingFields {...place} path={`${place.path}.`} name={`${place.name}.`} settings={setting.fields} />
    </fieldset>
  )
}

/** The name of a field's text, its label, and what belongs to its language. */
function useLocalized({ setting, ...place }: FieldProps<ValueSetting | WordsSetting>, isInEach: boolean) {
  const { path, screen } = place
  const { form, defaults, language } = screen
  const { staff, tag, message } = useStaffLanguage()
  const texts = useSettingTexts({ ...place, setting })
  const isDefault = !isInEach || language === DEFAULT_LANGUAGE
  const name = isDefault ? path : nameIn(language, path)
  const fallback = form.texts[path] || (defaults[path] ?? '')
  const error = form.errorOf(name)
  const { label: labelIn, languages } = staff.translation
  return {
    ...texts,
    name,
    label: isDefault ? texts.label : labelIn(texts.label, languages[language]),
    lang: isInEach && language !== tag ? language : undefined,
    placeholder: isDefault ? defaults[path] : form.texts[path] ? fallback : defaults[name] || fallback,
    value: form.texts[name] ?? '',
    error: error && message(error, { [setting.label]: texts.label }),
    onChange: (text: string) => form.setText(name, text),
  }
}

function ValueField(props: FieldProps<ValueSetting>) {
  const { field, pattern } = props.setting
  const { label, help, options, lang, onChange, ...rest } = useLocalized(props, isLocalized(field))
  const described: Field = field.kind === 'choice' && options ? { ...field, options } : field
  // What has a pattern, such as a time, is written in Latin digits.
  const change = (text: string) => onChange(pattern === undefined ? text : withLatinDigits(text))
  return <FormField {...rest} onChange={change} field={described} label={label} hint={help} language={lang} />
}

function WordsField(props: FieldProps<WordsSetting>) {
  const { help, onChange, singular: _rows, options: _options, ...rest } = useLocalized(props, true)
  return <TextArea {...rest} hint={help} dir="auto" rows={6} onChange={({ target }) => onChange(target.value)} />
}
