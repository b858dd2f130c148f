import type { Language } from './languages.ts'

/** The desk's settings as long as the firm has none of its own. */

/** Sunday to Friday, from and to; times as the office's clock shows them. */
export const shippedOpenings = ['0', '1', '2', '3', '4', '5'].map((day) => ({ day, from: '09:00', to: '17:00' }))

/** Working hours within which an answer is promised. */
export const ANSWER_HOURS = 8

export interface ReplyTemplate {
  name: string
  text: string
}

/** Texts for replies. `{name}` becomes the visitor's name. */
const shipped: readonly Readonly<Record<Language, ReplyTemplate>>[] = [
  {
    en: {
      name: 'Documents needed',
      text: 'Dear {name},\n\nThank you for your inquiry. So that we can answer it, please send us:\n\n- \n\nKind regards',
    },
    ne: {
      name: 'चाहिने कागजात',
      text: 'आदरणीय {name},\n\nसन्देशका लागि धन्यवाद। जवाफ दिन हामीलाई तलका कागजात चाहिन्छन्, कृपया पठाइदिनुहोस्:\n\n- \n\nसादर',
    },
  },
  {
    en: {
      name: 'Appointment',
      text: 'Dear {name},\n\nThank you for your inquiry. This is best talked over: would it suit you to come to our office, or may we call you?\n\nKind regards',
    },
    ne: {
      name: 'भेटघाट',
      text: 'आदरणीय {name},\n\nसन्देशका लागि धन्यवाद। यस विषयमा भेटेरै कुरा गर्नु राम्रो हुन्छ: हाम्रो कार्यालयमा आउन मिल्छ, वा हामी तपाईंलाई फोन गरौँ?\n\nसादर',
    },
  },
]

export const shippedTemplates: readonly ReplyTemplate[] = shipped.map(({ en }) => en)

/** A template's name and text in two languages; what the firm has written itself stays as it is. */
export const templateIn = (template: ReplyTemplate, name: Language, text: Language): ReplyTemplate => ({
  name: shipped.find(({ en }) => en.name === template.name)?.[name].name ?? template.name,
  text: shipped.find(({ en }) => en.text === template.text)?.[text].text ?? template.text,
})
