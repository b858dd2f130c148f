import { emptyValues, type SettingsValues } from '#contract/check-settings.ts'
import { firmSettings } from '#contract/firm-settings.ts'
import type { FirmSettings } from '#contract/settings-response.ts'

/** The response with the settings, with some values of the firm's own. */
export const someSettings = (own: SettingsValues = {}): FirmSettings => ({
  revision: '"1"',
  values: { ...emptyValues(firmSettings), ...own },
  defaults: { ...emptyValues(firmSettings), tagline: { en: 'As it ships', ne: 'सँगै आएको' } },
  pictures: {},
})

/** A plan as the call carries it. */
export const aPlan = (id: string, en: string, ne: string) => ({
  _id: id,
  name: { en, ne },
  price: 1900,
  period: { en: 'Per year', ne: '' },
  features: { en: '', ne: '' },
})
