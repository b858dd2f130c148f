import { Fragment, type ReactNode, useId, useState } from 'react'

import { kindOf } from '#contract/fields/index.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#contract/languages.ts'
import { fieldBeforeImage, type Resource } from '#contract/resource.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { FormField } from './form-field.tsx'
import type { FormState } from './form-state.ts'
import { LanguageTabs, panelId, tabId } from './language-tabs.tsx'
import { nameIn } from './languages.ts'
import type { SourceTextProps } from './source-text.tsx'
import { describedField, labelOf } from './texts.ts'
import { formTranslation, outdatedFields } from './translation-state.ts'

/** Loaded later, since only translations need it. */
const SourceText = laterPart<SourceTextProps>(() => import('./source-text.tsx'))

interface LanguageFieldsProps {
  name: ResourceName
  texts: FormState['texts']
  /** Counts how often the content was replaced, which remounts fields. */
  round: number
  setText: (name: string, text: string) => void
  errorOf: (name: string) => string | undefined
  active: Language
  onActive: (language: Language) => void
  /** The control of the picture, which is the same in all languages. */
  image: ReactNode
}

/** The fields that have a text in each language, a tab for each: what is typed in one stays while another one is shown. */
export function LanguageFields({ active, onActive, image, ...rest }: LanguageFieldsProps) {
  const id = useId()
  const words = useStaffLanguage().staff.translation
  const [texts] = useState(rest.texts)
  const outdated = (language: Language) =>
    language === DEFAULT_LANGUAGE ? [] : outdatedFields(rest.name, texts, rest.texts, language)
  // A panel is first rendered when it is opened: English is written without another editor being loaded.
  const [opened, setOpened] = useState<ReadonlySet<Language>>(() => new Set([active]))
  if (!opened.has(active)) setOpened(new Set([...opened, active]))
  const noteOf = (language: Language) => {
    if (outdated(language).length > 0) return words.short.outdated
    const state = language === DEFAULT_LANGUAGE ? undefined : formTranslation(rest.name, rest.texts, language)
    return state && words.short[state]
  }
  const names = localizedFields(resources[rest.name])
  // The picture is the last of the tab if what it stands behind has no languages.
  const end = names.indexOf(fieldBeforeImage(resources[rest.name])) + 1 || names.length
  const part = (fields: readonly string[]) =>
    fields.length > 0 &&
    LANGUAGES.map((language) => (
      <div key={language} hidden={language !== active} className="flex flex-col gap-5">
        {(language === active || opened.has(language)) && (
          <Fields {...rest} fields={fields} language={language} outdated={outdated(language)} />
        )}
      </div>
    ))
  return (
    <div className="flex flex-col gap-5">
      <LanguageTabs id={id} active={active} onChange={onActive} noteOf={noteOf} />
      {/* One for all tabs, since the picture is the same in all languages. */}
      <div role="tabpanel" id={panelId(id, active)} aria-labelledby={tabId(id, active)} className="flex flex-col gap-5">
        {part(names.slice(0, end))}
        {image}
        {part(names.slice(end))}
      </div>
    </div>
  )
}

type FieldsProps = Omit<LanguageFieldsProps, 'active' | 'onActive' | 'image'> & {
  fields: readonly string[]
  language: Language
  /** Those with a text whose source was changed. */
  outdated: readonly string[]
}

function Fields({ name, fields, texts, round, setText, errorOf, language, outdated }: FieldsProps) {
  const type: Resource = resources[name]
  const { staff, tag } = useStaffLanguage()
  const { translation } = staff
  const isDefault = language === DEFAULT_LANGUAGE
  return Object.entries(type.fields)
    .filter(([field]) => fields.includes(field))
    .map(([field, description]) => {
      const own = nameIn(language, field)
      const { isHtml } = kindOf(description)
      const source = isDefault ? '' : (texts[field] ?? '')
      const label = labelOf(staff, name, field)
      const described = describedField(staff, name, field, description)
      const control = (takesFocus: boolean) => (
        <FormField
          name={own}
          field={described}
          label={isDefault ? label : translation.label(label, translation.languages[language])}
          hint={
            source ? (
              <Hint help={described.help} source={isHtml ? '' : source} isOutdated={outdated.includes(field)} />
            ) : (
              described.help
            )
          }
          language={language === tag ? undefined : language}
          value={texts[own] ?? ''}
          onChange={(text) => setText(own, text)}
          error={errorOf(own)}
          takesFocus={takesFocus}
        />
      )
      return isHtml && !isDefault ? (
        <Translated
          key={`${field}${round}`}
          label={label}
          source={source}
          isEmpty={!texts[own]}
          onCopy={() => setText(own, source)}
          editor={control}
        />
      ) : (
        <div key={`${field}${round}`}>{control(false)}</div>
      )
    })
}

interface TranslatedProps {
  label: string
  source: string
  /** Whether there is no translation yet. */
  isEmpty: boolean
  /** Makes the translation a copy of the source. */
  onCopy: () => void
  /** The field of the translation. */
  editor: (takesFocus: boolean) => ReactNode
}

/** The editor of a translation above the text to translate, with which it may begin. */
function Translated({ label, source, isEmpty, onCopy, editor }: TranslatedProps) {
  const [copies, setCopies] = useState(0)
  const copy = () => {
    onCopy()
    setCopies(copies + 1)
  }
  return (
    <div>
      {/* The editor reads its text once. It takes the focus of the button, which is gone. */}
      <Fragment key={copies}>{editor(copies > 0)}</Fragment>
      <SourceText label={label} html={source} isWanted={isEmpty} onCopy={isEmpty ? copy : undefined} />
    </div>
  )
}

interface HintProps {
  help: string | undefined
  /** The text to translate; empty for one that is shown elsewhere. */
  source: string
  isOutdated: boolean
}

/** The field's help, followed by the text to translate. */
function Hint({ help, source, isOutdated }: HintProps) {
  const { languages, outdated } = useStaffLanguage().staff.translation
  const language = languages[DEFAULT_LANGUAGE]
  return (
    <>
      {isOutdated && <strong className="text-ink">{outdated(language)}</strong>} {help}{' '}
      {source && (
        <>
          {language}: <span lang={DEFAULT_LANGUAGE}>{source}</span>
        </>
      )}
    </>
  )
}
