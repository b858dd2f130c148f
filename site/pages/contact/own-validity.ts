import type { Language } from '#contract/languages.ts'

const words: Readonly<Record<Language, { required: string; noEmail: string; noPhone: string }>> = {
  en: {
    required: 'Fill in this field.',
    noEmail: 'Type a whole e-mail address, such as name@example.com.',
    noPhone: 'Type a whole phone number, such as +977 9841234567.',
  },
  ne: {
    required: 'यो भर्नुहोस्।',
    noEmail: 'पूरा इमेल ठेगाना लेख्नुहोस्, जस्तै name@example.com।',
    noPhone: 'पूरा फोन नम्बर लेख्नुहोस्, जस्तै +977 9841234567।',
  },
}

/**
 * Says in the page's language what is missing in a form, or is no e-mail address or phone number, which browsers say in their own.
 *
 * @returns a function that ends it
 */
export function addOwnValidity(form: HTMLFormElement, language: Language): () => void {
  const { required, noEmail, noPhone } = words[language]
  const onInvalid = ({ target }: Event) => {
    if (!isTextBox(target)) return
    const { valueMissing, typeMismatch, patternMismatch } = target.validity
    target.setCustomValidity(valueMissing ? required : typeMismatch ? noEmail : patternMismatch ? noPhone : '')
  }
  // A message of one's own makes the field invalid until it is taken away.
  const onInput = ({ target }: Event) => isTextBox(target) && target.setCustomValidity('')
  // The event does not bubble.
  form.addEventListener('invalid', onInvalid, true)
  form.addEventListener('input', onInput)
  return () => {
    form.removeEventListener('invalid', onInvalid, true)
    form.removeEventListener('input', onInput)
  }
}

const isTextBox = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
