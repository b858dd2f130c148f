import type { SettingsByName } from '#contract/setting.ts'
import { settingsParts } from '#contract/firm-settings.ts'
import { FirmForm } from './firm/firm-form.tsx'
import { FirmScreen } from './firm/firm-screen.tsx'
import { SettingFields } from './firm/setting-fields.tsx'
import { useStaffWords } from './language/staff-language.ts'

const only = (settings: SettingsByName, ...names: string[]): SettingsByName =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)))

const { introductions } = settingsParts.pages.fields
const heading = only(introductions.fields, 'priceTitle', 'price')
const plans = only(settingsParts.offers.fields, 'plans')
const shown = { name: 'price', fields: { introductions: { ...introductions, fields: heading }, ...plans } }

/** The heading of the page of prices and its plans: a part of the firm's settings. */
export default function AddPrice() {
  const words = useStaffWords().price
  const texts = {
    'introductions.priceTitle': { label: words.headingTitle },
    'introductions.price': { label: words.subTitle },
    plans: { label: words.items, singular: words.item },
    'plans.name': { label: words.itemTitle },
    'plans.price': { label: words.price },
    'plans.features': { label: words.description },
  }
  return (
    <FirmScreen title={words.title}>
      {(settings) => (
        <FirmForm settings={settings} shown={shown} label={words.title} previewOf="/price">
          {(screen) => {
            const own = { ...screen, texts, isUnfolded: true }
            return (
              <>
                <fieldset className="flex flex-col gap-5">
                  <legend className="sr-only">{words.heading}</legend>
                  <SettingFields screen={own} path="introductions." name="introductions." settings={heading} />
                </fieldset>
                <SettingFields screen={own} path="" name="" settings={plans} />
              </>
            )
          }}
        </FirmForm>
      )}
    </FirmScreen>
  )
}
